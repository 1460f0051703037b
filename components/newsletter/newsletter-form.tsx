'use client';

import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import styles from './newsletter-form.module.css';

interface NewsletterFormProps {
  locale: string;
  strings: Record<
    'email' | 'consent' | 'submit' | 'privacy' | 'not_sent' | 'wrong_email' | 'no_consent',
    string
  >;
  /** Path of the data policy. */
  privacyPath: string;
}

/** Error messages by field. */
interface Faults {
  email?: string | undefined;
  consent?: string | undefined;
}

/** Whether an answer refuses the address itself: browsers take more for one than mail servers do. */
function isAboutAddress(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('fields' in body)) return false;
  return typeof body.fields === 'object' && body.fields !== null && 'email' in body.fields;
}

/**
 * Subscribes an address and shows the answer's sentence (the same for known and unknown addresses). Without script the form is submitted,
 * and the answer is a page.
 */
export function NewsletterForm({ locale, strings, privacyPath }: NewsletterFormProps) {
  const [answer, setAnswer] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [faults, setFaults] = useState<Faults>({});

  /** Shows errors in the page's language, where the browser would use its own. */
  const say = (name: keyof Faults, sentence: string) => ({
    'aria-invalid': faults[name] ? true : undefined,
    'aria-describedby': faults[name] ? `newsletter-${name}` : undefined,
    onInvalid: (event: FormEvent<HTMLInputElement>) => {
      event.preventDefault();
      setFaults((known) => ({ ...known, [name]: sentence }));
      const first = event.currentTarget.form?.querySelector<HTMLInputElement>(':invalid');
      first?.focus();
    },
    onChange: () => setFaults((known) => ({ ...known, [name]: undefined })),
  });

  async function subscribe(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    setIsSending(true);
    try {
      const response = await fetch('/api/newsletter/', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Accept-Language': locale },
        body: JSON.stringify({ email: new FormData(form).get('email'), locale, consent: true }),
      });
      const body: unknown = await response.json();
      if (isAboutAddress(body)) {
        setAnswer(null);
        setFaults({ email: strings.wrong_email });
        form.querySelector<HTMLInputElement>('[name="email"]')?.focus();
        return;
      }
      const hasDetail = typeof body === 'object' && body !== null && 'detail' in body;
      setAnswer(hasDetail ? String(body.detail) : strings.not_sent);
      if (response.ok) form.reset();
    } catch {
      setAnswer(strings.not_sent);
    } finally {
      setIsSending(false);
    }
  }

  return (
    <form
      method="post"
      action={`/api/newsletter/?locale=${locale}`}
      className={styles.form}
      onSubmit={(event) => void subscribe(event)}
    >
      <input type="hidden" name="locale" value={locale} />
      <label className={styles.label}>
        {strings.email}
        <input
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
          className={styles.field}
          {...say('email', strings.wrong_email)}
        />
      </label>
      {faults.email && (
        <p id="newsletter-email" className={styles.fault}>
          {faults.email}
        </p>
      )}
      <label className={styles.consent}>
        <input type="checkbox" name="consent" value="true" required {...say('consent', strings.no_consent)} />
        <span>{strings.consent}</span>
      </label>
      {faults.consent && (
        <p id="newsletter-consent" className={styles.fault}>
          {faults.consent}
        </p>
      )}
      <div className={styles.actions}>
        <Button
          type="submit"
          shape="slant"
          variant="primary"
          className={styles.button ?? ''}
          aria-busy={isSending || undefined}
          disabled={isSending}
        >
          {strings.submit}
        </Button>
        <a href={privacyPath} className={styles.privacy}>
          {strings.privacy}
        </a>
      </div>
      <p role="status" className={styles.answer}>
        {answer}
      </p>
    </form>
  );
}

'use client';

import { useState, type FormEvent } from 'react';
import styles from './newsletter-form.module.css';

interface NewsletterFormProps {
  locale: string;
  strings: { email: string; consent: string; submit: string; failed: string };
}

/**
 * Subscribes an address; the answer's sentence is shown, whatever it is (the same for known and unknown addresses). Without script the
 * form is sent as it is, and the answer is a page.
 */
export function NewsletterForm({ locale, strings }: NewsletterFormProps) {
  const [answer, setAnswer] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);

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
      const hasDetail = typeof body === 'object' && body !== null && 'detail' in body;
      setAnswer(hasDetail ? String(body.detail) : strings.failed);
      if (response.ok) form.reset();
    } catch {
      setAnswer(strings.failed);
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
        />
      </label>
      <label className={styles.consent}>
        <input type="checkbox" name="consent" value="true" required />
        <span>{strings.consent}</span>
      </label>
      <button type="submit" className={styles.button} aria-busy={isSending || undefined} disabled={isSending}>
        <span>{strings.submit}</span>
      </button>
      <p role="status" className={styles.answer}>
        {answer}
      </p>
    </form>
  );
}

import type { Locale } from '@/lib/contract/locale';
import { siteUrl } from '@/lib/env';
import { say } from '../kernel/messages';
import { ProblemError } from '../kernel/problem';
import { sendMail } from '../mail/send';
import { createPasswordLink } from './password-link';

/** Who has forgotten a password, and the language in which they asked. */
export interface ForgottenPassword {
  email: string;
  locale: Locale;
}

/** Mails a one-time link to an account; nothing if there is none. `name` as in `sendMail`, which throws if the mail is not accepted. */
export async function mailPasswordLink({ email, locale }: ForgottenPassword, name: string): Promise<void> {
  const link = await createPasswordLink(email).catch((error: unknown) => {
    if (error instanceof ProblemError && error.code === 'not_found') return null;
    throw error;
  });
  if (link === null) return;
  const site = new URL(siteUrl).host;
  const parts = [
    say(locale, 'login.mail.greeting'),
    say(locale, 'login.mail.body', { site }),
    link,
    say(locale, 'login.mail.ignore'),
  ];
  const subject = say(locale, 'login.mail.subject', { site });
  await sendMail({ to: email, subject, text: `${parts.join('\n\n')}\n` }, name);
}

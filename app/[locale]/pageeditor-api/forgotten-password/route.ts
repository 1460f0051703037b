import { localeParams } from '@/lib/backend/handlers/documents/context';
import { endpoint } from '@/lib/backend/http/endpoint';
import { consume } from '@/lib/backend/http/rate-limit';
import { transaction } from '@/lib/backend/database/client';
import { enqueue } from '@/lib/backend/jobs/queue';
import { callerNetwork } from '@/lib/caller';
import { forgottenPasswordSchema } from '@/lib/contract/user';

/**
 * Mails a one-time link to an account. Whether there is one is found out by the job, so neither the answer nor its time tells, and the link
 * is not stored with it.
 */
export const POST = endpoint({
  access: 'public',
  params: localeParams,
  body: forgottenPasswordSchema,
  handle: async ({ request, body, locale }) => {
    const email = body.email.toLowerCase();
    await consume('password_mail_caller', callerNetwork(request.headers));
    await consume('password_mail', email);
    await transaction((tx) => enqueue(tx, 'mail_password_link', { email, locale }));
  },
});

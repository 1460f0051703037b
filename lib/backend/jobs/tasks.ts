import type { JobHelpers, TaskList } from 'graphile-worker';
import { z } from 'zod';
import { localeSchema } from '@/lib/contract/locale';
import { forgottenPasswordSchema } from '@/lib/contract/user';
import { mailPasswordLink } from '../accounts/password-mail';
import { publishDue } from '../documents/schedule';
import { sendMail } from '../mail/send';
import { checkOutsideLinks } from './check-outside-links';
import { cleanUp } from './clean-up';
import type { JobPayloads } from './queue';

const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  headers: z.record(z.string(), z.string()).optional(),
});

const forgottenSchema = forgottenPasswordSchema.extend({ locale: localeSchema });

/** The same in every attempt, and unique among databases that send from this address. */
function nameOfMail({ created_at, id }: JobHelpers['job']): string {
  return `${created_at.getTime()}-${id}`;
}

/** The task of each kind of job; if it throws, it is retried. */
export const tasks = {
  send_mail: async (payload: unknown, { job }: JobHelpers) => {
    const { headers, ...mail } = mailSchema.parse(payload);
    await sendMail(headers === undefined ? mail : { ...mail, headers }, nameOfMail(job));
  },
  mail_password_link: async (payload: unknown, { job }: JobHelpers) => {
    await mailPasswordLink(forgottenSchema.parse(payload), nameOfMail(job));
  },
  publish_due: async () => {
    await publishDue();
  },
  clean_up: async () => cleanUp(),
  check_links: async (_: unknown, { abortSignal }: JobHelpers) => checkOutsideLinks({ signal: abortSignal }),
} satisfies TaskList & Record<keyof JobPayloads, unknown>;

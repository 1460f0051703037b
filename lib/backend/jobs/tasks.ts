import type { JobHelpers, TaskList } from 'graphile-worker';
import { z } from 'zod';
import { publishDue } from '../documents/schedule';
import { sendMail } from '../mail/send';
import { cleanUp } from './clean-up';
import type { JobPayloads } from './queue';

const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  headers: z.record(z.string(), z.string()).optional(),
});

/** The task of each kind of job; if it throws, it is retried. */
export const tasks = {
  send_mail: async (payload: unknown, { job }: JobHelpers) => {
    const { headers, ...mail } = mailSchema.parse(payload);
    // The same in every attempt, and unique among databases that send from this address.
    const name = `${job.created_at.getTime()}-${job.id}`;
    await sendMail(headers === undefined ? mail : { ...mail, headers }, name);
  },
  publish_due: async () => {
    await publishDue();
  },
  clean_up: async () => cleanUp(),
} satisfies TaskList & Record<keyof JobPayloads, unknown>;

import { type Runner, Logger, run } from 'graphile-worker';
import { z } from 'zod';
import { pool } from '../database/client';
import { publishDue } from '../documents/schedule';
import { log } from '../log';
import { sendMail } from '../mail/send';
import { cleanUp } from './clean-up';
import { type JobPayloads, prepareJobs } from './queue';

const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  headers: z.record(z.string(), z.string()).optional(),
});

const tasks: Record<keyof JobPayloads, (payload: unknown) => Promise<void>> = {
  send_mail: async (payload) => {
    const { headers, ...mail } = mailSchema.parse(payload);
    await sendMail(headers === undefined ? mail : { ...mail, headers });
  },
  publish_due: async () => {
    await publishDue();
  },
  clean_up: async () => cleanUp(),
};

/** Minute, hour, day, month, weekday in UTC; a run that was missed while nothing ran is made up for within the hour. */
const crontab = ['* * * * * publish_due ?fill=1h&max=3', '17 3 * * * clean_up ?fill=1d&max=3'].join('\n');

// The queue's own reports: the levels that somebody has to look at.
const logger = new Logger(() => (level, message) => {
  if (level === 'error') log.error(message);
  else if (level === 'warning') log.warn(message);
  else log.trace(message);
});

const shared = globalThis as typeof globalThis & { litfassJobs?: Promise<Runner> };

/**
 * Starts working on jobs in this process, once. Every instance may: a job is locked while one works on it, and taken over by another
 * if that one is killed.
 */
export async function startJobs(): Promise<void> {
  shared.litfassJobs ??= start();
  await shared.litfassJobs;
}

/** Finishes the jobs at hand and takes no more. */
export async function stopJobs(): Promise<void> {
  const running = shared.litfassJobs;
  delete shared.litfassJobs;
  await (await running)?.stop();
}

async function start(): Promise<Runner> {
  await prepareJobs();
  return run({
    pgPool: pool(),
    taskList: tasks,
    crontab,
    concurrency: 2,
    pollInterval: 5000,
    noHandleSignals: true,
    logger,
  });
}

import { env, isExternal } from '@/lib/env';
import { getAuthSecret } from './accounts/auth';
import { listen, missedPayload } from './database/listen';
import { readRevalidation, revalidateChannel } from './http/revalidate';
import { startJobs } from './jobs/run';
import { log } from './log';
import { changesChannel } from './records/announce';

/**
 * Prepares a server process: checks the settings that only a running site needs, and follows what other instances, jobs and scripts
 * say is out of date. Throws a sentence if a setting is missing, which stops the start.
 */
export async function startInstance(): Promise<void> {
  if (isExternal) return;
  if (env.DATABASE_URL === undefined) {
    throw new Error('DATABASE_URL is not set: start the site with npm start, or name a PostgreSQL server in .env.');
  }
  getAuthSecret();
  for (const channel of [revalidateChannel, changesChannel]) listen(channel, follow);
  void startJobs();
}

function follow(payload: string): void {
  if (payload === missedPayload) {
    // Nobody knows what was missed while the connection was down.
    void makeFresh();
    return;
  }
  const message = readRevalidation(payload);
  if (message && !message.isOwn) void makeFresh(message.tags);
}

/** `revalidateTag` works in route handlers only, hence the way over one of our own. Without tags everything is made fresh. */
async function makeFresh(tags?: string[]): Promise<void> {
  if (env.REVALIDATE_SECRET === undefined) return;
  try {
    const answer = await fetch(`http://127.0.0.1:${env.PORT}/api/revalidate`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${env.REVALIDATE_SECRET}` },
      body: JSON.stringify({ tags }),
      signal: AbortSignal.timeout(5000),
    });
    if (!answer.ok) throw new Error(`The answer was ${answer.status}.`);
  } catch (error) {
    log.error({ err: error, tags }, 'Pages could not be made fresh');
  }
}

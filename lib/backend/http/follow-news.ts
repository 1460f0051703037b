import { env } from '@/lib/env';
import { missedPayload } from '../database/listen';
import { log } from '../log';
import { readRevalidation } from './revalidate';

/** Milliseconds within which news are gathered: one save announces itself on several channels. */
const gathering = 10;

/**
 * Milliseconds after which tags are made stale once more: a page whose rendering had begun with the old content, and ended after the news,
 * would else stand until its time is over. The first keeps the promise of one second, the last is for a server that is very busy.
 */
const settling = [300, 2000];

const retryPause = 1000;
const mostTries = 30;
const timeout = 5000;

/** Most tags that one call takes. */
const tagsPerCall = 1000;

const now = gatherer(gathering);
const later = settling.map(gatherer);

/**
 * Makes fresh what other instances, jobs and scripts say is out of date; what this process said itself it has made fresh already, but for
 * pages that were being rendered meanwhile. Never throws.
 */
export function followNews(payload: string): void {
  if (payload === missedPayload) {
    // Nobody knows what was missed while the connection was down.
    void makeFresh();
    return;
  }
  const message = readRevalidation(payload);
  if (message === null || message.isHere) return;
  if (!message.isOwn) now(message.tags);
  for (const gather of later) gather(message.tags);
}

/** Gathers tags for a while from the first one on, then makes them fresh together. */
function gatherer(milliseconds: number): (tags: readonly string[]) => void {
  let gathered: Set<string> | null = null;
  return (tags) => {
    if (gathered === null) {
      gathered = new Set();
      setTimeout(() => {
        const due = [...(gathered ?? [])];
        gathered = null;
        for (let start = 0; start < due.length; start += tagsPerCall) {
          void makeFresh(due.slice(start, start + tagsPerCall));
        }
      }, milliseconds).unref();
    }
    for (const tag of tags) gathered.add(tag);
  };
}

/**
 * `revalidateTag` works in route handlers only, hence the way over one of our own. Without tags everything is made fresh. A server that is
 * starting, or too busy to answer, is asked again.
 */
async function makeFresh(tags?: readonly string[]): Promise<void> {
  if (env.REVALIDATE_SECRET === undefined) return;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await fetch(`http://127.0.0.1:${env.PORT}/api/revalidate`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${env.REVALIDATE_SECRET}` },
        body: JSON.stringify({ tags }),
        signal: AbortSignal.timeout(timeout),
      });
      if (!answer.ok) throw new Error(`The answer was ${answer.status}.`);
      return;
    } catch (error) {
      if (attempt >= mostTries) {
        log.error({ err: error, tags }, 'Pages could not be made fresh');
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, retryPause).unref());
    }
  }
}

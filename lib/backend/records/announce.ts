import { sql } from 'drizzle-orm';
import type { Database } from '../database/client';

/** Channel on which PostgreSQL tells every instance about changes; the payload is JSON `{tags: string[]}`. */
export const changesChannel = 'litfass_changes';

/** PostgreSQL bounds a notification to 8000 bytes; tags are short. */
const tagsPerNotification = 25;

/**
 * Tells every instance, with the commit of this transaction, which tags are stale. A transaction that rolls back tells nobody.
 */
export async function announceChanges(tx: Database, tags: Iterable<string>): Promise<void> {
  const unique = [...new Set(tags)];
  for (let start = 0; start < unique.length; start += tagsPerNotification) {
    const payload = JSON.stringify({ tags: unique.slice(start, start + tagsPerNotification) });
    await tx.execute(sql`select pg_notify(${changesChannel}, ${payload})`);
  }
}

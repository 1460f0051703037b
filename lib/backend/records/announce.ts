import { sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import { noteAnnouncement } from '../http/revalidate';

/** Channel on which PostgreSQL tells every instance about changes; the payload is JSON `{from: string, tags: string[]}`. */
export const changesChannel = 'litfass_changes';

/** PostgreSQL bounds a notification to 8000 bytes; tags are short. */
const tagsPerNotification = 25;

/**
 * Tells every instance, with the commit of this transaction, which tags are stale. A transaction that rolls back tells nobody.
 */
export async function announceChanges(tx: Database, tags: Iterable<string>): Promise<void> {
  const unique = [...new Set(tags)];
  const from = noteAnnouncement(unique);
  for (let start = 0; start < unique.length; start += tagsPerNotification) {
    const payload = JSON.stringify({ from, tags: unique.slice(start, start + tagsPerNotification) });
    await tx.execute(sql`select pg_notify(${changesChannel}, ${payload})`);
  }
}

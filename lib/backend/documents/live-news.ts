import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { localeSchema } from '@/lib/contract/locale';
import type { Database } from '../database/client';
import { user } from '../database/schema/accounts';

/** Carries news about open documents to every instance: changes with their commit, and presence. */
export const liveChannel = 'litfass_live';

/** A notification has at most 8000 bytes. */
const mostModules = 50;

const changeSchema = z.object({
  type: z.literal('change'),
  document: z.int(),
  /** Null if only what visitors see has changed. */
  revision: z.int().nullable(),
  account: z.string(),
  name: z.string(),
  modules: z.array(z.int()),
});

/** Somebody who has a document open in one window of a browser, and the block that they are at. */
const guestSchema = z.object({
  document: z.int(),
  window: z.string(),
  account: z.string(),
  name: z.string(),
  block: z.int().nullable(),
  locale: localeSchema,
});

/** Notes have changed. */
const notesSchema = z.object({ type: z.literal('notes'), document: z.int(), account: z.string() });

const newsSchema = z.discriminatedUnion('type', [
  changeSchema,
  /** Somebody says where they are. */
  guestSchema.extend({ type: z.literal('person') }),
  /** An instance says who is with it, and where as far as it knows: no news to who has heard of them. It may come after what they say. */
  guestSchema.extend({ type: z.literal('here') }),
  z.object({ type: z.literal('left'), document: z.int(), window: z.string(), account: z.string() }),
  notesSchema,
  /** The record is deleted, with its document. */
  z.object({ type: z.literal('deleted'), document: z.int() }),
  /** Somebody has arrived and asks who else is there. */
  z.object({ type: z.literal('who'), document: z.int() }),
]);

export type News = z.infer<typeof newsSchema>;
export type ChangeNews = z.infer<typeof changeSchema>;
export type Guest = z.infer<typeof guestSchema>;

/** Announces with the commit of this transaction that a document's draft has changed. */
export function announceDraft(
  tx: Database,
  change: { document: number; revision: number; userId: string; modules: readonly number[] },
): Promise<unknown> {
  return announceChange(tx, change.document, change.userId, {
    revision: change.revision,
    modules: change.modules.slice(0, mostModules),
  });
}

/** Announces with the commit of this transaction that visitors see something new in a document. */
export function announcePublished(tx: Database, document: number, userId: string): Promise<unknown> {
  return announceChange(tx, document, userId, { revision: null, modules: [] });
}

/** Announces with the commit of this transaction that notes of a document have changed. */
export function announceNotes(tx: Database, document: number, account: string): Promise<void> {
  return announce(tx, [{ type: 'notes', document, account }]);
}

function announceChange(
  tx: Database,
  document: number,
  account: string,
  rest: Pick<ChangeNews, 'revision' | 'modules'>,
): Promise<unknown> {
  const known = JSON.stringify({ type: 'change', document, account, ...rest });
  const name = sql`coalesce((select left(${user.name}, 200) from ${user} where ${user.id} = ${account}), '')`;
  return tx.execute(
    sql`select pg_notify(${liveChannel}, (${known}::jsonb || jsonb_build_object('name', ${name}))::text)`,
  );
}

/** Announces presence, notes and deletions to every instance. */
export async function announce(db: Database, news: readonly Exclude<News, ChangeNews>[]): Promise<void> {
  const payloads = JSON.stringify(news);
  await db.execute(
    sql`select pg_notify(${liveChannel}, each::text) from jsonb_array_elements(${payloads}::jsonb) as each`,
  );
}

/** Parses a notification of the channel; null if it is not one of ours. */
export function readNews(payload: string): News | null {
  try {
    return newsSchema.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}

import { AsyncLocalStorage } from 'node:async_hooks';
import crypto from 'node:crypto';
import { revalidateTag } from 'next/cache';
import { z } from 'zod';
import { pool } from '../database/client';
import { tellHere } from '../database/listen';
import { log } from '../log';

/** Channel of NOTIFY on which instances tell each other which tags are out of date. */
export const revalidateChannel = 'litfass_revalidate';

const messageSchema = z.object({
  from: z.string().default(''),
  tags: z.array(z.string().min(1).max(250)).max(1000),
  /** Told within a process, not by the database. */
  isHere: z.boolean().default(false),
});

interface Announced {
  tags: Set<string>;
  /** False once the request is answered: what it left running is on its own. */
  isOpen: boolean;
}

const shared = globalThis as typeof globalThis & {
  litfassInstance?: string;
  litfassAnnounced?: AsyncLocalStorage<Announced>;
};

/** Name of this process among the instances of the site. */
const instance = (): string => (shared.litfassInstance ??= crypto.randomUUID());

/** What the request being handled has announced in its transactions. */
const announced = (): AsyncLocalStorage<Announced> => (shared.litfassAnnounced ??= new AsyncLocalStorage());

/** NOTIFY carries at most 8000 bytes. */
const tagsPerMessage = 30;

/**
 * Makes what was rendered from these tags stale, here and on all other instances. Called after the commit, in a route handler:
 * the very next request is fresh (design §7). The other instances follow through the database; if it cannot be told, that is logged
 * and they follow by time.
 */
export async function revalidateTags(tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return;
  revalidateHere(tags);
  for (let start = 0; start < tags.length; start += tagsPerMessage) {
    const message = JSON.stringify({ from: instance(), tags: tags.slice(start, start + tagsPerMessage) });
    try {
      await pool().query('select pg_notify($1, $2)', [revalidateChannel, message]);
    } catch (error) {
      log.error({ err: error, tags }, 'Other instances could not be told what is out of date');
    }
  }
}

/** Makes tags stale in this process only, and lets the index of public paths know. Only in a route handler. */
export function revalidateHere(tags: readonly string[]): void {
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  tellHere(revalidateChannel, JSON.stringify({ from: instance(), tags, isHere: true }));
}

/**
 * Runs the handler of a request; when it is done, and so what it wrote is committed, this process's pages with the tags that it
 * announced on the way are stale.
 */
export async function withAnnouncements<Result>(handle: () => Promise<Result>): Promise<Result> {
  const store: Announced = { tags: new Set(), isOpen: true };
  try {
    return await announced().run(store, handle);
  } finally {
    // Also after an error: a part may have been committed before it.
    store.isOpen = false;
    if (store.tags.size > 0) revalidateHere([...store.tags]);
  }
}

/**
 * Takes note of tags that a transaction announces by NOTIFY. Answers what the notification says of its sender: the name of this
 * process if `withAnnouncements` takes care of it, else nothing, as for a job, which then hears itself like everybody else.
 */
export function noteAnnouncement(tags: Iterable<string>): string {
  const store = announced().getStore();
  if (!store?.isOpen) return '';
  for (const tag of tags) store.tags.add(tag);
  return instance();
}

/** What a message of the channel says, and whether this process sent it; null for what is no message. */
export function readRevalidation(
  payload: string,
): { tags: string[]; isOwn: boolean; isHere: boolean } | null {
  try {
    const { from, tags, isHere } = messageSchema.parse(JSON.parse(payload));
    return { tags, isOwn: from === instance(), isHere };
  } catch {
    return null;
  }
}

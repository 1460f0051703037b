import { AsyncLocalStorage } from 'node:async_hooks';
import crypto from 'node:crypto';
import { sql } from 'drizzle-orm';
import { revalidateTag } from 'next/cache';
import { z } from 'zod';
import { changes } from '@/lib/changes.mjs';
import { contentTag } from '@/lib/contract/tags';
import { env } from '@/lib/env';
import type { Database } from '../database/client';
import { listen, missedPayload } from '../database/listen';

/**
 * How every change travels: the transaction that changes something calls `announceChanges` with the tags that become stale
 * (lib/contract/tags), and PostgreSQL delivers them to every instance with the commit. There lib/changes is told, from which rendered
 * pages, public answers, looked-up paths and the server's front follow. The process that made the change does not wait for its own
 * message: its next request is fresh.
 */
export const changesChannel = 'litfass_changes';

const messageSchema = z.object({ from: z.string(), tags: z.array(z.string().min(1).max(250)) });

/** PostgreSQL bounds a notification to 8000 bytes; tags are short. */
const tagsPerNotification = 25;

interface Announced {
  tags: Set<string>;
  /** False once the request is answered; code that is still running then is no longer covered. */
  isOpen: boolean;
}

// Routes are separate bundles of one process.
const shared = globalThis as typeof globalThis & {
  litfassInstance?: string;
  litfassAnnounced?: AsyncLocalStorage<Announced>;
};

/** Name of this process among the instances of the site. */
const instance = (): string => (shared.litfassInstance ??= crypto.randomUUID());

/** The tags that transactions of the current request have announced. */
const announced = (): AsyncLocalStorage<Announced> => (shared.litfassAnnounced ??= new AsyncLocalStorage());

/** Tells every instance, with the commit of this transaction, which tags are stale. A rolled-back transaction tells nobody. */
export async function announceChanges(tx: Database, tags: Iterable<string>): Promise<void> {
  const unique = [...new Set(tags)];
  const store = announced().getStore();
  const isOurs = store?.isOpen === true;
  if (isOurs) for (const tag of unique) store.tags.add(tag);
  // A job has no request in which this process would be told, so it listens to its own message.
  const from = isOurs ? instance() : '';
  for (let start = 0; start < unique.length; start += tagsPerNotification) {
    const payload = JSON.stringify({ from, tags: unique.slice(start, start + tagsPerNotification) });
    await tx.execute(sql`select pg_notify(${changesChannel}, ${payload})`);
  }
}

/** Runs the handler of a request. Once it is done, and its writes are committed, this process is told what it announced. */
export async function withAnnouncements<Result>(handle: () => Promise<Result>): Promise<Result> {
  const store: Announced = { tags: new Set(), isOpen: true };
  try {
    return await announced().run(store, handle);
  } finally {
    // Also after an error, since a part may have been committed before it.
    store.isOpen = false;
    if (store.tags.size > 0) tellHere([...store.tags]);
  }
}

/** Makes everything with these tags stale in this process; null means everything. Only in a route handler. */
export function tellHere(tags: readonly string[] | null): void {
  changes.tell(tags);
  // A serverless host stores rendered pages itself, for all its processes.
  if (env.SERVERLESS) for (const tag of tags ?? [contentTag]) revalidateTag(tag, { expire: 0 });
}

/**
 * Follows the announcements of other instances, jobs and scripts. After a lost connection everything is stale, since messages may have
 * been missed.
 */
export function followChanges(): void {
  listen(changesChannel, hearChange);
}

/** Handles a notification of the channel. Messages of this process and malformed ones are ignored. */
export function hearChange(payload: string): void {
  if (payload === missedPayload) {
    changes.tell(null);
    return;
  }
  const message = readMessage(payload);
  if (message !== null && message.from !== instance()) changes.tell(message.tags);
}

function readMessage(payload: string): z.infer<typeof messageSchema> | null {
  try {
    return messageSchema.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}

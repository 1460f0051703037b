import crypto from 'node:crypto';
import { revalidateTag } from 'next/cache';
import { z } from 'zod';
import { pool } from '../database/client';
import { tellHere } from '../database/listen';
import { log } from '../log';

/** Channel of NOTIFY on which instances tell each other which tags are out of date. */
export const revalidateChannel = 'litfass_revalidate';

const messageSchema = z.object({ from: z.string(), tags: z.array(z.string().min(1).max(250)).max(1000) });

const shared = globalThis as typeof globalThis & { litfassInstance?: string };

/** Name of this process among the instances of the site. */
const instance = (): string => (shared.litfassInstance ??= crypto.randomUUID());

/** NOTIFY carries at most 8000 bytes. */
const tagsPerMessage = 30;

/**
 * Makes what was rendered from these tags stale, here and on all other instances. Called after the commit, in a route handler:
 * the very next request is fresh (design §7). The other instances follow through the database; if it cannot be told, that is logged
 * and they follow by time.
 */
export async function revalidateTags(tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return;
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  for (let start = 0; start < tags.length; start += tagsPerMessage) {
    const message = JSON.stringify({ from: instance(), tags: tags.slice(start, start + tagsPerMessage) });
    tellHere(revalidateChannel, message);
    try {
      await pool().query('select pg_notify($1, $2)', [revalidateChannel, message]);
    } catch (error) {
      log.error({ err: error, tags }, 'Other instances could not be told what is out of date');
    }
  }
}

/** The tags in a message of the channel and whether another instance sent it; null for what is no message. */
export function readRevalidation(payload: string): { tags: string[]; isOwn: boolean } | null {
  try {
    const { from, tags } = messageSchema.parse(JSON.parse(payload));
    return { tags, isOwn: from === instance() };
  } catch {
    return null;
  }
}

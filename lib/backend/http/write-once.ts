import crypto from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { idempotencyHeader } from '@/lib/contract/write';
import { env } from '@/lib/env';
import { serialize } from '@/lib/pagebuilder/serialize';
import { getAuthSecret } from '../accounts/auth';
import type { Account } from '../accounts/session';
import { announceChanges } from '../changes/changes';
import { type Database, transaction } from '../database/client';
import { idempotency } from '../database/schema/documents';
import { jsonAnswer } from './answer';
import { ProblemError } from '../kernel/problem';
import { tagsOfRecords } from '../rows/tags';
import { inWriteSlot } from './write-slots';

const longestKey = 80;

/** The result of a write: its answer, and the documents whose public state it changed. */
export interface Written {
  status?: number;
  answer: unknown;
  /** Changed documents; they are rendered again if drafts are public at once. */
  changed?: readonly number[];
  /** Documents that were published. */
  published?: readonly number[];
}

interface WriteRequest {
  request: Request;
  user: Account;
  /** The body, or whatever else tells this request from others to the same address. */
  body: unknown;
}

/**
 * Runs a write in one transaction and answers after its commit. With an Idempotency-Key, a repeated request gets the first one's answer
 * and has no further effect; two at the same time wait for each other. What has become public is rendered again.
 */
export async function writeOnce(
  { request, user, body }: WriteRequest,
  work: (tx: Database) => Promise<Written>,
): Promise<Response> {
  const claim = readClaim(request, user, body);
  const { status, answer } = await inWriteSlot(() =>
    transaction(async (tx) => {
      const earlier = claim && (await takeKey(tx, claim));
      if (earlier) return earlier;
      const written = await work(tx);
      const result = { status: written.status ?? 200, answer: written.answer };
      if (claim) await tx.update(idempotency).set(result).where(isClaim(claim));
      const shown = env.EDITOR_PUBLISH === 'immediate' ? (written.changed ?? []) : [];
      await announceChanges(tx, await tagsOfRecords(tx, [...(written.published ?? []), ...shown]));
      return result;
    }),
  );
  return jsonAnswer(answer, status);
}

interface Claim {
  userId: string;
  key: string;
  request: string;
}

function readClaim(request: Request, user: Account, body: unknown): Claim | null {
  const key = request.headers.get(idempotencyHeader);
  if (key === null) return null;
  if (key === '' || key.length > longestKey) {
    throw new ProblemError('invalid', undefined, { fields: { [idempotencyHeader]: 'fields.invalid' } });
  }
  // A trailing slash makes no difference.
  const path = new URL(request.url).pathname.replace(/\/+$/, '');
  const what = `${request.method} ${path} ${serializeBody(body)}`;
  // Keyed, because the body of an account holds a password that could be guessed from a plain hash.
  const hash = crypto.createHmac('sha256', getAuthSecret()).update(what).digest('hex');
  return { userId: user.id, key, request: hash };
}

/** A body nested too deeply for the stack is not a valid one. */
function serializeBody(body: unknown): string {
  try {
    return serialize(body ?? null);
  } catch (error) {
    if (error instanceof RangeError) throw new ProblemError('invalid', 'request.json', { cause: error });
    throw error;
  }
}

/** Claims a key for this transaction; returns the answer stored under it, or null if it is new. */
async function takeKey(tx: Database, claim: Claim): Promise<{ status: number; answer: unknown } | null> {
  const taken = await tx
    .insert(idempotency)
    .values({ ...claim, status: 0 })
    .onConflictDoNothing()
    .returning({ key: idempotency.key });
  if (taken.length > 0) return null;
  const [earlier] = await tx.select().from(idempotency).where(isClaim(claim));
  if (!earlier || earlier.request !== claim.request) {
    throw new ProblemError('invalid', 'documents.key_reused', {
      fields: { [idempotencyHeader]: 'documents.key_reused' },
    });
  }
  return { status: earlier.status, answer: earlier.answer };
}

function isClaim({ userId, key }: Claim) {
  return and(eq(idempotency.userId, userId), eq(idempotency.key, key));
}

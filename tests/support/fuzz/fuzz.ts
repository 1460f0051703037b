import fc from 'fast-check';
import type { Pool } from 'pg';
import { takeChanges } from './changes';
import { anyRequest, type FuzzRequest, type Known, type Role } from './requests';
import { type FuzzAnswer, send } from './send';

export interface FuzzOptions {
  site: string;
  /** The database of that site, with `watchChanges`. */
  pool: Pool;
  known: Known;
  /** Headers of a fresh session of a role; empty for visitors. */
  signIn: (role: Role) => Promise<Record<string, string>>;
  role: Role;
  runs: number;
  seed: number;
  /** Milliseconds after which no new request is sent. */
  time: number;
  /** Called after each request. */
  report?: (answer: FuzzAnswer) => void;
}

/** Where somebody who is not signed in, or has no token, may change something. */
const publicWrites = /^\/api\/newsletter(\/|\?|$)/;

/**
 * Sends that many requests in a role, and throws with the shortest one that breaks a rule: no answer of 500 or above, none that changes
 * something and says that it refused, none that reads and changes, no writing without a token; refusals are told in the contract's shape.
 */
export async function fuzz(options: FuzzOptions): Promise<void> {
  const { site, pool, role, runs, seed, time } = options;
  let session = await options.signIn(role);
  let wasCutOff = false;
  await takeChanges(pool);
  const property = fc.asyncProperty(anyRequest(options.known), async (request) => {
    const asked = { ...request, headers: { ...request.headers, ...session } };
    const answer = await send(site, asked);
    const changes = await takeChanges(pool);
    options.report?.(answer);
    // Whoever gives up before the answer is not told what became of it: that may be seen with the next request only.
    const complaint = judge(role, request, answer, wasCutOff ? [] : changes);
    wasCutOff = answer.status === 0;
    if (complaint !== null)
      throw new Error(`As ${role}: ${complaint}\n${describe(request)}\n${answer.body.slice(0, 2000)}`);
    learn(options.known, request, answer);
    // Signing out and deleted accounts end sessions; a new one keeps the rest of the run from being refused.
    if (role !== 'visitor' && (answer.status === 401 || answer.cookies.length > 0))
      session = await options.signIn(role);
  });
  await fc.assert(property, {
    numRuns: runs,
    seed,
    interruptAfterTimeLimit: time,
    markInterruptAsFailure: false,
  });
}

function judge(role: Role, request: FuzzRequest, answer: FuzzAnswer, changes: string[]): string | null {
  const what = changes.join(', ');
  if (answer.status >= 500) return `answered with ${answer.status}`;
  if (changes.length > 0) {
    // Who was cut off after the body was there may have been heard; who said too much or too little may not.
    if (answer.status === 0 && request.announced === 'more')
      return `was not sent to its end and changed: ${what}`;
    if (answer.status >= 400) return `refused with ${answer.status} and changed: ${what}`;
    if (request.method === 'GET') return `a GET changed: ${what}`;
    const hasToken = role === 'editor' || role === 'admin';
    if (!hasToken && !publicWrites.test(request.target)) return `changed without a token: ${what}`;
  }
  if (answer.status < 400 || !answer.type.includes('json')) return null;
  return isProblem(answer.body) ? null : `refused with ${answer.status}, but not in the contract's shape`;
}

function isProblem(body: string): boolean {
  try {
    const problem: unknown = JSON.parse(body);
    if (typeof problem !== 'object' || problem === null) return false;
    const { detail, code } = { detail: null, code: null, ...problem };
    return typeof detail === 'string' && detail !== '' && typeof code === 'string' && !/\n\s+at /.test(body);
  } catch {
    return false;
  }
}

/** Takes ids and slugs from answers, so that later requests meet what earlier ones made. */
function learn(known: Known, request: FuzzRequest, answer: FuzzAnswer): void {
  if (answer.status !== 200 && answer.status !== 201) return;
  const text = answer.body.slice(0, 20_000);
  const isRecord = /^\/api\/[a-z-]+/.test(request.target);
  for (const [, id] of text.matchAll(/"id":(\d{1,9})\b/g))
    remember(isRecord ? known.records : known.modules, Number(id));
  for (const [, slug] of text.matchAll(/"slug":"([^"\\]{1,100})"/g))
    if (slug !== undefined) remember(known.slugs, slug);
}

const mostKnown = 400;

function remember<Item>(items: Item[], item: Item): void {
  if (items.includes(item)) return;
  items.push(item);
  if (items.length > mostKnown) items.splice(items.length / 2, 1);
}

function describe({ method, target, headers, body, announced }: FuzzRequest): string {
  const shown =
    typeof body === 'string' ? body : body === undefined ? '' : Buffer.from(body).toString('latin1');
  return `${method} ${target} (size: ${announced})\n${JSON.stringify(headers)}\n${JSON.stringify(shown.slice(0, 3000))}`;
}

import { sql } from 'drizzle-orm';
import { env } from '@/lib/env';
import { type Database, database } from '../database/client';
import { outsideLinks } from '../database/schema/site';
import { log } from '../kernel/log';
import { askAddress, type Found } from './ask-address';
import { listLinkedAddresses } from './outside-links';

/** Addresses in a run, and of one host; the others come in the next ones. */
const most = { run: 500, host: 20 };

/** Hosts that are asked at a time; each of them for one address after the other. */
const hostsAtOnce = 4;

/** Milliseconds between two requests to a host. */
const pause = 1000;

/** Milliseconds in which an address is not asked again, even if the run is repeated after a failure: two runs are two days. */
const spared = 12 * 60 * 60 * 1000;

/** Milliseconds of a run where the host ends a function after a minute (`maxDuration` of `app/api/jobs`). */
const longestServerless = 40_000;

interface Checking {
  ask?: (address: string) => Promise<Found>;
  pause?: number;
  now?: Date;
  /** Ends the run before its time. */
  signal?: AbortSignal | undefined;
  /** Milliseconds after which it ends itself. */
  longest?: number | undefined;
}

/**
 * Looks whether there is still something behind the addresses of other sites that visitors are led to, those first that
 * were looked at longest ago, and keeps what was found, also by a run that has to end before its time. Addresses that nobody links to any
 * more are forgotten.
 */
export async function checkOutsideLinks({
  ask = askAddress,
  pause: rest = pause,
  now = new Date(),
  signal,
  longest = env.SERVERLESS ? longestServerless : undefined,
}: Checking = {}): Promise<void> {
  const db = database();
  const linked = await listLinkedAddresses(db);
  // As one parameter: of single ones a query takes only so many.
  await db.delete(outsideLinks).where(sql`${outsideLinks.address} <> all(${sql.param(linked)}::text[])`);
  const known = await db.select().from(outsideLinks);
  const checkedAt = new Map(known.map((row) => [row.address, row.checkedAt.getTime()]));
  const isDue = (address: string) => (checkedAt.get(address) ?? 0) <= now.getTime() - spared;
  const due = linked
    .filter(isDue)
    .toSorted((one, other) => (checkedAt.get(one) ?? 0) - (checkedAt.get(other) ?? 0));
  const found = await askHosts(groupByHost(due), ask, rest, endOfRun(signal, longest));
  const answers = [...found.values()];
  // Without a network no host is found, and nothing can be said of any link; but it was this one's turn.
  const hasNetwork = answers.some((each) => each === 'something' || each === 'nothing');
  for (const [address, each] of found)
    await keep(db, address, each === 'no host' && !hasNetwork ? 'unknown' : each, now);
  log.info({ asked: answers.length, linked: linked.length }, 'Links to other sites were looked at');
}

/** The addresses of a run by their hosts, in their order. */
function groupByHost(addresses: readonly string[]): string[][] {
  const hosts = new Map<string, string[]>();
  let count = 0;
  for (const address of addresses) {
    const { host } = new URL(address);
    const group = hosts.get(host) ?? [];
    if (count >= most.run) break;
    if (group.length >= most.host) continue;
    hosts.set(host, [...group, address]);
    count += 1;
  }
  return [...hosts.values()];
}

/** When a run has to end before its time: with its worker, or before a host ends its function. */
function endOfRun(signal: AbortSignal | undefined, longest: number | undefined): Promise<null> {
  return new Promise((resolve) => {
    const end = () => resolve(null);
    if (signal?.aborted === true) end();
    signal?.addEventListener('abort', end, { once: true });
    if (longest !== undefined) setTimeout(end, longest).unref();
  });
}

/** Asks several hosts at a time, and each for one address after the other, and waits for no answer after the end of the run. */
async function askHosts(
  hosts: readonly string[][],
  ask: (address: string) => Promise<Found>,
  rest: number,
  end: Promise<null>,
): Promise<Map<string, Found>> {
  const found = new Map<string, Found>();
  const queue = [...hosts];
  const askNext = async (index: number, address: string) => {
    if (index > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    return ask(address);
  };
  const work = async () => {
    for (let group = queue.shift(); group !== undefined; group = queue.shift()) {
      for (const [index, address] of group.entries()) {
        const answer = await Promise.race([end, askNext(index, address)]);
        if (answer === null) return;
        found.set(address, answer);
      }
    }
  };
  await Promise.all(Array.from({ length: hostsAtOnce }, work));
  return found;
}

/** What cannot be said of an address leaves what was known of it. */
async function keep(db: Database, address: string, found: Found, now: Date): Promise<void> {
  const isGone = found === 'nothing' || found === 'no host';
  const before = sql`${outsideLinks.failures}`;
  const failures = found === 'something' ? 0 : isGone ? sql`${before} + 1` : before;
  await db
    .insert(outsideLinks)
    .values({ address, failures: isGone ? 1 : 0, checkedAt: now })
    .onConflictDoUpdate({ target: outsideLinks.address, set: { failures, checkedAt: now } });
}

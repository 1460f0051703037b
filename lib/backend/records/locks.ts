import { sql } from 'drizzle-orm';
import type { RecordResource } from '@/lib/records/definitions';
import type { Database } from '../database/client';

/*
 * Two writers wait for each other only over the same thing, and always take it in this order: document, record, addresses, what is pointed
 * at, redirects. All is let go with the end of the transaction.
 */

/** Seeds of the locks' numbers, so that they meet no others. */
const seeds = { address: 4_110_001, single: 4_110_002, redirects: 4_110_003 } as const;

/** One writer of an address at a time: a path, or the slug of what has no path. */
export async function lockAddress(tx: Database, address: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${address}, ${seeds.address}))`);
}

/** Lets one transaction at a time create the record of a resource that has only one. */
export async function lockSingle(tx: Database, resource: RecordResource): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${resource}, ${seeds.single}))`);
}

/**
 * Redirects and paths are judged by each other: no redirect starts where something lives, and each leads somewhere. Who `gives` a path to
 * something shares the lock with others who do; who `changes` redirects has it alone.
 */
export async function lockRedirects(tx: Database, use: 'gives' | 'changes'): Promise<void> {
  await tx.execute(
    use === 'gives'
      ? sql`select pg_advisory_xact_lock_shared(${seeds.redirects})`
      : sql`select pg_advisory_xact_lock(${seeds.redirects})`,
  );
}

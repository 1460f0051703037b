import { sql } from 'drizzle-orm';
import type { RecordResource } from '@/lib/records/definitions';
import type { Database } from '../database/client';

/*
 * Two writers wait for each other only about the same thing, and always lock in this order: document, record, addresses, referenced
 * records, redirects. All locks are released at the end of the transaction.
 */

/** Seeds of the lock numbers, so that they do not collide with others. */
const seeds = { address: 4_110_001, single: 4_110_002, redirects: 4_110_003, patterns: 4_110_004 } as const;

/** Allows one writer of an address at a time: a path, or the slug of a record without a path. */
export async function lockAddress(tx: Database, address: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${address}, ${seeds.address}))`);
}

/** Allows one transaction at a time to create the record of a resource that has only one. */
export async function lockSingle(tx: Database, resource: RecordResource): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${resource}, ${seeds.single}))`);
}

/**
 * Redirects and paths are checked against each other: no redirect starts at an existing path, and each leads to one. Writers that give a
 * record a path (`gives`) share the lock; a writer that `changes` redirects holds it alone.
 */
export async function lockRedirects(tx: Database, use: 'gives' | 'changes'): Promise<void> {
  await tx.execute(
    use === 'gives'
      ? sql`select pg_advisory_xact_lock_shared(${seeds.redirects})`
      : sql`select pg_advisory_xact_lock(${seeds.redirects})`,
  );
}

/** Allows one transaction at a time to give a pattern a name: another one that wants it sees who has it. */
export async function lockPatternNames(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${seeds.patterns})`);
}

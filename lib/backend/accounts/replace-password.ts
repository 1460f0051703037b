import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import { account, session, verification } from '../database/schema/accounts';

/** Sets a new password and ends every session and password link of the account. */
export async function replacePassword(tx: Database, userId: string, hash: string): Promise<void> {
  await tx
    .update(account)
    .set({ password: hash, updatedAt: sql`now()` })
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')));
  await endAccess(tx, userId);
}

/** Ends every session and password link of an account. */
export async function endAccess(tx: Database, userId: string): Promise<void> {
  await tx.delete(verification).where(eq(verification.value, userId));
  await tx.delete(session).where(eq(session.userId, userId));
}

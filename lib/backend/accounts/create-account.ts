import crypto from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type Database, transaction } from '../database/client';
import { account, user } from '../database/schema/accounts';
import { ProblemError } from '../kernel/problem';
import { auth } from './auth';

interface NewAccount {
  email: string;
  name: string;
  role: 'editor' | 'admin';
  /** Null: nobody can sign in until a password is set through a reset link. */
  password: string | null;
}

/** Creates an account, since there is no sign-up. Returns its id; an existing account with the address is left as it is. */
export async function createAccount(input: NewAccount): Promise<string> {
  return transaction(async (tx) => {
    const made = await insertAccount(tx, input);
    if (made !== null) return made;
    const [existing] = await tx
      .select({ id: user.id })
      .from(user)
      .where(eq(user.email, input.email.toLowerCase()));
    if (existing === undefined) throw new ProblemError('unavailable');
    return existing.id;
  });
}

/** Creates an account and returns its id; null if there is one with that address. */
export async function insertAccount(tx: Database, input: NewAccount): Promise<string | null> {
  const hash = input.password === null ? null : await (await auth().$context).password.hash(input.password);
  const id = crypto.randomUUID();
  const made = await tx
    .insert(user)
    .values({
      id,
      email: input.email.toLowerCase(),
      name: input.name,
      role: input.role,
      emailVerified: true,
    })
    .onConflictDoNothing({ target: user.email })
    .returning({ id: user.id });
  if (made.length === 0) return null;
  await tx.insert(account).values({
    id: crypto.randomUUID(),
    accountId: id,
    providerId: 'credential',
    userId: id,
    password: hash,
  });
  return id;
}

import crypto from 'node:crypto';
import { eq } from 'drizzle-orm';
import { transaction } from '../database/client';
import { account, user } from '../database/schema/accounts';
import { auth } from './auth';

interface NewAccount {
  email: string;
  name: string;
  role: 'editor' | 'admin';
  /** Null: nobody can sign in until a password is set through a reset link. */
  password: string | null;
}

/** Makes an account, since sign-up is closed. Answers its id; an account with that address is left as it is and its id answered. */
export async function createAccount(input: NewAccount): Promise<string> {
  const email = input.email.toLowerCase();
  const hash = input.password === null ? null : await (await auth().$context).password.hash(input.password);
  return transaction(async (tx) => {
    const [existing] = await tx.select({ id: user.id }).from(user).where(eq(user.email, email));
    if (existing) return existing.id;
    const id = crypto.randomUUID();
    await tx.insert(user).values({ id, email, name: input.name, role: input.role, emailVerified: true });
    await tx.insert(account).values({
      id: crypto.randomUUID(),
      accountId: id,
      providerId: 'credential',
      userId: id,
      password: hash,
    });
    return id;
  });
}

import crypto from 'node:crypto';
import { eq } from 'drizzle-orm';
import { siteUrl } from '@/lib/env';
import { database, transaction } from '../database/client';
import { user, verification } from '../database/schema/accounts';
import { ProblemError } from '../kernel/problem';
import { auth } from './auth';
import { checkPassword } from './password-rules';
import { replacePassword } from './replace-password';

const day = 24 * 60 * 60 * 1000;

/** A link that sets the password of an account, once, within a day. Throws a 404 `ProblemError` for an unknown address. */
export async function createPasswordLink(email: string): Promise<string> {
  const [account] = await database()
    .select({ id: user.id })
    .from(user)
    .where(eq(user.email, email.toLowerCase()));
  if (!account) throw new ProblemError('not_found');
  const token = crypto.randomBytes(24).toString('base64url');
  const { internalAdapter } = await auth().$context;
  await internalAdapter.createVerificationValue({
    identifier: identifierOf(token),
    value: account.id,
    expiresAt: new Date(Date.now() + day),
  });
  return `${siteUrl}/cms-hub?token=${token}`;
}

/**
 * Sets a password with the token of a link, and ends all sessions and other links of the account. Throws a 400 `ProblemError` for a used,
 * expired or made-up token, and for a password against the rules, in which case the link stays valid.
 */
export async function setPassword(token: string, password: string): Promise<void> {
  const { internalAdapter, password: hashing } = await auth().$context;
  const link = await internalAdapter.findVerificationValue(identifierOf(token));
  if (!link || link.expiresAt < new Date()) throw new ProblemError('invalid', 'login.link');
  const [owner] = await database().select({ email: user.email }).from(user).where(eq(user.id, link.value));
  if (!owner) throw new ProblemError('invalid', 'login.link');
  await checkPassword(password, owner.email);
  const hash = await hashing.hash(password);
  await transaction(async (tx) => {
    // One after the other: if two links are used at the same moment, the second is gone by its turn.
    await tx.select({ id: user.id }).from(user).where(eq(user.id, link.value)).for('update');
    const used = await tx
      .delete(verification)
      .where(eq(verification.id, link.id))
      .returning({ id: verification.id });
    if (used.length === 0) throw new ProblemError('invalid', 'login.link');
    await replacePassword(tx, link.value, hash);
  });
}

/** The form in which better-auth keeps its own reset tokens. */
function identifierOf(token: string): string {
  return `reset-password:${token}`;
}

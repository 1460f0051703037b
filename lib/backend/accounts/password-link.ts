import crypto from 'node:crypto';
import { eq } from 'drizzle-orm';
import { APIError } from 'better-auth/api';
import { siteUrl } from '@/lib/env';
import { database } from '../database/client';
import { user } from '../database/schema/accounts';
import { ProblemError } from '../problem';
import { auth } from './auth';

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
  // The form in which better-auth keeps its own reset tokens; `setPassword` lets it take them.
  await internalAdapter.createVerificationValue({
    identifier: `reset-password:${token}`,
    value: account.id,
    expiresAt: new Date(Date.now() + day),
  });
  return `${siteUrl}/cms-hub?token=${token}`;
}

/** Sets a password with the token of a link; ends all sessions of the account. A used, old or made-up token is a 400 `ProblemError`. */
export async function setPassword(token: string, password: string): Promise<void> {
  try {
    await auth().api.resetPassword({ body: { token, newPassword: password } });
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    if (error.statusCode >= 500)
      throw new ProblemError('unavailable', 'problems.unavailable', { cause: error });
    throw new ProblemError('invalid', 'login.link', { cause: error });
  }
}

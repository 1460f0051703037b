import { eq } from 'drizzle-orm';
import { APIError } from 'better-auth/api';
import type { Locale } from '@/lib/contract/locale';
import { database } from '../database/client';
import { session, user } from '../database/schema/accounts';
import { ProblemError } from '../kernel/problem';
import { auth } from './auth';
import { companionCookies, expiredCookies } from './session';

/**
 * Signs in and returns the cookies to set. A wrong address and a wrong password give the same 401 in the same time. `headers` are those
 * of the request; address and browser are kept with the session.
 */
export async function signIn(email: string, password: string, headers: Headers): Promise<string[]> {
  try {
    const answer = await auth().api.signInEmail({ body: { email, password }, headers, returnHeaders: true });
    return [...answer.headers.getSetCookie(), ...companionCookies(answer.response.token)];
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    if (error.statusCode < 500) throw new ProblemError('not_authenticated', 'login.wrong', { cause: error });
    throw new ProblemError('unavailable', 'problems.unavailable', { cause: error });
  }
}

/** Remembers the language that somebody signed in with, for mails to them. */
export async function rememberLocale(userId: string, locale: Locale): Promise<void> {
  await database().update(user).set({ locale }).where(eq(user.id, userId));
}

/** Ends a session on the server and returns the cookies that clear the browser's. After an error the session has not ended. */
export async function signOut(sessionToken: string): Promise<string[]> {
  // Not better-auth's own sign-out, which swallows a failing database.
  await database().delete(session).where(eq(session.token, sessionToken));
  return expiredCookies();
}

import type { Locale } from '@/lib/contract/locale';
import { userSchema, type User } from '@/lib/contract/user';
import { request, RequestProblem } from './request';

/** Who is signed in, or null if nobody is. Throws `RequestProblem` if the server does not tell (spec §7). */
export async function findUser(locale: Locale, signal?: AbortSignal): Promise<User | null> {
  try {
    return userSchema.parse(await request(`/${locale}/pageeditor-api/user`, { locale, signal }));
  } catch (error) {
    if (error instanceof RequestProblem && (error.status === 401 || error.status === 403)) return null;
    throw error;
  }
}

/** Signs in and gives the user. Throws `RequestProblem`: 400 and 401 for wrong details, 429 for too many attempts. */
export async function signIn(locale: Locale, email: string, password: string): Promise<User> {
  return userSchema.parse(
    await request(`/${locale}/pageeditor-api/login`, { method: 'POST', body: { email, password }, locale }),
  );
}

/** Ends the session on the server. A session that had already ended is not an error. */
export async function signOut(locale: Locale): Promise<void> {
  try {
    await request(`/${locale}/pageeditor-api/logout`, { method: 'POST', body: {}, locale });
  } catch (error) {
    if (error instanceof RequestProblem && (error.status === 401 || error.status === 403)) return;
    throw error;
  }
}

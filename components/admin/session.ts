import { getUser, login, logout } from '@/lib/client/page-editor';
import { RequestError } from '@/lib/client/request';
import type { Locale } from '@/lib/contract/locale';
import type { User } from '@/lib/contract/user';

/** The signed-in user, or null. Throws `RequestError` if the server does not tell (spec §7). */
export async function findUser(locale: Locale, signal?: AbortSignal): Promise<User | null> {
  try {
    return await getUser(locale, signal);
  } catch (error) {
    if (isSignedOut(error)) return null;
    throw error;
  }
}

/** Signs in and returns the user. Throws `RequestError`: 400 and 401 for wrong credentials, 429 for too many attempts. */
export async function signIn(locale: Locale, email: string, password: string): Promise<User> {
  return login(locale, { email, password });
}

/** Ends the session on the server. A session that had already ended is not an error. */
export async function signOut(locale: Locale): Promise<void> {
  try {
    await logout(locale);
  } catch (error) {
    if (!isSignedOut(error)) throw error;
  }
}

/** Whether an error means that there is no session. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof RequestError && (error.status === 401 || error.code === 'not_authenticated');
}

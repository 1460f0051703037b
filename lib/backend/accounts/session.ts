import { APIError } from 'better-auth/api';
import { z } from 'zod';
import { hintCookie, hintValues } from '@/lib/hint-cookie.mjs';
import { csrfCookie } from '@/lib/contract/write';
import { soon } from '../database/soon';
import { ProblemError } from '../kernel/problem';
import { auth, isSecure, sessionSeconds } from './auth';
import { csrfToken } from './csrf';

const accountSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(['editor', 'admin']),
});

/** The signed-in account. */
export type Account = z.infer<typeof accountSchema>;

/** A valid session with its account. */
export interface Session {
  user: Account;
  token: string;
  /** Cookies to set again when the session was prolonged. */
  cookies: string[];
}

/** Whether a request has a session cookie at all; without one, the database is not asked. */
export function hasSessionCookie(headers: Headers): boolean {
  return /(?:^|;\s*)(?:__Secure-)?litfass\.session_token=/.test(headers.get('cookie') ?? '');
}

/**
 * The session of a request, or null. With `prolong`, a session in use is extended and its cookies have to be set again. Throws a 503
 * `ProblemError` if the accounts cannot be read, which is not the same as being signed out.
 */
export async function findSession(
  headers: Headers,
  options: { prolong?: boolean } = {},
): Promise<Session | null> {
  if (!hasSessionCookie(headers)) return null;
  try {
    const answer = await soon(
      auth().api.getSession({
        headers,
        query: { disableRefresh: options.prolong !== true },
        returnHeaders: true,
      }),
    );
    if (answer.response === null) return null;
    const { user, session } = answer.response;
    const changed = answer.headers.getSetCookie();
    const cookies = changed.length === 0 ? [] : [...changed, ...companionCookies(session.token)];
    return { user: accountSchema.parse(user), token: session.token, cookies };
  } catch (error) {
    if (error instanceof APIError)
      throw new ProblemError('unavailable', 'problems.unavailable', { cause: error });
    throw error;
  }
}

/** The cookies that accompany the session's: CSRF token and hint, both readable by scripts. */
export function companionCookies(sessionToken: string): string[] {
  return [cookie(csrfCookie, csrfToken(sessionToken)), cookie(hintCookie, hintValues.here)];
}

/** The cookies that delete everything a sign-in has set. */
export async function expiredCookies(): Promise<string[]> {
  const { authCookies } = await auth().$context;
  return [
    cookie(authCookies.sessionToken.name, '', { seconds: 0, httpOnly: true }),
    cookie(csrfCookie, '', { seconds: 0 }),
    cookie(hintCookie, '', { seconds: 0 }),
  ];
}

function cookie(name: string, value: string, options: { seconds?: number; httpOnly?: boolean } = {}): string {
  const parts = [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${options.seconds ?? sessionSeconds}`,
    'SameSite=Lax',
  ];
  if (options.httpOnly) parts.push('HttpOnly');
  if (isSecure) parts.push('Secure');
  return parts.join('; ');
}

import crypto from 'node:crypto';
import { getAuthSecret } from './auth';

/** The CSRF token of a session. It cannot be made without the secret and is not valid for any other session. */
export function csrfToken(sessionToken: string): string {
  return crypto.createHmac('sha256', getAuthSecret()).update(`csrf:${sessionToken}`).digest('base64url');
}

/** Whether a sent token belongs to the session. */
export function isCsrfToken(sent: string | null, sessionToken: string): boolean {
  if (sent === null) return false;
  const expected = Buffer.from(csrfToken(sessionToken));
  const given = Buffer.from(sent);
  return given.length === expected.length && crypto.timingSafeEqual(given, expected);
}

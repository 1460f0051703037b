import 'server-only';
import { createHmac } from 'node:crypto';
import { env, siteUrl } from '@/lib/env';

/** The cookie that says that the content system knew this browser's session once; the web server takes large bodies only with it. */
export const knownCookie = 'litfass_known';

/**
 * The cookie for a browser whose session the content system has just acknowledged: a mac of the session's cookie, which fits no other and nobody
 * can make up. Null without a session, or without a secret; and then nothing large is taken.
 */
export function vouchFor(cookieHeader: string | null): string | null {
  const name = env.CONTENT_API_SESSION_COOKIE;
  const session = (cookieHeader ?? '')
    .split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  if (session === undefined || env.AUTH_SECRET === undefined) return null;
  const mac = createHmac('sha256', env.AUTH_SECRET).update(`known:${session}`).digest('base64url');
  return `${knownCookie}=${mac}; Path=/; HttpOnly; SameSite=Lax${siteUrl.startsWith('https:') ? '; Secure' : ''}`;
}

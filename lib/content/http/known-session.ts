import 'server-only';
import { createHmac } from 'node:crypto';
import { env, siteUrl } from '@/lib/env';

/** Cookie that says that the content system has accepted this browser's session before; the web server takes large bodies only with it. */
export const knownCookie = 'litfass_known';

/**
 * The value of that cookie once the content system has accepted the session: a MAC of the session's cookie, which cannot be forged or
 * used with another session. Null without a session or a secret, in which case no large body is accepted.
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

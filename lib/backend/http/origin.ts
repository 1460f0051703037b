import { siteUrl } from '@/lib/env';

/**
 * Whether a request comes from a page of this site: its Origin is the site's address, or that of the requested host, such as 127.0.0.1
 * instead of localhost. Browsers send Origin with every write; a request without one is refused.
 */
export function isSameOrigin(headers: Headers): boolean {
  const origin = headers.get('origin');
  if (origin === null || !URL.canParse(origin)) return false;
  const site = new URL(siteUrl);
  const from = new URL(origin);
  if (from.origin === site.origin) return true;
  return from.protocol === site.protocol && from.host === headers.get('host');
}

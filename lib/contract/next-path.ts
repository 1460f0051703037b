/**
 * Where to go after sign-in: the asked path if it is one of this site, else the fallback. Anything that a browser could read
 * as another host (`//host`, `/\host`, a scheme) is refused.
 */
export function safeNextPath(asked: string | null, origin: string, fallback: string): string {
  if (asked === null || !asked.startsWith('/')) return fallback;
  let url: URL;
  try {
    url = new URL(asked, origin);
  } catch {
    return fallback;
  }
  const path = `${url.pathname}${url.search}${url.hash}`;
  // Once its dots are resolved, `/.//host` begins with two slashes.
  return url.origin === origin && !path.startsWith('//') ? path : fallback;
}

import 'server-only';

/** Most redirects that a read follows: the other form of a path, and a renamed record. */
const mostRedirects = 3;

/**
 * The content system redirects to another host, which must not get its cookies and headers, and whose answer is not the content system's.
 */
export class ForeignRedirectError extends Error {
  constructor(url: string) {
    super(`The content system redirects ${new URL(url).pathname} to another host, which is not followed.`);
    this.name = 'ForeignRedirectError';
  }
}

/** The absolute target of a redirect; null if the answer is none. */
export function redirectTarget(url: string, answer: Response): string | null {
  const location = answer.headers.get('location');
  const isRedirect = [301, 302, 303, 307, 308].includes(answer.status);
  return isRedirect && location !== null && URL.canParse(location, url) ? new URL(location, url).href : null;
}

/**
 * Fetches an address and follows redirects on the same origin only. Throws `ForeignRedirectError` for another origin: otherwise whoever
 * can make the content system redirect would get the visitor's cookies and could answer in its place.
 */
export async function readSameOrigin(url: string, init: RequestInit): Promise<Response> {
  let current = url;
  for (let count = 0; ; count += 1) {
    const answer = await fetch(current, { ...init, redirect: 'manual' });
    const target = redirectTarget(current, answer);
    if (target === null) return answer;
    await answer.body?.cancel();
    if (new URL(target).origin !== new URL(url).origin) throw new ForeignRedirectError(url);
    if (count === mostRedirects) throw new Error('The content system redirects in circles.');
    current = target;
  }
}

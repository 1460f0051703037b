import { siteUrl } from '@/lib/env';
import { askPublic, mostRedirects, redirectOf, type Reach } from '../kernel/ask-public';

/**
 * What is behind an address: something, nothing any more (404, 410), no such host, or nobody can say: too slow, refused, in trouble, in a
 * network that is not public.
 */
export type Found = 'something' | 'nothing' | 'no host' | 'unknown';

interface Asking extends Reach {
  /** Milliseconds for each request. */
  patience?: number;
}

/**
 * Asks an address of another site, and those that it redirects to, each judged anew. HEAD is asked first; what that does not find is asked
 * for by GET. No body is read.
 */
export async function askAddress(address: string, asking: Asking = {}): Promise<Found> {
  try {
    let url = new URL(address);
    for (let step = 0; step <= mostRedirects; step += 1) {
      const head = await ask('HEAD', url, asking);
      const { status, next } = head.status >= 400 ? await ask('GET', url, asking) : head;
      if (next !== null) {
        url = next;
        continue;
      }
      if (status === 404 || status === 410) return 'nothing';
      return status < 400 ? 'something' : 'unknown';
    }
    return 'unknown';
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOTFOUND' ? 'no host' : 'unknown';
  }
}

interface Answer {
  status: number;
  /** Where it redirects to. */
  next: URL | null;
}

async function ask(
  method: 'HEAD' | 'GET',
  url: URL,
  { patience = 10_000, ...reach }: Asking,
): Promise<Answer> {
  const answer = await askPublic(url, {
    ...reach,
    method,
    signal: AbortSignal.timeout(patience),
    headers: { 'User-Agent': `Litfass link check (${siteUrl})`, Accept: '*/*' },
  });
  answer.destroy();
  return { status: answer.statusCode ?? 0, next: redirectOf(url, answer) };
}

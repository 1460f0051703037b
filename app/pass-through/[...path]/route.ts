import { getTranslations } from 'next-intl/server';
import { tellHere } from '@/lib/backend/changes/changes';
import { tellLength } from '@/lib/backend/http/length';
import { passThrough, originalPathHeader } from '@/lib/content/http/pass-through';
import { localeOfPath } from '@/lib/content/public-path';
import { defaultLocale } from '@/lib/contract/locale';
import { problemStatus } from '@/lib/contract/problem';

/**
 * With an external content system, the middleware sends every call of the contract here, from where it goes on to that system. A write
 * that it accepts is public at once, since the base contract has no drafts, and makes rendered pages stale.
 */
async function handle(request: Request): Promise<Response> {
  const answer = await passThrough(request);
  if (typeof answer === 'string') {
    const locale = localeOfPath(request.headers.get(originalPathHeader) ?? '') ?? defaultLocale;
    const translate = await getTranslations({ locale, namespace: 'backend.problems' });
    return Response.json({ detail: translate(answer), code: answer }, { status: problemStatus[answer] });
  }
  if (answer.ok && changesContent(request)) tellHere(null);
  return tellLength(answer);
}

/** Visitors write too, but nothing that a page shows: they must not be able to empty the cache. */
function changesContent({ method, headers }: Request): boolean {
  const path = headers.get(originalPathHeader) ?? '';
  return method !== 'GET' && method !== 'HEAD' && !/^\/api\/newsletter(?:\/|\?|$)/.test(path);
}

export { handle as DELETE, handle as GET, handle as HEAD, handle as PATCH, handle as POST, handle as PUT };

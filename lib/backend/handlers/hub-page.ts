import { defaultLocale } from '@/lib/contract/locale';
import { safeNextPath } from '@/lib/contract/next-path';
import { pagePath } from '@/lib/contract/paths';
import { contentType, formType } from '../http/body';

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

/** Sentences of the form that works without script; the fragment of the address chooses one. */
function findReason(status: number): 'wrong' | 'too_many' | 'failed' {
  if (status === 400 || status === 401) return 'wrong';
  return status === 429 ? 'too_many' : 'failed';
}

/**
 * Answers the hub's form, as it is sent without script, with a page in place of JSON: with the one that was asked for, else the drafted
 * home page, as neither hub nor admin have more to show then; or with the form again, which says why.
 */
export function withHubPage<Context>(handle: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    const answer = await handle(request, context);
    if (contentType(request) !== formType) return answer;
    // The hub is the same page for everybody: what its address asks for is known from where the form was.
    const from = request.headers.get('referer') ?? '';
    const { search, searchParams, origin } = new URL(URL.canParse(from) ? from : request.url);
    const location = answer.ok
      ? safeNextPath(searchParams.get('next'), origin, `${pagePath(defaultLocale, '')}?v=draft`)
      : `/cms-hub${search}#${findReason(answer.status)}`;
    const page = new Response(null, {
      status: 303,
      headers: { Location: location, 'Cache-Control': 'no-store' },
    });
    for (const cookie of answer.headers.getSetCookie()) page.headers.append('Set-Cookie', cookie);
    return page;
  };
}

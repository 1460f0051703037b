import { defaultLocale } from '@/lib/contract/locale';
import type { HubSentence } from '@/lib/contract/hub';
import { safeNextPath } from '@/lib/contract/next-path';
import { pagePath } from '@/lib/contract/paths';
import { type Problem, readProblem } from '@/lib/contract/problem';
import { contentType, formType } from '../http/body';

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

/** Where a form of the hub leads; `from` is the page that held it. */
interface Ways {
  done: (from: URL) => string;
  failed: (from: URL, status: number, problem: Problem | null) => string;
}

const hub = (sentence: HubSentence, search = ''): string => `/cms-hub${search}#${sentence}`;

/**
 * To the requested page, or else to the draft of the home page, since hub and admin have nothing more to show then; or back with the
 * reason.
 */
const signIn: Ways = {
  done: ({ searchParams, origin }) =>
    safeNextPath(searchParams.get('next'), origin, `${pagePath(defaultLocale, '')}?v=draft`),
  failed: ({ search }, status) =>
    hub(status === 400 || status === 401 ? 'wrong' : status === 429 ? 'too_many' : 'failed', search),
};

/** To the sign-in; on failure back with the link, if it is still valid. */
const setPassword: Ways = {
  done: () => hub('password_set'),
  failed: ({ search }, status, problem) => {
    if (status === 400) return problem?.fields?.['password'] ? hub('refused', search) : hub('expired');
    return hub(status === 429 ? 'too_many' : 'failed', search);
  },
};

/** To the sign-in, even if the session had already ended. */
const signOut: Ways = {
  done: () => hub('signed_out'),
  failed: (_, status) => hub(status === 401 ? 'signed_out' : 'failed'),
};

const ways = { signIn, setPassword, signOut };

/** Answers a form of the hub that was sent without script with a page instead of JSON. */
export function withHubPage<Context>(form: keyof typeof ways, handle: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    const answer = await handle(request, context);
    if (contentType(request) !== formType) return answer;
    // The page that the hub was asked to lead to is in the address of the form's page.
    const referer = request.headers.get('referer') ?? '';
    const from = new URL(URL.canParse(referer) ? referer : request.url);
    const { done, failed } = ways[form];
    const location = answer.ok
      ? done(from)
      : failed(from, answer.status, readProblem(answer.status, await answer.json().catch(() => null)));
    const page = new Response(null, {
      status: 303,
      headers: { Location: location, 'Cache-Control': 'no-store' },
    });
    for (const cookie of answer.headers.getSetCookie()) page.headers.append('Set-Cookie', cookie);
    return page;
  };
}

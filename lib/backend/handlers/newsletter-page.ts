import { screenPath } from '@/lib/contract/paths';
import type { Locale } from '@/lib/contract/locale';
import type { NewsletterAnswer } from '@/lib/contract/newsletter';
import { requestLocale } from '../http/answer';
import { contentType } from '../http/body';

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

/** Leads a browser to the page for a step of the newsletter: the result, or a question with a button. */
export function toNewsletterPage(
  locale: Locale,
  step: { state: NewsletterAnswer['state'] | 'failed' } | { confirm: string } | { unsubscribe: string },
): Response {
  return new Response(null, {
    status: 303,
    headers: {
      Location: `${screenPath(locale, 'newsletter')}?${new URLSearchParams(step)}`,
      'Cache-Control': 'no-store',
    },
  });
}

/**
 * Answers forms of the site's pages, which work without script, with a page instead of JSON. A form with the token in its address comes
 * from a mail provider (RFC 8058), which needs no page.
 */
export function withNewsletterPage<Context>(handle: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    const answer = await handle(request, context);
    const isForm = contentType(request) === 'application/x-www-form-urlencoded';
    if (!isForm || new URL(request.url).searchParams.has('token')) return answer;
    const state = answer.ok ? ((await answer.json()) as NewsletterAnswer).state : 'failed';
    return toNewsletterPage(requestLocale(request), { state });
  };
}

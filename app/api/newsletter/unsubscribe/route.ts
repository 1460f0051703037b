import { endpoint } from '@/lib/backend/http/endpoint';
import { say } from '@/lib/backend/http/messages';
import { newsletterPage } from '@/lib/backend/newsletter/page';
import { unsubscribe } from '@/lib/backend/newsletter/subscription';
import { ProblemError } from '@/lib/backend/problem';
import { newsletterTokenSchema, unsubscribeSchema } from '@/lib/contract/newsletter';

/** Where the link in the mail leads: asks for a press of a button. */
export const GET = endpoint({
  access: 'public',
  query: newsletterTokenSchema,
  handle: async ({ query, locale }) =>
    newsletterPage(locale, 'newsletter.unsubscribe_question', {
      action: '/api/newsletter/unsubscribe',
      token: query.token,
      button: 'newsletter.unsubscribe_button',
    }),
});

/**
 * Ends a subscription. Mail providers send this for their reader (RFC 8058, one click): the token is in the address then, the
 * body says `List-Unsubscribe=One-Click`, and there is no Origin.
 */
export const POST = endpoint({
  access: 'public',
  origin: 'any',
  limit: 'newsletter',
  bodyType: 'either',
  query: unsubscribeSchema,
  body: unsubscribeSchema,
  handle: async ({ request, query, body, locale }) => {
    const given = body.token ?? query.token;
    if (given === undefined) throw new ProblemError('invalid', 'newsletter.token');
    await unsubscribe(given);
    if (request.headers.get('content-type')?.includes('json')) {
      return { detail: say(locale, 'newsletter.unsubscribed'), state: 'unsubscribed' };
    }
    return newsletterPage(locale, 'newsletter.unsubscribed');
  },
});

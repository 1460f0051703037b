import { endpoint } from '@/lib/backend/http/endpoint';
import { say } from '@/lib/backend/kernel/messages';
import { toNewsletterPage, withNewsletterPage } from '@/lib/backend/handlers/newsletter-page';
import { unsubscribe } from '@/lib/backend/newsletter/subscription';
import { ProblemError } from '@/lib/backend/kernel/problem';
import { newsletterTokenSchema, unsubscribeSchema } from '@/lib/contract/newsletter';

/** The target of the link in the mail: a page that asks first. */
export const GET = endpoint({
  access: 'public',
  query: newsletterTokenSchema,
  handle: async ({ query, locale }) => toNewsletterPage(locale, { unsubscribe: query.token }),
});

/**
 * Ends a subscription. Mail providers send this for their reader (RFC 8058, one click): the token is then in the address, the body is
 * `List-Unsubscribe=One-Click`, and there is no Origin.
 */
export const POST = withNewsletterPage(
  endpoint({
    access: 'public',
    origin: 'any',
    limit: 'newsletter',
    bodyType: 'either',
    query: unsubscribeSchema,
    body: unsubscribeSchema,
    handle: async ({ query, body, locale }) => {
      const given = body.token ?? query.token;
      if (given === undefined) throw new ProblemError('invalid', 'newsletter.token');
      await unsubscribe(given);
      return { detail: say(locale, 'newsletter.unsubscribed'), state: 'unsubscribed' };
    },
  }),
);

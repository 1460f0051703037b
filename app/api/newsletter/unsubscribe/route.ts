import { endpoint } from '@/lib/backend/http/endpoint';
import { say } from '@/lib/backend/kernel/messages';
import { toNewsletterPage, withNewsletterPage } from '@/lib/backend/handlers/newsletter-page';
import { unsubscribe } from '@/lib/backend/newsletter/subscription';
import type { Locale } from '@/lib/contract/locale';
import { type NewsletterAnswer, newsletterTokenSchema } from '@/lib/contract/newsletter';

/** The target of the link in the mail: a page that asks first. */
export const GET = endpoint({
  access: 'public',
  query: newsletterTokenSchema,
  handle: async ({ query, locale }) => toNewsletterPage(locale, { unsubscribe: query.token }),
});

/** Nobody guesses a token, and readers of one provider leave from one network: only what any reader may ask for is counted. */
const options = { access: 'public', origin: 'any', limit: 'read' } as const;

/**
 * By the token in the address, as mail providers send it for their reader (RFC 8058, one click): there is no Origin, and the body says
 * `List-Unsubscribe=One-Click`, as a form of either kind.
 */
const byAddress = endpoint({
  ...options,
  query: newsletterTokenSchema,
  handle: async ({ query, locale }) => end(query.token, locale),
});

const byBody = endpoint({
  ...options,
  bodyType: 'either',
  body: newsletterTokenSchema,
  handle: async ({ body, locale }) => end(body.token, locale),
});

/** Ends a subscription. */
export const POST = withNewsletterPage<Parameters<typeof byBody>[1]>((request, context) =>
  (new URL(request.url).searchParams.has('token') ? byAddress : byBody)(request, context),
);

async function end(token: string, locale: Locale): Promise<NewsletterAnswer> {
  await unsubscribe(token);
  return { detail: say(locale, 'newsletter.unsubscribed'), state: 'unsubscribed' };
}

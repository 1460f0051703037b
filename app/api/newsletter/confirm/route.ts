import { endpoint } from '@/lib/backend/http/endpoint';
import { say } from '@/lib/backend/kernel/messages';
import { toNewsletterPage, withNewsletterPage } from '@/lib/backend/handlers/newsletter-page';
import { confirmSubscription } from '@/lib/backend/newsletter/subscription';
import { newsletterTokenSchema } from '@/lib/contract/newsletter';

/** The target of the link in the mail: a page that asks first, since programs that scan mails open links but press no buttons. */
export const GET = endpoint({
  access: 'public',
  query: newsletterTokenSchema,
  handle: async ({ query, locale }) => toNewsletterPage(locale, { confirm: query.token }),
});

/** Confirms a subscription. */
export const POST = withNewsletterPage(
  endpoint({
    access: 'public',
    limit: 'newsletter',
    bodyType: 'either',
    body: newsletterTokenSchema,
    handle: async ({ body, locale }) => {
      await confirmSubscription(body.token);
      return { detail: say(locale, 'newsletter.confirmed'), state: 'confirmed' };
    },
  }),
);

import { endpoint } from '@/lib/backend/http/endpoint';
import { say } from '@/lib/backend/http/messages';
import { newsletterPage } from '@/lib/backend/newsletter/page';
import { confirmSubscription } from '@/lib/backend/newsletter/subscription';
import { newsletterTokenSchema } from '@/lib/contract/newsletter';

/** Where the link in the mail leads: asks for a press of a button. */
export const GET = endpoint({
  access: 'public',
  query: newsletterTokenSchema,
  handle: async ({ query, locale }) =>
    newsletterPage(locale, 'newsletter.confirm_question', {
      action: '/api/newsletter/confirm',
      token: query.token,
      button: 'newsletter.confirm_button',
    }),
});

/** Confirms a subscription. */
export const POST = endpoint({
  access: 'public',
  limit: 'newsletter',
  bodyType: 'either',
  body: newsletterTokenSchema,
  handle: async ({ request, body, locale }) => {
    await confirmSubscription(body.token);
    if (request.headers.get('content-type')?.includes('json')) {
      return { detail: say(locale, 'newsletter.confirmed'), state: 'confirmed' };
    }
    return newsletterPage(locale, 'newsletter.confirmed');
  },
});

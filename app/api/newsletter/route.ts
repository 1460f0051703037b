import { jsonAnswer } from '@/lib/backend/http/answer';
import { endpoint } from '@/lib/backend/http/endpoint';
import { say } from '@/lib/backend/kernel/messages';
import { callerAddress } from '@/lib/caller';
import { getConsentText } from '@/lib/backend/newsletter/consent';
import { withNewsletterPage } from '@/lib/backend/handlers/newsletter-page';
import { subscribe } from '@/lib/backend/newsletter/subscription';
import { publicAnswer } from '@/lib/backend/http/public-answer';
import { subscribeSchema } from '@/lib/contract/newsletter';

/** What a person agrees to when subscribing. */
export const GET = endpoint({
  access: 'public',
  handle: async ({ request, locale }) =>
    publicAnswer(request, { consent_text: await getConsentText(locale) }),
});

/** Takes a wish to subscribe; the same answer whether the address was known or not. */
export const POST = withNewsletterPage(
  endpoint({
    access: 'public',
    limit: 'newsletter',
    bodyType: 'either',
    body: subscribeSchema,
    handle: async ({ request, body, locale }) => {
      const language = body.locale ?? locale;
      await subscribe({ email: body.email, locale: language, callerAddress: callerAddress(request.headers) });
      return jsonAnswer({ detail: say(language, 'newsletter.pending'), state: 'pending' }, 202);
    },
  }),
);

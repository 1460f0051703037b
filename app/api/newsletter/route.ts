import { setTimeout as pause } from 'node:timers/promises';
import { jsonAnswer } from '@/lib/backend/http/answer';
import { endpoint } from '@/lib/backend/http/endpoint';
import { say } from '@/lib/backend/kernel/messages';
import { callerAddress } from '@/lib/caller';
import { getConsentText } from '@/lib/backend/newsletter/consent';
import { withNewsletterPage } from '@/lib/backend/handlers/newsletter-page';
import { publicData } from '@/lib/backend/handlers/public-routes';
import { subscribe } from '@/lib/backend/newsletter/subscription';
import { subscribeSchema } from '@/lib/contract/newsletter';

/** Milliseconds that an answer takes at least. Nothing is written for a known address, so a quicker answer would reveal it. */
const shortest = 300;

/** The text that subscribers consent to. */
export const GET = publicData(async (locale) => ({ consent_text: await getConsentText(locale) }));

/** Requests a subscription; the answer is the same whether or not the address was known. */
export const POST = withNewsletterPage(
  endpoint({
    access: 'public',
    limit: 'newsletter',
    bodyType: 'either',
    body: subscribeSchema,
    handle: async ({ request, body, locale }) => {
      const language = body.locale ?? locale;
      const wish = { email: body.email, locale: language, callerAddress: callerAddress(request.headers) };
      await Promise.all([subscribe(wish), pause(shortest)]);
      return jsonAnswer({ detail: say(language, 'newsletter.pending'), state: 'pending' }, 202);
    },
  }),
);

import { z } from 'zod';
import { localeSchema } from './locale';

/** Answer of `GET /api/newsletter/`: what a person agrees to when subscribing, in one language. */
export const newsletterSchema = z.looseObject({ consent_text: z.string() });

/** Body of `POST /api/newsletter/`. The answer is the same whether the address was known or not. */
export const subscribeSchema = z.object({
  email: z.email().max(254),
  locale: localeSchema.optional(),
  /** An HTML form can only send it as text. */
  consent: z.literal([true, 'true']),
});

/** Body of `POST /api/newsletter/confirm/` and `…/unsubscribe/`: the token of the link in the mail. */
export const newsletterTokenSchema = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/) });

/** Query and body of an unsubscription: the token stands in one of them, since mail providers keep the address and send their own body. */
export const unsubscribeSchema = newsletterTokenSchema.partial().loose();

/** Answer of all writes of the newsletter: a sentence to show, and what is the case now. */
export const newsletterAnswerSchema = z.looseObject({
  detail: z.string(),
  state: z.enum(['pending', 'confirmed', 'unsubscribed']),
});

export type NewsletterAnswer = z.infer<typeof newsletterAnswerSchema>;

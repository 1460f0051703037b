import { z } from 'zod';
import { localeSchema } from './locale';

/** Answer of `GET /api/newsletter/`: what a person agrees to when subscribing, in one language. */
export const newsletterSchema = z.looseObject({ consent_text: z.string() });

/** Body of `POST /api/newsletter/`. The answer is the same whether or not the address was known. */
export const subscribeSchema = z.object({
  email: z.email().max(254),
  locale: localeSchema.optional(),
  /** An HTML form can only send it as text. */
  consent: z.literal([true, 'true']),
});

/** Body of `POST /api/newsletter/confirm/` and `…/unsubscribe/`: the token of the link in the mail. */
export const newsletterTokenSchema = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/) });

/** Query and body of an unsubscription. The token is in one of them: mail providers keep the address but send a body of their own. */
export const unsubscribeSchema = newsletterTokenSchema.partial().loose();

/** Answer of every newsletter write: a sentence to show, and the resulting state. */
export const newsletterAnswerSchema = z.looseObject({
  detail: z.string(),
  state: z.enum(['pending', 'confirmed', 'unsubscribed']),
});

export type NewsletterAnswer = z.infer<typeof newsletterAnswerSchema>;

import { z } from 'zod';

/** The message that the hub shows after a form was sent without script; the fragment of the address names it. */
export type HubSentence =
  'wrong' | 'too_many' | 'failed' | 'refused' | 'expired' | 'password_set' | 'signed_out';

/** Answer of `GET /{locale}/pageeditor-api/cms-hub`: what the internal hub shows to a signed-in editor. */
export const hubSchema = z.looseObject({
  links: z.array(z.looseObject({ title: z.string(), url: z.string() })),
  /** Number of records per resource. */
  counts: z.record(z.string(), z.int().min(0)).default({}),
  /** Last changed documents, newest first. */
  recent: z
    .array(
      z.looseObject({ title: z.string(), url: z.string(), settings_url: z.string(), updated_at: z.string() }),
    )
    .default([]),
});

export type Hub = z.infer<typeof hubSchema>;

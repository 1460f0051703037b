import type { z } from 'zod';
import type { Locale } from '@/lib/contract/locale';
import type { suggestSchema, suggestionsSchema } from '@/lib/contract/translation';
import { ProblemError } from '../kernel/problem';
import { suggestTranslations } from '../translation/suggest';

/** `POST …/suggest`: translations of some texts into the language of the path, by the translation service. Nothing is saved. */
export async function suggest({
  params,
  body,
}: {
  params: { locale: Locale };
  body: z.infer<typeof suggestSchema>;
}): Promise<z.infer<typeof suggestionsSchema>> {
  if (body.source === params.locale)
    throw new ProblemError('invalid', undefined, { fields: { source: 'fields.bad_choice' } });
  return { texts: await suggestTranslations({ ...body, target: params.locale }) };
}

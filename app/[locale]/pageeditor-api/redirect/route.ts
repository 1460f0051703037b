import { z } from 'zod';
import { endpoint } from '@/lib/backend/http/endpoint';
import { cachedAnswer } from '@/lib/backend/http/answer-cache';
import { listRedirects } from '@/lib/backend/public/redirects';
import { localeSchema } from '@/lib/contract/locale';

/** Old and new paths of a language (spec §7). */
export const GET = endpoint({
  access: 'public',
  params: z.object({ locale: localeSchema }),
  handle: async ({ request, params }) =>
    cachedAnswer(request, params.locale, () => listRedirects(params.locale)),
});

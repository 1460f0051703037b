import { z } from 'zod';
import { cachedAnswer } from '@/lib/backend/http/answer-cache';
import { getNavigation } from '@/lib/backend/public/navigation';
import { endpoint } from '@/lib/backend/http/endpoint';
import { localeSchema } from '@/lib/contract/locale';

/** Menu and footer (spec §7). */
export const GET = endpoint({
  access: 'public',
  params: z.object({ locale: localeSchema }),
  handle: async ({ request, params }) =>
    cachedAnswer(request, params.locale, () => getNavigation(params.locale)),
});

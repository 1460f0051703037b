import { z } from 'zod';
import { endpoint } from '@/lib/backend/http/endpoint';
import { publicAnswer } from '@/lib/backend/records/public/answer';
import { localeSchema } from '@/lib/contract/locale';
import { siteName } from '@/lib/site';

/** The example call of spec §7: names the site and the language. */
export const GET = endpoint({
  access: 'public',
  params: z.object({ locale: localeSchema }),
  handle: async ({ request, params }) => publicAnswer(request, { name: siteName, locale: params.locale }),
});

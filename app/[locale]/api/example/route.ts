import { z } from 'zod';
import { endpoint } from '@/lib/backend/http/endpoint';
import { publicAnswer } from '@/lib/backend/http/public-answer';
import { getSettings } from '@/lib/backend/public/settings';
import { localeSchema } from '@/lib/contract/locale';

/** The example call of spec §7: names the site and the language. */
export const GET = endpoint({
  access: 'public',
  limit: 'read',
  params: z.object({ locale: localeSchema }),
  handle: async ({ request, params: { locale } }) => {
    const { name } = await getSettings(locale);
    return publicAnswer(request, { name, locale });
  },
});

import { z } from 'zod';
import { endpoint } from '@/lib/backend/http/endpoint';
import { publicAnswer } from '@/lib/backend/records/public/answer';
import { getSettings } from '@/lib/backend/records/public/settings';
import { localeSchema } from '@/lib/contract/locale';

/** The example call of spec §7: names the site and the language. */
export const GET = endpoint({
  access: 'public',
  params: z.object({ locale: localeSchema }),
  handle: async ({ request, params: { locale } }) => {
    const { name } = await getSettings(locale);
    return publicAnswer(request, { name, locale });
  },
});

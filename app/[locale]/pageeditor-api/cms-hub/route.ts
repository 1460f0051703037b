import { z } from 'zod';
import { endpoint } from '@/lib/backend/http/endpoint';
import { getHub } from '@/lib/backend/admin/hub';
import { localeSchema } from '@/lib/contract/locale';

/** The internal hub in a language (spec §7). */
export const GET = endpoint({
  access: 'editor',
  params: z.object({ locale: localeSchema }),
  handle: async ({ params, user }) => getHub(params.locale, user),
});

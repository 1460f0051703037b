import { z } from 'zod';
import { publicAnswer } from '@/lib/backend/records/public/answer';
import { getNavigation } from '@/lib/backend/records/public/navigation';
import { endpoint } from '@/lib/backend/http/endpoint';
import { localeSchema } from '@/lib/contract/locale';

/** Menu and footer (spec §7). */
export const GET = endpoint({
  access: 'public',
  params: z.object({ locale: localeSchema }),
  handle: async ({ request, params }) => publicAnswer(request, await getNavigation(params.locale)),
});

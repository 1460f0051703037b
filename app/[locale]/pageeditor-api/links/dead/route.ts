import { z } from 'zod';
import { endpoint } from '@/lib/backend/http/endpoint';
import { listDeadLinks } from '@/lib/backend/jobs/check-outside-links';
import { localeSchema } from '@/lib/contract/locale';

/** Dead links to other sites, in the blocks of all published documents. */
export const GET = endpoint({
  access: 'editor',
  params: z.object({ locale: localeSchema }),
  handle: async () => ({ addresses: await listDeadLinks() }),
});

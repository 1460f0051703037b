import { localeParams } from '@/lib/backend/handlers/documents/context';
import { endpoint } from '@/lib/backend/http/endpoint';
import { listDeadLinkPlaces, listDeadLinks } from '@/lib/backend/jobs/outside-links';

/** Dead links to other sites, in whatever visitors see, and where these are. */
export const GET = endpoint({
  access: 'editor',
  params: localeParams,
  handle: async ({ params }) => {
    const addresses = await listDeadLinks();
    return { addresses, places: await listDeadLinkPlaces(addresses, params.locale) };
  },
});

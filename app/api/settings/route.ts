import { endpoint } from '@/lib/backend/http/endpoint';
import { collectionRoutes } from '@/lib/backend/records/admin-routes';
import { cachedAnswer } from '@/lib/backend/records/public/answer-cache';
import { getSettings } from '@/lib/backend/records/public/settings';

/** Name, dates, footer for everybody; the one record of them for editors. */
const showPublic = endpoint({
  access: 'public',
  handle: async ({ request, locale }) => cachedAnswer(request, locale, () => getSettings(locale)),
});

export const { GET, POST } = collectionRoutes('settings', showPublic);

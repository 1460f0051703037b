import { endpoint } from '@/lib/backend/http/endpoint';
import { collectionRoutes } from '@/lib/backend/handlers/admin-routes';
import { cachedAnswer } from '@/lib/backend/http/answer-cache';
import { getSettings } from '@/lib/backend/public/settings';

/** Name, dates and footer for everybody; the settings record for editors. */
const showPublic = endpoint({
  access: 'public',
  handle: async ({ request, locale }) => cachedAnswer(request, locale, () => getSettings(locale)),
});

export const { GET, POST } = collectionRoutes('settings', showPublic);

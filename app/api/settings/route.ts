import { collectionRoutes } from '@/lib/backend/handlers/admin-routes';
import { publicData } from '@/lib/backend/handlers/public-routes';
import { getSettings } from '@/lib/backend/public/settings';

/** Name, dates and footer for everybody; the settings record for editors. */
export const { GET, POST } = collectionRoutes('settings', publicData(getSettings));

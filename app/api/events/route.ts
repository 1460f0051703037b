import { collectionRoutes } from '@/lib/backend/handlers/admin-routes';
import { publicList } from '@/lib/backend/handlers/public-routes';
import { listEvents } from '@/lib/backend/public/events';
import { eventQuerySchema } from '@/lib/contract/event';

/** Events for everybody (spec §7); the records for editors. */
export const { GET, POST } = collectionRoutes('events', publicList(eventQuerySchema, listEvents));

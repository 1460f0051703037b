import { recordRoutes } from '@/lib/backend/handlers/admin-routes';
import { publicRecord } from '@/lib/backend/handlers/public-routes';
import { findEvent } from '@/lib/backend/public/events';

/** One event with its sections, for everybody (spec §7); the record for editors. */
export const { GET, POST, DELETE } = recordRoutes('events', publicRecord(findEvent));

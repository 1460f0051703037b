import { recordRoutes } from '@/lib/backend/handlers/admin-routes';
import { publicRecord } from '@/lib/backend/handlers/public-routes';
import { findProduction } from '@/lib/backend/public/productions';

/** One artwork with its sections, for everybody (spec §7); the record for editors. */
export const { GET, POST, DELETE } = recordRoutes('productions', publicRecord(findProduction));

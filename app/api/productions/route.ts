import { collectionRoutes } from '@/lib/backend/handlers/admin-routes';
import { publicList } from '@/lib/backend/handlers/public-routes';
import { listProductions } from '@/lib/backend/public/productions';
import { productionQuerySchema } from '@/lib/contract/production';

/** Artworks for everybody, in their order (spec §7); the records for editors. */
export const { GET, POST } = collectionRoutes(
  'productions',
  publicList(productionQuerySchema, listProductions),
);

import { recordRoutes } from '@/lib/backend/handlers/admin-routes';
import { publicRecord } from '@/lib/backend/handlers/public-routes';
import { findArticle } from '@/lib/backend/public/articles';

/** One article with its sections, for everybody (spec §7); the record for editors. */
export const { GET, POST, DELETE } = recordRoutes('articles', publicRecord(findArticle));

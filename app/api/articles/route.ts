import { collectionRoutes } from '@/lib/backend/handlers/admin-routes';
import { publicList } from '@/lib/backend/handlers/public-routes';
import { listArticles } from '@/lib/backend/public/articles';
import { articleQuerySchema } from '@/lib/contract/article';

/** Articles for everybody, newest first (spec §7); the records for editors. */
export const { GET, POST } = collectionRoutes('articles', publicList(articleQuerySchema, listArticles));

import { createRoute, indexRoute } from '@/lib/backend/handlers/admin-routes';

/** The generic repository of resources that only editors see: pages, venues, redirects, media, users … (spec §7). */
export const GET = indexRoute;
export const POST = createRoute;

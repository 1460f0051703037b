import { deleteRoute, showRoute, updateRoute } from '@/lib/backend/handlers/admin-routes';

/** One record of the generic repository (spec §7). */
export const GET = showRoute;
export const POST = updateRoute;
export const DELETE = deleteRoute;

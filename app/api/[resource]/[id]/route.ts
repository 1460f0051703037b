import { deleteRoute, showRoute, updateRoute } from '@/lib/backend/records/admin-routes';

/** One record of the generic repository (spec §7). */
export const GET = showRoute;
export const POST = updateRoute;
export const DELETE = deleteRoute;

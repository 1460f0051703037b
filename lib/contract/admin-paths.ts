import type { AdminResource } from './admin';

/** The admin's address of a list of records, or of one of them (spec §3, editor link mapping). */
export function adminPath(resource: AdminResource, id?: number): string {
  return id === undefined ? `/admin/${resource}` : `/admin/${resource}/${id}`;
}

/** What of a path lies below `/admin`, without a slash in front; null for other paths. */
export function readAdminPath(pathname: string): string | null {
  return /^\/admin(?:\/|$)(?<below>.*)/s.exec(pathname)?.groups?.below ?? null;
}

import type { ContentType } from './identifier';

/** Where the admin keeps each kind of document (spec §3, editor link mapping); `{id}` is the record's id. */
export const adminPaths = {
  page: '/admin/pages/{id}',
  article: '/admin/articles/{id}',
  event: '/admin/events/{id}',
  production: '/admin/productions/{id}',
  section: '/admin/sections/{id}',
} as const satisfies Record<ContentType, string>;

/** The admin's address of a record. */
export function adminPath(contentType: ContentType, id: number): string {
  return adminPaths[contentType].replace('{id}', String(id));
}

import type { AdminResource } from '@/lib/contract/admin';

/** The part of the admin's navigation that a resource belongs to, in this order. A missing resource does not compile. */
const groupOf = {
  pages: 'content',
  articles: 'content',
  sections: 'content',
  media: 'content',
  events: 'programme',
  genres: 'programme',
  productions: 'programme',
  venues: 'programme',
  settings: 'site',
  navigation: 'site',
  redirects: 'site',
  'download-directories': 'site',
  subscribers: 'people',
  users: 'people',
} as const satisfies Record<AdminResource, string>;

export type ResourceGroup = (typeof groupOf)[AdminResource];

/** The parts of the admin's navigation with their resources, both in order. */
export const resourceGroups = Object.entries(groupOf).reduce(
  (groups, [resource, group]) => groups.set(group, [...(groups.get(group) ?? []), resource as AdminResource]),
  new Map<ResourceGroup, AdminResource[]>(),
);

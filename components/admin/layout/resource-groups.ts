import type { AdminResource } from '@/lib/contract/admin';

/** Where a resource stands in the admin's navigation, in this order. One that is forgotten does not compile. */
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

/** The areas of the admin's navigation with their resources, both in their order. */
export const resourceGroups = Object.entries(groupOf).reduce(
  (groups, [resource, group]) => groups.set(group, [...(groups.get(group) ?? []), resource as AdminResource]),
  new Map<ResourceGroup, AdminResource[]>(),
);

import type { AdminResource } from '@/lib/records/definitions';

/** The order of the areas in the admin's navigation. A resource that stands in none is not shown there. */
export const resourceGroups = {
  content: ['pages', 'articles', 'sections', 'media'],
  programme: ['events', 'genres', 'productions', 'venues'],
  site: ['settings', 'navigation', 'redirects', 'download-directories'],
  people: ['subscribers', 'users'],
} as const satisfies Record<string, readonly AdminResource[]>;

/**
 * Cache tags, one vocabulary for whoever reads and whoever writes. A resource's tag stands for every list and every record
 * of it; `recordTag` stands for one record; `paths` for the index of public paths; `redirects` for the redirect list.
 */
export const pathsTag = 'paths';

/** Tag of everything in a resource: `events`. Navigation is `navigation`, redirects `redirects`, files `media`. */
export function resourceTag(resource: string): string {
  return resource;
}

/** Tag of one record: `events:12`. */
export function recordTag(resource: string, id: number): string {
  return `${resource}:${id}`;
}

/** Channel on which PostgreSQL tells every instance about changes; the payload is JSON `{tags: string[]}`. */
export const changesChannel = 'litfass_changes';

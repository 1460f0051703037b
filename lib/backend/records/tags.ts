import { inArray } from 'drizzle-orm';
import { locales } from '@/lib/contract/locale';
import { pathTag, resourceTag, sectionTag } from '@/lib/contract/tags';
import type { Database } from '../database/client';
import { paths, records } from '../database/schema/records';

/** Tag of the index of public paths. */
export const pathsTag = resourceTag('paths');

/** Tags of everything that shows these records themselves: their lists, their pages, their stand-alone sections. */
export async function tagsOfRecords(tx: Database, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const [rows, addresses] = [
    await tx
      .select({ resource: records.resource, data: records.data })
      .from(records)
      .where(inArray(records.id, [...ids])),
    await tx
      .select({ path: paths.path })
      .from(paths)
      .where(inArray(paths.recordId, [...ids])),
  ];
  const tags = addresses.map(({ path }) => pathTag(path));
  for (const { resource, data } of rows) {
    tags.push(resourceTag(resource));
    const slug = data['slug'];
    if (resource === 'sections' && typeof slug === 'string') {
      tags.push(...locales.map((locale) => sectionTag(locale, slug)));
    }
  }
  return [...new Set(tags)];
}

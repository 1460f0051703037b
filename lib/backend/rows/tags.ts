import { inArray } from 'drizzle-orm';
import { locales } from '@/lib/contract/locale';
import { pathsTag, pathTag, recordTag, resourceTag, sectionTag } from '@/lib/contract/tags';
import type { Database } from '../database/client';
import { paths, records } from '../database/schema/records';
import type { RecordRow } from './row';

/**
 * Tags of everything that shows these records themselves: the lists of their resource, their own screens, stand-alone sections. A page is
 * looked up by its path, so its screen is named by that.
 */
export async function tagsOfRecords(tx: Database, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: records.id, resource: records.resource, data: records.data })
    .from(records)
    .where(inArray(records.id, [...ids]));
  const pages = rows.filter(({ resource }) => resource === 'pages').map(({ id }) => id);
  const addresses =
    pages.length === 0
      ? []
      : await tx.select({ path: paths.path }).from(paths).where(inArray(paths.recordId, pages));
  const tags = addresses.map(({ path }) => pathTag(path));
  for (const row of rows) {
    tags.push(resourceTag(row.resource), recordTag(row.resource, row.id), ...tagsOfSection(row));
  }
  return [...new Set(tags)];
}

/** Tags of a stand-alone section's content, which pages show by its slug; other records have none. */
export function tagsOfSection({ resource, data }: Pick<RecordRow, 'resource' | 'data'>): string[] {
  const slug = data['slug'];
  if (resource !== 'sections' || typeof slug !== 'string') return [];
  return locales.map((locale) => sectionTag(locale, slug));
}

/** What a save or deletion changed of a record, as far as the public can notice. */
interface RecordChange {
  before: RecordRow | null;
  after: RecordRow | null;
  /** Tags of the record itself, and of everything that shows something of it. */
  own: readonly string[];
  dependent: readonly string[];
  /** Paths that it no longer has. */
  left: readonly string[];
  arePathsChanged: boolean;
  areRedirectsChanged: boolean;
}

/**
 * The tags that a save or deletion of a record makes stale. A record that was and stays offline is shown nowhere: only look-ups of its
 * path become stale.
 */
export function tagsOfChange(change: RecordChange): string[] {
  const { before, after } = change;
  const wasOnline = before?.isOnline === true;
  const isOnline = after?.isOnline === true;
  const tags: string[] = [];
  if (change.arePathsChanged || wasOnline !== isOnline) tags.push(pathsTag);
  const resource = (after ?? before)?.resource;
  if (change.areRedirectsChanged || resource === 'redirects') tags.push(resourceTag('redirects'));
  if (!wasOnline && !isOnline) return tags;
  tags.push(...change.own, ...change.dependent, ...change.left.map(pathTag));
  if (resource === 'pages') tags.push(resourceTag('navigation'));
  return tags;
}

import 'server-only';
import { eq, or, sql } from 'drizzle-orm';
import { database } from '@/lib/backend/database/client';
import { versions } from '@/lib/backend/database/schema/documents';
import { paths, records } from '@/lib/backend/database/schema/records';
import { isOpenPath } from '@/lib/backend/rows/published';
import type { Locale } from '@/lib/contract/locale';
import { isRecordResource, referenceTargetOf } from '@/lib/records/definitions';
import type { PublicAddress, PublicPath } from './port';
import { isSameThing } from './public-path';

/**
 * The document at a path of the embedded backend, including offline ones and those not published in the language. The id decides, so a
 * record is found under any slug (`/de/kalender/alter-titel/12`). Null if there is none.
 */
export async function findPublicPath(path: string): Promise<PublicPath | null> {
  const id = /\/[^/]+\/([1-9]\d{0,8})$/.exec(path)?.[1];
  const rows = await database()
    .select({
      path: paths.path,
      locale: paths.locale,
      id: records.id,
      resource: records.resource,
      isOnline: isOpenPath,
    })
    .from(paths)
    .innerJoin(records, eq(records.id, paths.recordId))
    .where(or(eq(paths.path, path), id === undefined ? undefined : eq(paths.recordId, Number(id))));
  const row = rows.find((each) => each.path === path) ?? rows.find((each) => isSameThing(each.path, path));
  if (row === undefined) return null;
  const { resource, ...place } = row;
  const kind = isRecordResource(resource) ? referenceTargetOf(resource) : null;
  return kind === null || kind === 'media' ? null : { ...place, kind };
}

/** Everything that is online and has a path, with the time of the last change of its fields or published texts. */
export async function listAddresses(): Promise<PublicAddress[]> {
  const published = database()
    .select({ id: versions.documentId, at: sql`max(${versions.at})`.as('at') })
    .from(versions)
    .groupBy(versions.documentId)
    .as('published');
  const rows = await database()
    .select({
      urls: sql<Partial<Record<Locale, string>>>`jsonb_object_agg(${paths.locale}, ${paths.path})`,
      resource: records.resource,
      modifiedAt: sql<Date>`greatest(${records.updatedAt}, max(${published.at}))`.mapWith(records.updatedAt),
    })
    .from(records)
    .innerJoin(paths, eq(paths.recordId, records.id))
    .leftJoin(published, eq(published.id, records.id))
    .where(isOpenPath)
    .groupBy(records.id)
    .orderBy(records.id);
  return rows
    .filter(({ resource }) => isRecordResource(resource) && referenceTargetOf(resource) !== null)
    .map(({ urls, modifiedAt }) => ({ urls, modifiedAt: modifiedAt.toISOString() }));
}

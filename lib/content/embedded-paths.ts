import 'server-only';
import { eq, or } from 'drizzle-orm';
import { database } from '@/lib/backend/database/client';
import { paths, records } from '@/lib/backend/database/schema/records';
import { isRecordResource, referenceTargetOf } from '@/lib/records/definitions';
import type { PublicPath } from './port';
import { isSameThing } from './public-path';

/**
 * Who stands at a path of the embedded backend, also if it is offline; a thing is known by its id under every slug
 * (`/de/kalender/alter-titel/12`). Null where nothing does.
 */
export async function findPublicPath(path: string): Promise<PublicPath | null> {
  const id = /\/[^/]+\/([1-9]\d{0,8})$/.exec(path)?.[1];
  const rows = await database()
    .select({
      path: paths.path,
      locale: paths.locale,
      id: records.id,
      resource: records.resource,
      isOnline: records.isOnline,
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

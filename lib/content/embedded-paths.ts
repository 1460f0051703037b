import 'server-only';
import { eq } from 'drizzle-orm';
import { database } from '@/lib/backend/database/client';
import { listen, missedPayload } from '@/lib/backend/database/listen';
import { paths, records } from '@/lib/backend/database/schema/records';
import { revalidateChannel } from '@/lib/backend/http/revalidate';
import { changesChannel } from '@/lib/backend/records/announce';
import { contentTag, resourceTag } from '@/lib/contract/tags';
import { isRecordResource, referenceTargetOf } from '@/lib/records/definitions';
import type { PublicPath } from './port';

/** Every public path of the embedded backend, including those of things that are offline. */
export async function listPublicPaths(): Promise<PublicPath[]> {
  const rows = await database()
    .select({
      path: paths.path,
      locale: paths.locale,
      id: records.id,
      resource: records.resource,
      isOnline: records.isOnline,
    })
    .from(paths)
    .innerJoin(records, eq(records.id, paths.recordId));
  return rows.flatMap(({ resource, ...row }) => {
    const kind = isRecordResource(resource) ? referenceTargetOf(resource) : null;
    return kind === null || kind === 'media' ? [] : [{ ...row, kind }];
  });
}

const relevant = [contentTag, resourceTag('paths'), resourceTag('redirects')].map((tag) =>
  JSON.stringify(tag),
);

/** Calls `listener` whenever a path, a redirect or the visibility of a thing changed, in this instance or another. */
export function watchPaths(listener: () => void): void {
  const hear = (payload: string) => {
    if (payload === missedPayload || relevant.some((tag) => payload.includes(tag))) listener();
  };
  listen(revalidateChannel, hear);
  listen(changesChannel, hear);
}

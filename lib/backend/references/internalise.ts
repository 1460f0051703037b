import { eq, inArray, like, or } from 'drizzle-orm';
import { type Database, database } from '../database/client';
import { media } from '../database/schema/media';
import { paths, records } from '../database/schema/records';
import { findFormerFolders } from '../media/former';
import { mediaFolder } from '../media/present';
import { referenceTo, resourceOf } from '../rows/row';

/**
 * The references for addresses of this site: `/de/ueber-uns` → `page:12`, `/media/3f…/plakat.pdf` → `media:7`. Addresses that lead
 * elsewhere or nowhere, or have a query or fragment, are missing from the result and stay as they are.
 */
export async function findReferencesOfAddresses(
  addresses: Iterable<string>,
  db: Database = database(),
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const byPath = new Map<string, string[]>();
  const byHash = new Map<string, string[]>();
  for (const address of new Set(addresses)) {
    const folder = mediaFolder(address);
    if (folder !== null) byHash.set(folder, [...(byHash.get(folder) ?? []), address]);
    else if (/^\/(?:de|en)(?:\/[^?#]*)?$/.test(address)) {
      const path = address.replace(/\/+$/, '');
      byPath.set(path, [...(byPath.get(path) ?? []), address]);
    }
  }
  if (byPath.size > 0) {
    const rows = await db
      .select({ path: paths.path, id: records.id, resource: records.resource })
      .from(paths)
      .innerJoin(records, eq(records.id, paths.recordId))
      .where(inArray(paths.path, [...byPath.keys()]));
    for (const row of rows) {
      const reference = referenceTo(resourceOf(row), row.id);
      if (reference !== null) for (const address of byPath.get(row.path) ?? []) found.set(address, reference);
    }
  }
  if (byHash.size > 0) {
    for (const { folder, id } of await findFormerFolders([...byHash.keys()], db))
      for (const address of byHash.get(folder) ?? []) found.set(address, `media:${id}`);
    const rows = await db
      .select({ id: media.id, hash: media.hash })
      .from(media)
      .where(or(...[...byHash.keys()].map((folder) => like(media.hash, `${folder}%`))));
    for (const row of rows) {
      for (const [folder, originals] of byHash) {
        if (row.hash.startsWith(folder))
          for (const address of originals) found.set(address, `media:${row.id}`);
      }
    }
  }
  return found;
}

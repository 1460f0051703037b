import { and, asc, desc, eq, gte, ilike, or, sql } from 'drizzle-orm';
import { adminPath } from '@/lib/contract/admin-paths';
import type { DeadLinkPlace } from '@/lib/contract/link';
import { type Locale, otherLocale } from '@/lib/contract/locale';
import { siteUrl } from '@/lib/env';
import { migrateTree } from '@/lib/pagebuilder/migrate';
import { listOutsideAddresses, listOutsideTargets } from '@/lib/pagebuilder/outside-links';
import { isRecordResource, recordDefinition } from '@/lib/records/definitions';
import { recordPath } from '@/lib/records/paths';
import { type Database, database } from '../database/client';
import { escapeLike } from '../database/escape-like';
import { documents } from '../database/schema/documents';
import { records } from '../database/schema/records';
import { outsideLinks } from '../database/schema/site';
import { definitions } from '../documents/document';
import { resourceOf, type RecordRow, titleOf } from '../rows/row';

/** Runs in a row in which nothing is there until a link counts as dead: one may fall into a move, or a bad day. */
const runsUntilDead = 2;

/** Most that editors are told of. */
const mostDead = 1000;

/** A record that visitors see, and the addresses of other sites that it links to: in its fields, and on its page. */
interface Linking {
  record: RecordRow;
  inFields: string[];
  onPage: string[];
}

/** The addresses of other sites that visitors are led to, without repeats. */
export async function listLinkedAddresses(db: Database): Promise<string[]> {
  const linking = await listLinking(db);
  return [...new Set(linking.flatMap(({ inFields, onPage }) => [...inFields, ...onPage]))];
}

/** The addresses of other sites behind which there has been nothing for some time. */
export async function listDeadLinks(): Promise<string[]> {
  const rows = await database()
    .select({ address: outsideLinks.address })
    .from(outsideLinks)
    .where(gte(outsideLinks.failures, runsUntilDead))
    .orderBy(asc(outsideLinks.address))
    .limit(mostDead);
  return rows.map(({ address }) => address);
}

/** Where visitors meet dead links, what was changed last first; titles and paths in the language if they have one there. */
export async function listDeadLinkPlaces(
  addresses: readonly string[],
  locale: Locale,
): Promise<DeadLinkPlace[]> {
  if (addresses.length === 0) return [];
  const dead = new Set(addresses);
  const hosts = new Set(addresses.map((address) => new URL(address).host));
  const linking = await listLinking(database(), [...hosts]);
  return linking.flatMap(({ record, inFields, onPage }) => {
    const resource = resourceOf(record);
    const pathIn = (each: Locale) => recordPath(resource, each, record.id, record.data);
    const place = {
      id: record.id,
      resource,
      title: titleOf(resource, record.data, locale),
      url: pathIn(locale) ?? pathIn(otherLocale(locale)) ?? '',
      settings_url: adminPath(resource, record.id),
    };
    const found = (links: readonly string[], is_on_page: boolean) =>
      [...new Set(links)]
        .filter((link) => dead.has(link))
        .map((address) => ({ address, is_on_page, ...place }));
    return [...found(inFields, false), ...found(onPage, true)];
  });
}

/** What links to other sites, or at least names one of these hosts. */
async function listLinking(db: Database, hosts?: readonly string[]): Promise<Linking[]> {
  const names = hosts?.map((host) => `%${escapeLike(host)}%`);
  const rows = await db
    .select({ record: records, tree: documents.published })
    .from(records)
    .leftJoin(documents, eq(documents.id, records.id))
    .where(
      and(
        eq(records.isOnline, true),
        names &&
          or(
            ...names.flatMap((name) => [
              ilike(sql`${records.data}::text`, name),
              ilike(sql`${documents.published}::text`, name),
            ]),
          ),
      ),
    )
    .orderBy(desc(records.updatedAt), desc(records.id));
  // A link to this site may be written with its host.
  const { host } = new URL(siteUrl);
  const isOutside = (address: string) => new URL(address).host !== host;
  // Resources of another version are not ours to judge.
  return rows.flatMap(({ record, tree }) =>
    isRecordResource(record.resource)
      ? {
          record,
          inFields: listOutsideTargets(recordDefinition(record.resource).fields, record.data).filter(
            isOutside,
          ),
          onPage:
            tree === null
              ? []
              : listOutsideAddresses(migrateTree(tree, definitions), definitions).filter(isOutside),
        }
      : [],
  );
}

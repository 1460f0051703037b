import { and, type AnyColumn, eq, sql } from 'drizzle-orm';
import { type Locale, locales } from '@/lib/contract/locale';
import { fixedScreens, screenPath } from '@/lib/contract/paths';
import { env } from '@/lib/env';
import type { Database } from '../database/client';
import { documents, versions } from '../database/schema/documents';
import { paths, records } from '../database/schema/records';

/** Addresses of pages that are worth visiting without sections, since their screen shows something in any case. */
const fixedPaths = sql.join(
  fixedScreens.flatMap((screen) => locales.map((locale) => sql`${screenPath(locale, screen)}`)),
  sql`, `,
);

/** Whether something is published of a document in a language. */
export function showsInLocale(id: AnyColumn, locale: AnyColumn | Locale) {
  return sql<boolean>`exists (
    select 1 from ${documents}, jsonb_array_elements(${documents.published} -> 'sections') as section
    where ${documents.id} = ${id} and not coalesce(section -> 'hidden', '[]'::jsonb) @> to_jsonb(${locale}::text)
  )`;
}

/**
 * Whether visitors find something at a path, apart from the record's switch: a page must have been published in the path's language,
 * anything else consists of its fields. For queries of `paths` and `records`.
 */
export const isPublishedAtPath =
  env.EDITOR_PUBLISH === 'immediate'
    ? sql<boolean>`true`
    : sql<boolean>`(
        ${records.resource} <> 'pages'
        or ${paths.path} in (${fixedPaths})
        or exists (
          select 1 from ${versions}
          where ${versions.documentId} = ${paths.recordId} and ${versions.locales} @> to_jsonb(${paths.locale})
        )
        or ${showsInLocale(paths.recordId, paths.locale)}
      )`;

/** Whether visitors see a record at its path: it is online and published in the language. */
export const isOpenPath = sql<boolean>`(${records.isOnline} and ${isPublishedAtPath})`;

/** The languages in which visitors find a record once it is online. */
export async function listPublishedLocales(db: Database, id: number): Promise<Locale[]> {
  const rows = await db
    .select({ locale: paths.locale })
    .from(paths)
    .innerJoin(records, eq(records.id, paths.recordId))
    .where(and(eq(paths.recordId, id), isPublishedAtPath));
  return rows.map(({ locale }) => locale);
}

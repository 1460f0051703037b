import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Locale } from '@/lib/contract/locale';
import type { Picture } from '@/lib/contract/picture';
import { sectionPath } from '@/lib/contract/standing';
import type { ReferenceResolver } from '@/lib/pagebuilder/wire-values';
import { type Database, database } from '../database/client';
import { media } from '../database/schema/media';
import { paths, records } from '../database/schema/records';
import { mediaUrl, presentPicture } from '../media/present';
import { isOpenPath, showsInLocale } from '../rows/published';
import { parseReference } from './parse-reference';

type Audience = 'visitor' | 'editor';

/**
 * Loads everything that a document refers to, in at most three queries, and resolves references from then on: addresses in the language,
 * pictures with texts and renditions. Null for what is gone or has no address in the language and, for visitors, what is offline or not
 * published in it.
 */
export async function loadResolver(
  references: Iterable<string>,
  locale: Locale,
  audience: Audience,
  db: Database = database(),
): Promise<ReferenceResolver> {
  const recordIds = new Set<number>();
  const sectionIds = new Set<number>();
  const mediaIds = new Set<number>();
  for (const reference of references) {
    const parsed = parseReference(reference);
    if (parsed === null) continue;
    if (parsed.resource === 'media') mediaIds.add(parsed.id);
    else if (parsed.resource === 'sections') sectionIds.add(parsed.id);
    else recordIds.add(parsed.id);
  }
  const [urls, sections, pictures] = await Promise.all([
    loadUrls(db, [...recordIds], locale, audience),
    loadSections(db, [...sectionIds], locale, audience),
    loadMedia(db, [...mediaIds]),
  ]);
  /** Each picture once, however many events show it. */
  const presented = new Map<number, Picture>();
  return {
    findUrl(reference) {
      const parsed = parseReference(reference);
      if (parsed === null) return null;
      if (parsed.resource === 'media') {
        const file = pictures.get(parsed.id);
        return file === undefined ? null : mediaUrl(file);
      }
      if (parsed.resource === 'sections') {
        const slug = sections.get(parsed.id);
        return slug === undefined ? null : sectionPath(locale, slug);
      }
      const found = urls.get(parsed.id);
      return found?.resource === parsed.resource ? found.path : null;
    },
    findPicture(reference): Picture | null {
      const parsed = parseReference(reference);
      const file = parsed?.resource === 'media' ? pictures.get(parsed.id) : undefined;
      if (file === undefined) return null;
      const picture = presented.get(file.id) ?? presentPicture(file, locale);
      presented.set(file.id, picture);
      return picture;
    },
  };
}

async function loadUrls(db: Database, ids: number[], locale: Locale, audience: Audience) {
  if (ids.length === 0) return new Map<number, { resource: string; path: string }>();
  const rows = await db
    .select({ id: records.id, resource: records.resource, path: paths.path })
    .from(paths)
    .innerJoin(records, eq(records.id, paths.recordId))
    .where(
      and(
        inArray(paths.recordId, ids),
        eq(paths.locale, locale),
        audience === 'visitor' ? isOpenPath : undefined,
      ),
    );
  return new Map(rows.map((row) => [row.id, row]));
}

/** The slugs of stand-alone sections. */
async function loadSections(db: Database, ids: number[], locale: Locale, audience: Audience) {
  if (ids.length === 0) return new Map<number, string>();
  const rows = await db
    .select({ id: records.id, slug: sql<string>`${records.data}->>'slug'` })
    .from(records)
    .where(
      and(
        eq(records.resource, 'sections'),
        inArray(records.id, ids),
        ...(audience === 'visitor' ? [eq(records.isOnline, true), showsInLocale(records.id, locale)] : []),
      ),
    );
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}

async function loadMedia(db: Database, ids: number[]) {
  if (ids.length === 0) return new Map<number, typeof media.$inferSelect>();
  const rows = await db.select().from(media).where(inArray(media.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

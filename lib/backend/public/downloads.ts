import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DownloadDirectory, DownloadFile } from '@/lib/contract/download';
import type { Locale } from '@/lib/contract/locale';
import type { ValuesOf } from '@/lib/pagebuilder/tree';
import type { FieldsOf } from '@/lib/records/definitions';
import { recordPaths } from '@/lib/records/paths';
import { database } from '../database/client';
import { media } from '../database/schema/media';
import { records } from '../database/schema/records';
import { type MediaRow, mediaUrl, presentPicture } from '../media/present';
import { parseReference } from '../references/parse-reference';
import { isOf, type RowOf } from '../rows/row';
import { groupsOf, localisedOf, textOf } from './values';
import { selectPublic } from './select';

type Group = ValuesOf<FieldsOf<'download-directories'>['files']['of']>;

/** Directories of press files with their files, in their order (spec §7). */
export async function listDownloadDirectories(locale: Locale): Promise<DownloadDirectory[]> {
  const { rows } = await selectPublic({
    resource: 'download-directories',
    locale,
    orderBy: [sql`(${records.data}->>'order')::numeric nulls last`, sql`${records.id}`],
    page: 1,
    page_size: 1000,
  });
  const files = await loadFiles(rows);
  return rows.map((row) => presentDirectory(row, locale, files));
}

/** A directory by its slug, also one that is offline: for editors. */
export async function findDownloadDirectory(locale: Locale, slug: string): Promise<DownloadDirectory | null> {
  const [found] = await database()
    .select()
    .from(records)
    .where(
      and(eq(records.resource, 'download-directories'), sql`${records.data}->'slug'->>${locale} = ${slug}`),
    );
  return isOf(found, 'download-directories')
    ? presentDirectory(found, locale, await loadFiles([found]))
    : null;
}

/** The files of an online directory with their names in an archive; null if there is no such directory. */
export async function findDirectoryFiles(
  id: number,
  locale: Locale,
): Promise<{ slug: string; files: MediaRow[] } | null> {
  const [found] = await database()
    .select()
    .from(records)
    .where(and(eq(records.id, id), eq(records.resource, 'download-directories'), eq(records.isOnline, true)));
  const row = isOf(found, 'download-directories') ? found : undefined;
  const slug = row === undefined ? '' : localisedOf(row.data, 'slug', locale);
  if (row === undefined || slug === '') return null;
  const files = await loadFiles([row]);
  return { slug, files: groupsOf(row.data, 'files').flatMap((group) => findFile(group, files) ?? []) };
}

async function loadFiles(rows: readonly RowOf<'download-directories'>[]): Promise<Map<number, MediaRow>> {
  const ids = rows.flatMap((row) =>
    groupsOf(row.data, 'files').flatMap((group) => parseReference(textOf(group, 'file'))?.id ?? []),
  );
  if (ids.length === 0) return new Map();
  const found = await database()
    .select()
    .from(media)
    .where(inArray(media.id, [...new Set(ids)]));
  return new Map(found.map((file) => [file.id, file]));
}

function findFile(group: Group, files: ReadonlyMap<number, MediaRow>): MediaRow | null {
  const reference = parseReference(textOf(group, 'file'));
  return reference === null ? null : (files.get(reference.id) ?? null);
}

function presentDirectory(
  row: RowOf<'download-directories'>,
  locale: Locale,
  files: ReadonlyMap<number, MediaRow>,
): DownloadDirectory {
  const { data } = row;
  const urls = recordPaths('download-directories', row.id, data);
  const presented = groupsOf(data, 'files').flatMap((group): DownloadFile[] => {
    const file = findFile(group, files);
    return file === null ? [] : [presentFile(file, localisedOf(group, 'title', locale), locale)];
  });
  return {
    id: row.id,
    name: localisedOf(data, 'name', locale),
    slug: localisedOf(data, 'slug', locale),
    url: urls[locale] ?? '',
    urls,
    description: localisedOf(data, 'description', locale),
    licence: localisedOf(data, 'licence', locale),
    files: presented,
    // The archive is made for visitors.
    zip_url:
      presented.length === 0 || !row.isOnline
        ? null
        : `/api/download-directories/${row.id}/zip?locale=${locale}`,
  };
}

function presentFile(file: MediaRow, title: string, locale: Locale): DownloadFile {
  return {
    id: file.id,
    title: title === '' ? file.filename.replace(/\.[^.]*$/, '') : title,
    filename: file.filename,
    url: `${mediaUrl(file)}?download`,
    type: file.type,
    size: file.size,
    copyright: file.copyright,
    image_obj: file.width === null ? null : presentPicture(file, locale),
  };
}

import { type SQL, and, eq, inArray, like, or, sql } from 'drizzle-orm';
import type { AdminListQuery } from '@/lib/contract/admin';
import { type Locale, defaultLocale } from '@/lib/contract/locale';
import type { Crop, MediaFile } from '@/lib/contract/media';
import { resourceTag } from '@/lib/contract/tags';
import { media as definition } from '@/lib/records/media';
import { type Database, database, transaction } from '../database/client';
import { containsWords, escapeLike } from '../database/escape-like';
import { listTable } from '../database/list-table';
import { media } from '../database/schema/media';
import { ProblemError } from '../kernel/problem';
import { announceChanges } from '../changes/changes';
import { idsOfParameter } from '../rows/ids';
import { checkRevision, mergeValues } from '../rows/merge';
import { parseRecord } from '../records/validate';
import { listDependentTags, listUsages } from '../references/usage';
import { type MediaRow, presentMedia } from '../media/present';
import { cropPicture } from '../media/renditions';
import { mediaStorage } from '../media/storage';
import { removeBytes } from '../media/stored-bytes';
import { type Upload, cleanFilename, cleanFolder, uploadMedia } from '../media/upload';

interface MediaFilter extends Pick<AdminListQuery, 'page' | 'page_size' | 'sort' | 'q' | 'ids'> {
  folder?: unknown;
  type?: unknown;
}

const sortColumns = {
  id: media.id,
  filename: media.filename,
  folder: media.folder,
  size: media.size,
  updated_at: media.updatedAt,
} as const;

/** Files of the media library. `q` searches names, texts and copyright, `folder` is exact, `type` may be `image`. */
export async function listMedia(filter: MediaFilter): Promise<{ count: number; results: MediaFile[] }> {
  const where = and(...conditions(filter));
  const { page, page_size, sort = '-id' } = filter;
  const list = await listTable(media, { where, sort, columns: sortColumns, id: media.id, page, page_size });
  return { count: list.count, results: list.rows.map(presentMedia) };
}

/** All folders that contain files, by name. */
export async function listFolders(): Promise<string[]> {
  const rows = await database().selectDistinct({ folder: media.folder }).from(media).orderBy(media.folder);
  return rows.map((row) => row.folder).filter((folder) => folder !== '');
}

/** A file of the media library, or null. */
export async function findMedia(id: number): Promise<MediaRow | null> {
  const [row] = await database().select().from(media).where(eq(media.id, id));
  return row ?? null;
}

/** A file of the media library. Throws `not_found`. */
export async function getMedia(id: number): Promise<MediaRow> {
  const row = await findMedia(id);
  if (row === null) throw new ProblemError('not_found');
  return row;
}

/** Changes names and texts of a file (see `lib/records/media`). An older `revision` is a `conflict` with `theirs`. */
export async function updateMedia(id: number, input: Record<string, unknown>): Promise<MediaFile> {
  return transaction((tx) => updateMediaIn(tx, id, input));
}

/** `updateMedia` within a transaction of the caller. */
export async function updateMediaIn(
  tx: Database,
  id: number,
  input: Record<string, unknown>,
): Promise<MediaFile> {
  const before = await lockMedia(tx, id);
  checkRevision(input, before.revision, () => presentMedia(before));
  const known = Object.fromEntries(
    Object.entries(input).filter(([name]) => name in definition.fields || name === 'revision'),
  );
  const { filename, folder, alt, decorative, description, copyright, focalX, focalY } = before;
  const values = {
    filename,
    folder,
    alt,
    decorative,
    description,
    copyright,
    focal_x: focalX,
    focal_y: focalY,
  };
  const data = await parseRecord(tx, definition, mergeValues(definition, values, known));
  const [row] = await tx
    .update(media)
    .set({
      filename: renamed(before, String(data['filename'])),
      folder: cleanFolder(String(data['folder'] ?? '')),
      alt: textsOf(data['alt']),
      description: textsOf(data['description']),
      decorative: data['decorative'] === true,
      copyright: String(data['copyright'] ?? ''),
      focalX: Number(data['focal_x'] ?? 50),
      focalY: Number(data['focal_y'] ?? 50),
      revision: before.revision + 1,
      updatedAt: sql`now()`,
    })
    .where(eq(media.id, id))
    .returning();
  if (row === undefined) throw new Error('The changed file was not returned.');
  await announceChanges(tx, [resourceTag('media'), ...(await listDependentTags(tx, [`media:${id}`]))]);
  return presentMedia(row);
}

/** Deletes a file. If something uses it: `conflict` with `used_by`, unless `force`. Throws `not_found`. */
export async function deleteMedia(
  id: number,
  options: { force?: boolean; locale?: Locale } = {},
): Promise<void> {
  const hash = await transaction(async (tx) => {
    const row = await lockMedia(tx, id);
    const usages = await listUsages(tx, `media:${id}`, options.locale ?? defaultLocale);
    if (usages.length > 0 && options.force !== true) {
      throw new ProblemError('conflict', 'records.in_use', { extra: { used_by: usages } });
    }
    const tags = [resourceTag('media'), ...(await listDependentTags(tx, [`media:${id}`]))];
    await tx.delete(media).where(eq(media.id, id));
    await announceChanges(tx, tags);
    return row.hash;
  });
  await removeBytes(hash);
}

/** Saves a part of a picture as a new file with the same texts. Throws `not_found`, and `invalid` if the file is not a picture. */
export async function cropMedia(id: number, crop: Crop): Promise<Upload> {
  const row = await getMedia(id);
  if (row.width === null || row.height === null) throw new ProblemError('invalid', 'media.not_a_picture');
  const original = row.renditions.find((rendition) => rendition.name === 'original');
  const file = original === undefined ? null : await mediaStorage().read(original.path);
  if (file === null) throw new ProblemError('not_found');
  const bytes = new Uint8Array(await new Response(file.body).arrayBuffer());
  const left = Math.min(Math.round(crop.x * row.width), row.width - 1);
  const top = Math.min(Math.round(crop.y * row.height), row.height - 1);
  const cropped = await cropPicture(bytes, {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(crop.width * row.width), row.width - left)),
    height: Math.max(1, Math.min(Math.round(crop.height * row.height), row.height - top)),
  });
  const { filename, folder, alt, description, decorative, copyright } = row;
  return uploadMedia(cropped, { filename, folder, alt, description, decorative, copyright });
}

/** A new name for a file: without folders, and with the extension that fits its content, since downloads get this name. */
function renamed(row: MediaRow, filename: string): string {
  const extension = /[^.]*$/.exec(row.filename)?.[0] ?? '';
  const isWhole = filename.toLowerCase().endsWith(`.${extension}`);
  return cleanFilename(isWhole ? filename : `${filename}.${extension}`, { extension });
}

/** A file of the media library, which nobody else changes until the transaction ends. Throws `not_found`. */
export async function lockMedia(tx: Database, id: number): Promise<MediaRow> {
  const [row] = await tx.select().from(media).where(eq(media.id, id)).for('update');
  if (row === undefined) throw new ProblemError('not_found');
  return row;
}

function conditions(filter: MediaFilter): (SQL | undefined)[] {
  const text = sql`${media.filename} || ' ' || ${media.alt}::text || ' ' || ${media.description}::text || ' ' || ${media.copyright}`;
  return [
    ...containsWords(text, filter.q),
    filter.ids === undefined ? undefined : inArray(media.id, idsOfParameter(filter.ids)),
    typeof filter.folder === 'string' ? eq(media.folder, cleanFolder(filter.folder)) : undefined,
    typeof filter.type === 'string' && filter.type !== ''
      ? or(eq(media.type, filter.type), like(media.type, `${escapeLike(filter.type)}/%`))
      : undefined,
  ];
}

function textsOf(value: unknown): Partial<Record<Locale, string>> {
  return typeof value === 'object' && value !== null ? value : {};
}

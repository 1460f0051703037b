import type { MediaFile } from '@/lib/contract/media';
import type { Locale } from '@/lib/contract/locale';
import type { Picture, Thumb, Thumbs } from '@/lib/contract/picture';
import type { media } from '../database/schema/media';

export type MediaRow = typeof media.$inferSelect;

/** Length of the folder's name: the first part of the file's hash. */
const folderLength = 20;

/** The folder below `/media/` that holds a file and its renditions; it changes with the bytes, so it can be cached for ever. */
export function mediaFolderOf(hash: string): string {
  return hash.slice(0, folderLength);
}

/** The folder named in an address of the media library, or null for any other address. */
export function mediaFolder(address: string): string | null {
  return /^\/media\/([0-9a-f]{20})\/[^/?#]+$/.exec(address)?.[1] ?? null;
}

/** The address of the file as it was uploaded. */
export function mediaUrl(row: Pick<MediaRow, 'hash' | 'renditions' | 'type'>): string {
  const original = row.renditions.find((rendition) => rendition.name === 'original');
  return `/media/${original?.path ?? `${mediaFolderOf(row.hash)}/original`}`;
}

/** Renditions by name (`lg_webp`), with small, medium and xlarge in addition, as spec §3 names an artwork's. */
export function presentThumbs(row: Pick<MediaRow, 'renditions'>): Thumbs {
  const thumbs: Record<string, Thumb> = {};
  for (const { name, path, width, height, type } of row.renditions) {
    if (name !== 'original') thumbs[name] = { url: `/media/${path}`, width, height, type };
  }
  const [largest] = Object.entries(thumbs)
    .filter(([name]) => name.endsWith('_fallback'))
    .map(([, thumb]) => thumb)
    .toSorted((one, other) => (other.width ?? 0) - (one.width ?? 0));
  for (const [alias, name] of Object.entries({ small: 'sm', medium: 'md', xlarge: 'xl' })) {
    const thumb = thumbs[`${name}_fallback`] ?? largest;
    if (thumb !== undefined) thumbs[alias] = thumb;
  }
  return thumbs;
}

/** A picture in one language; the text of a decorative one is empty. */
export function presentPicture(row: MediaRow, locale: Locale): Picture {
  const colour = row.renditions.find(({ name }) => name === 'original')?.colour;
  return {
    id: row.id,
    url: mediaUrl(row),
    text: row.decorative ? '' : (row.alt[locale] ?? ''),
    description: row.description[locale] ?? '',
    copyright: row.copyright,
    ...(row.width !== null && row.height !== null ? { width: row.width, height: row.height } : {}),
    focal_point: { x: row.focalX / 100, y: row.focalY / 100 },
    ...(colour === undefined ? {} : { colour }),
    thumbs: presentThumbs(row),
  };
}

/** A file as editors see it. */
export function presentMedia(row: MediaRow): MediaFile {
  return {
    id: row.id,
    reference: `media:${row.id}`,
    folder: row.folder,
    filename: row.filename,
    url: mediaUrl(row),
    type: row.type,
    size: row.size,
    width: row.width,
    height: row.height,
    alt: row.alt,
    description: row.description,
    decorative: row.decorative,
    copyright: row.copyright,
    focal_x: row.focalX,
    focal_y: row.focalY,
    thumbs: presentThumbs(row),
    revision: row.revision,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

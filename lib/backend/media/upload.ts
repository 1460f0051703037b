import crypto from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Locale } from '@/lib/contract/locale';
import { largePictureWidths, pictureWidths } from '@/lib/site';
import { resourceTag } from '@/lib/contract/tags';
import { makeSlug } from '@/lib/records/slug';
import { database, transaction } from '../database/client';
import { media } from '../database/schema/media';
import { ProblemError } from '../kernel/problem';
import { announceChanges } from '../changes/changes';
import { type FileKind, readFileKind } from './file-kind';
import { withoutLocation } from './location/without-location';
import { type MediaRow, mediaFolderOf } from './present';
import { makeRenditions, type PictureInfo } from './renditions';
import { mediaStorage } from './storage';
import { claimBytes, orRemoved } from './stored-bytes';

type Texts = Partial<Record<Locale, string>>;

export interface UploadOptions {
  /** The person's own name for it; the extension follows from the content. */
  filename: string;
  folder?: string;
  alt?: Texts;
  description?: Texts;
  decorative?: boolean;
  copyright?: string;
  /** Per cent of the width from the left. Defaults to the middle. */
  focalX?: number;
}

export interface Upload {
  row: MediaRow;
  /** Whether the library held these bytes already; `row` is that file, unchanged. */
  duplicate: boolean;
}

/**
 * Adds a file to the media library: kind by content, renditions if it is a picture, bytes durable before the row exists. Throws
 * `unsupported_media_type` for kinds that are not accepted, `invalid` for broken pictures, `unavailable` if the same bytes were being
 * deleted.
 */
export async function uploadMedia(bytes: Uint8Array, options: UploadOptions): Promise<Upload> {
  const hash = crypto.createHash('sha256').update(bytes).digest('hex');
  const known = await findByHash(hash);
  if (known !== null) return { row: known, duplicate: true };
  const kind = await readFileKind(bytes, options.filename);
  const stored = await storeBytes(bytes, hash, kind, options.filename);
  const kept = transaction(async (tx) => {
    await claimBytes(tx, { hash, renditions: stored.renditions });
    const [row] = await tx
      .insert(media)
      .values({
        hash,
        type: kind.type,
        size: stored.size,
        folder: cleanFolder(options.folder ?? ''),
        filename: cleanFilename(options.filename, kind),
        width: stored.width,
        height: stored.height,
        renditions: stored.renditions,
        alt: options.alt ?? {},
        description: options.description ?? {},
        decorative: options.decorative ?? false,
        copyright: options.copyright ?? '',
        focalX: options.focalX ?? 50,
      })
      .onConflictDoNothing({ target: media.hash })
      .returning();
    if (row !== undefined) {
      await announceChanges(tx, [resourceTag('media')]);
      return { row, duplicate: false };
    }
    // The same file was uploaded twice at once, and the other request was faster.
    const [other] = await tx.select().from(media).where(eq(media.hash, hash));
    if (other === undefined) throw new ProblemError('unavailable');
    return { row: other, duplicate: true };
  });
  return orRemoved(hash, kept);
}

/** The file with these bytes, or null. */
export async function findByHash(hash: string): Promise<MediaRow | null> {
  const [row] = await database().select().from(media).where(eq(media.hash, hash));
  return row ?? null;
}

/**
 * Stores the bytes without the place where they were taken, and the renditions of a picture; returns what the row records about them. The
 * hash is that of the uploaded bytes, by which the same file is recognised.
 */
export async function storeBytes(
  bytes: Uint8Array,
  hash: string,
  kind: FileKind,
  filename: string,
): Promise<Pick<MediaRow, 'size' | 'width' | 'height' | 'renditions'>> {
  const picture = kind.isPicture ? await makeRenditions(bytes) : null;
  const original = `${mediaFolderOf(hash)}/${storedName(filename, kind)}`;
  const kept = withoutLocation(bytes, kind);
  return orRemoved(hash, writeAll(hash, { original, kept, kind, picture }).catch(asUnavailable));
}

/** The folder disappeared during the write: the same file was being deleted. */
function asUnavailable(error: unknown): never {
  const isFolderGone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  throw isFolderGone ? new ProblemError('unavailable', undefined, { cause: error }) : error;
}

interface Writing {
  /** Path of the uploaded file. */
  original: string;
  kept: Uint8Array;
  kind: FileKind;
  picture: PictureInfo | null;
}

async function writeAll(
  hash: string,
  { original, kept, kind, picture }: Writing,
): Promise<Pick<MediaRow, 'size' | 'width' | 'height' | 'renditions'>> {
  const storage = mediaStorage();
  await storage.write(original, kept);
  const renditions: MediaRow['renditions'] = [
    {
      name: 'original',
      path: original,
      width: picture?.width ?? 0,
      height: picture?.height ?? 0,
      type: kind.type,
      ...(picture?.colour === undefined ? {} : { colour: picture.colour }),
    },
  ];
  for (const made of picture?.renditions ?? []) {
    const path = `${mediaFolderOf(hash)}/${made.name.replace(/_\w+$/, '')}.${made.extension}`;
    await storage.write(path, made.bytes);
    renditions.push({ name: made.name, path, width: made.width, height: made.height, type: made.type });
  }
  return {
    size: kept.byteLength,
    width: picture?.width ?? null,
    height: picture?.height ?? null,
    renditions,
  };
}

/** The original's name in its address: readable, and never that of a rendition. */
function storedName(filename: string, kind: FileKind): string {
  const stem = makeSlug(filename.replace(/\.[^.]*$/, '')) || 'datei';
  const isTaken = Object.hasOwn({ ...pictureWidths, ...largePictureWidths }, stem);
  return `${isTaken ? `original-${stem}` : stem}.${kind.extension}`;
}

/** The displayed name: no folders, no control characters, the extension of its content. */
export function cleanFilename(filename: string, kind: Pick<FileKind, 'extension'>): string {
  const last = filename.split(/[/\\]/).at(-1) ?? '';
  const stem = last
    .replace(/\.[^.]*$/, '')
    .slice(0, 150)
    .replace(/\p{C}/gu, '')
    .trim();
  return `${stem === '' ? 'datei' : stem}.${kind.extension}`;
}

/** A folder's path in normal form: no outer slashes, no empty parts, no dots. */
export function cleanFolder(folder: string): string {
  return folder
    .slice(0, 200)
    .replace(/\p{C}/gu, '')
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .join('/');
}

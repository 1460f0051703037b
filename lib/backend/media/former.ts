import { eq, inArray } from 'drizzle-orm';
import { type Database, database } from '../database/client';
import { media, mediaFormer } from '../database/schema/media';
import type { MediaRow } from './present';

/** The file that replaced another one's bytes, as a path below `/media/`; null if there was no such file. */
export async function findFormer(path: string): Promise<string | null> {
  const [folder = '', name = ''] = path.split('/');
  const [row] = await database()
    .select({ renditions: media.renditions })
    .from(mediaFormer)
    .innerJoin(media, eq(media.id, mediaFormer.mediaId))
    .where(eq(mediaFormer.folder, folder));
  return row === undefined ? null : (successorOf(row.renditions, name)?.path ?? null);
}

/** The files that replaced those of former folders. */
export async function findFormerFolders(
  folders: readonly string[],
  db: Database = database(),
): Promise<{ folder: string; id: number }[]> {
  return db
    .select({ folder: mediaFormer.folder, id: mediaFormer.mediaId })
    .from(mediaFormer)
    .where(inArray(mediaFormer.folder, [...folders]));
}

type Renditions = MediaRow['renditions'];

/**
 * The rendition that replaces a former one: of the same name; else of the same size in the format that every browser reads; else, since
 * the new picture may be smaller, the largest one; else the uploaded file.
 */
export function successorOf(renditions: Renditions, name: string): Renditions[number] | undefined {
  const nameOf = (path: string) => path.split('/')[1] ?? '';
  const [stem = '', extension = ''] = name.split('.');
  const made = renditions.filter((each) => each.name !== 'original');
  const ofSize = made.filter((each) => each.name.startsWith(`${stem}_`));
  const largestFirst = made.toSorted((one, other) => other.width - one.width);
  const isRendition = /^(?:xs|sm|md|lg|xl|xxl)$/.test(stem);
  return (
    renditions.find((each) => nameOf(each.path) === name) ??
    ofSize.find((each) => each.name.endsWith('_fallback')) ??
    (isRendition
      ? (largestFirst.find((each) => each.path.endsWith(`.${extension}`)) ?? largestFirst[0])
      : undefined) ??
    renditions.find((each) => each.name === 'original')
  );
}

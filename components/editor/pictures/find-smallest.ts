import type { MediaFile } from '@/lib/contract/media';

/** The address of the smallest rendition, or of the file itself. */
export function findSmallest(file: MediaFile): string {
  const widthOf = (thumb: object) => ('width' in thumb ? Number(thumb.width) : Infinity);
  return (
    Object.values(file.thumbs)
      .toSorted((a, b) => widthOf(a) - widthOf(b))
      .at(0)?.url ?? file.url
  );
}

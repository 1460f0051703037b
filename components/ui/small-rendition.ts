import type { PictureFile } from './picture';

/** The address of the narrowest WebP rendition that has at least this width in pixels, or else of the picture itself. */
export function smallRendition({ url, thumbs = {} }: PictureFile, width: number): string {
  const fitting = Object.values(thumbs)
    .filter((each) => /webp$/.test(each.type ?? each.url) && (each.width ?? 0) >= width)
    .toSorted((one, other) => (one.width ?? 0) - (other.width ?? 0));
  return fitting[0]?.url ?? url;
}

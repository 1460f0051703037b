import type { Crop, MediaFile } from '@/lib/contract/media';

/** Shapes of a crop: those of the image module's sizes (spec §3), two common ones, and a free one. Width by height. */
export const cropShapes = {
  free: null,
  vertical: 400 / 500,
  horizontal: 1240 / 700,
  square: 1,
  wide: 16 / 9,
} as const satisfies Record<string, number | null>;

export type CropShape = keyof typeof cropShapes;

/** Limits of a free shape: from a tall strip to a wide one. */
export const freeAspects = { min: 0.25, max: 4, step: 0.05 } as const;

const share = (percent: number) => Math.min(1, Math.max(0, percent / 100));

/**
 * An area in per cent in the contract's form: fractions within the picture, not narrower than the contract allows. Null as long as the
 * picture is not there, of which every area is NaN.
 */
export function toCrop(area: { x: number; y: number; width: number; height: number }): Crop | null {
  if (!Object.values(area).every(Number.isFinite)) return null;
  const width = Math.max(0.01, share(area.width));
  const height = Math.max(0.01, share(area.height));
  return {
    x: Math.min(share(area.x), 1 - width),
    y: Math.min(share(area.y), 1 - height),
    width,
    height,
  };
}

/** The size of a crop in pixels of the file. */
export function cropPixels(
  crop: Crop,
  file: { width: number; height: number },
): { width: number; height: number } {
  return {
    width: Math.max(1, Math.round(crop.width * file.width)),
    height: Math.max(1, Math.round(crop.height * file.height)),
  };
}

const enoughForScreen = 1536;

/** The rendition that is large enough to work on; the file itself may have fifty megabytes. */
export function workingUrl(file: Pick<MediaFile, 'thumbs' | 'url'>): string {
  const sized = Object.values(file.thumbs)
    .flatMap((thumb) =>
      'width' in thumb && typeof thumb.width === 'number' ? [{ url: thumb.url, width: thumb.width }] : [],
    )
    .filter(({ width }) => width <= enoughForScreen)
    .toSorted((one, other) => other.width - one.width);
  return sized[0]?.url ?? file.url;
}

/** Whether a file can be cropped: a raster picture that is not animated. */
export function canCrop<File extends Pick<MediaFile, 'type' | 'width' | 'height'>>(
  file: File,
): file is File & { width: number; height: number } {
  const { type, width, height } = file;
  const isStill = type.startsWith('image/') && type !== 'image/svg+xml' && type !== 'image/gif';
  return isStill && width !== null && height !== null;
}

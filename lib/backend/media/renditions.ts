import sharp, { type Metadata, type Sharp, type Stats } from 'sharp';
import { largePictureWidths, pictureWidths } from '@/lib/site';
import { ProblemError } from '../kernel/problem';
import { withoutPackedTexts } from './location/png';
import { checkCost, inTurn, isHeavy } from './picture-cost';

/** Most pixels of a picture; a larger one could exhaust the memory. */
const maximumPixels = 100_000_000;

/** Even surfaces of a drawing take few bytes at any quality, and show each trace of a low one. */
const quality = { avif: 46, avifOfDrawing: 60, webp: 76, jpeg: 80 } as const;

/** Entropy of a picture's greys, in bits, below which it is a drawing: flat posters have up to 4.6, photographs 5.7 and more. */
const maximumDrawingEntropy = 5;

/**
 * Up to this width AVIF is encoded with more effort: it saves a sixth of the bytes, of a drawing two fifths, in three times the time.
 * Above it, the time counts more.
 */
const carefulWidth = pictureWidths.md;

/**
 * Wider renditions are for displays of two dots to the pixel. There one colour for four dots of an AVIF is as fine as the pixel, and takes
 * half the time; and who has no AVIF is served as well by this width in the other formats.
 */
const widestOnPlainDisplays = pictureWidths.xxl;

/** Small enough to be fast, and large enough to tell surfaces from edges. */
const surfaceSample = { width: 480, withoutEnlargement: true } as const;

/** Small enough to be fast, and large enough to find the main colour. */
const colourSample = { width: 64, height: 64, fit: 'fill' } as const;

export interface Rendition {
  /** `lg_avif`, `lg_webp`, `lg_fallback` */
  name: string;
  extension: string;
  width: number;
  height: number;
  type: string;
  bytes: Buffer;
}

export interface PictureInfo {
  width: number;
  height: number;
  /** Its main colour, as `#rrggbb`; absent for a transparent picture. */
  colour?: string;
  renditions: Rendition[];
}

/**
 * Size and renditions of a picture: the standard widths up to its own, in AVIF, WebP and a format that every browser reads (PNG if it is
 * transparent), the large ones in AVIF only. An animated picture gets animated WebP only. Throws `invalid` for a picture that is broken or
 * too large.
 */
export async function makeRenditions(bytes: Uint8Array): Promise<PictureInfo> {
  return withMetadata(bytes, (metadata) => render(bytes, metadata));
}

/** Processes a picture in its turn, once its header has shown that it is not too large. */
async function withMetadata<Result>(
  bytes: Uint8Array,
  work: (metadata: Metadata) => Promise<Result>,
): Promise<Result> {
  try {
    const metadata = await open(bytes).metadata();
    checkCost(metadata);
    return await inTurn(isHeavy(metadata), () => work(metadata));
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    const tooLarge = error instanceof Error && error.message.includes('pixel limit');
    const reason = tooLarge ? 'media.pixels' : 'media.broken';
    throw new ProblemError('invalid', reason, { fields: { file: reason }, cause: error });
  }
}

/** The part of a picture within a rectangle of whole pixels, in the picture's own format. */
export async function cropPicture(
  bytes: Uint8Array,
  area: { left: number; top: number; width: number; height: number },
): Promise<Buffer> {
  return withMetadata(bytes, () => open(bytes).autoOrient().extract(area).keepIccProfile().toBuffer());
}

function open(bytes: Uint8Array, animated = false): Sharp {
  return sharp(withoutPackedTexts(bytes), { limitInputPixels: maximumPixels, animated, failOn: 'error' });
}

async function render(bytes: Uint8Array, metadata: Metadata): Promise<PictureInfo> {
  const isAnimated = (metadata.pages ?? 1) > 1 && metadata.format !== 'tiff';
  const width = metadata.autoOrient.width;
  const height = metadata.autoOrient.height;
  const sizes = wantedSizes(width);
  if (isAnimated) return { width, height, renditions: await renderAnimated(bytes, sizes, width, height) };
  const largest = Math.max(...sizes.map((size) => size.width));
  // Decoded and rotated once; the smaller sizes are made from the largest one.
  const decoded = await readPixels(
    open(bytes).autoOrient().toColourspace('srgb').resize({ width: largest, withoutEnlargement: true }),
  );
  const isTransparent = metadata.hasAlpha === true;
  const colour = isTransparent ? {} : { colour: await colourOf(decoded()) };
  const avifQuality = (await isDrawing(decoded())) ? quality.avifOfDrawing : quality.avif;
  const renditions: Rendition[] = [];
  for (const size of sizes) {
    const resized = await readPixels(decoded().resize({ width: size.width }));
    const isLarge = size.width > widestOnPlainDisplays;
    const formats = [
      {
        format: 'avif',
        extension: 'avif',
        type: 'image/avif',
        image: resized().avif({
          quality: avifQuality,
          effort: size.width <= carefulWidth ? 1 : 0,
          chromaSubsampling: isLarge ? '4:2:0' : '4:4:4',
        }),
      },
      {
        format: 'webp',
        extension: 'webp',
        type: 'image/webp',
        image: resized().webp({ quality: quality.webp, effort: 2 }),
      },
      isTransparent
        ? {
            format: 'fallback',
            extension: 'png',
            type: 'image/png',
            image: resized().png({ compressionLevel: 8 }),
          }
        : {
            format: 'fallback',
            extension: 'jpg',
            type: 'image/jpeg',
            image: resized().jpeg({ quality: quality.jpeg, progressive: true }),
          },
    ];
    for (const { format, extension, type, image } of isLarge ? formats.slice(0, 1) : formats) {
      const made = await image.toBuffer({ resolveWithObject: true });
      renditions.push({
        name: `${size.name}_${format}`,
        extension,
        type,
        width: made.info.width,
        height: made.info.height,
        bytes: made.data,
      });
    }
  }
  return { width, height, ...colour, renditions };
}

/** The pixels of a picture, from which any number of pictures can be made. */
async function readPixels(picture: Sharp): Promise<() => Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return () => sharp(data, { raw: { width, height, channels } });
}

/** The statistics of a picture as it has become; the library's own are those of the picture as it was opened. */
async function statsOf(picture: Sharp): Promise<Stats> {
  const pixels = await readPixels(picture);
  return pixels().stats();
}

/** The main colour of a picture. */
async function colourOf(picture: Sharp): Promise<string> {
  const { dominant } = await statsOf(picture.resize(colourSample));
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}

/** Whether a picture consists of flat colours. */
async function isDrawing(picture: Sharp): Promise<boolean> {
  const { entropy } = await statsOf(picture.resize(surfaceSample));
  return entropy < maximumDrawingEntropy;
}

async function renderAnimated(
  bytes: Uint8Array,
  sizes: { name: string; width: number }[],
  width: number,
  height: number,
): Promise<Rendition[]> {
  const renditions: Rendition[] = [];
  for (const size of sizes) {
    const made = await open(bytes, true)
      .resize({ width: size.width })
      .webp({ quality: quality.webp, effort: 2 })
      .toBuffer();
    renditions.push({
      name: `${size.name}_webp`,
      extension: 'webp',
      type: 'image/webp',
      width: size.width,
      height: Math.max(1, Math.round((height * size.width) / width)),
      bytes: made,
    });
  }
  return renditions;
}

/** The widths below the picture's own, and its own instead of the first larger one. */
function wantedSizes(width: number): { name: string; width: number }[] {
  const sizes: { name: string; width: number }[] = [];
  for (const [name, wanted] of Object.entries({ ...pictureWidths, ...largePictureWidths })) {
    sizes.push({ name, width: Math.min(wanted, width) });
    if (wanted >= width) break;
  }
  return sizes;
}

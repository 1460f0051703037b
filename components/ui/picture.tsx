import type { CSSProperties } from 'react';
import styles from './picture.module.css';
import { sizesOfCrop } from './picture-sizes';

interface Rendition {
  url: string;
  width?: number | undefined;
  height?: number | undefined;
  type?: string | undefined;
}

export interface PictureFile {
  url: string;
  /** Alternative text; empty for a decorative picture. */
  text?: string;
  width?: number | undefined;
  height?: number | undefined;
  focal_point?: { x: number; y: number } | undefined;
  /** Colour of its place until it has loaded, as `#rrggbb`. */
  colour?: string | undefined;
  thumbs?: Record<string, Rendition>;
}

interface PictureProps {
  picture: PictureFile;
  /** Widths of the frame, as in the attribute of the same name. */
  sizes?: string;
  /** Aspect ratio of the visible frame, which the picture fills around its focal point. Defaults to the picture's own. */
  ratio?: number;
  /** The narrowest aspect ratio of a frame that changes with the window. */
  narrowest?: number;
  /** Loads at once instead of when it comes near; for the first picture of a page. */
  priority?: boolean;
  className?: string;
}

const modernTypes = ['image/avif', 'image/webp'] as const;

function typeOf({ type, url }: Rendition): string {
  if (type !== undefined) return type.includes('/') ? type : `image/${type}`;
  const extension = /\.(\w+)(?:\?|$)/.exec(url)?.[1]?.toLowerCase() ?? '';
  return `image/${extension === 'jpg' ? 'jpeg' : extension}`;
}

/** Whether a rendition shows the whole picture; browsers must not be offered cropped ones. */
function isWhole(rendition: Rendition, picture: PictureFile): boolean {
  if (!rendition.width || !rendition.height || !picture.width || !picture.height) return true;
  return Math.abs((rendition.width / rendition.height) * (picture.height / picture.width) - 1) < 0.03;
}

/**
 * Whether to offer a rendition with a type. A backend may make its largest renditions only in WebP; browsers that support AVIF also
 * support WebP, and would otherwise be left with a small picture.
 */
function isFor(
  type: (typeof modernTypes)[number],
  rendition: Rendition,
  renditions: readonly Rendition[],
): boolean {
  const own = typeOf(rendition);
  if (own === type || type === 'image/webp') return own === type;
  const widths = renditions.filter((each) => typeOf(each) === type).map(({ width = 0 }) => width);
  return own === 'image/webp' && widths.length > 0 && (rendition.width ?? 0) > Math.max(...widths);
}

function sourceSet(renditions: readonly Rendition[]): string | undefined {
  const byWidth = new Map(renditions.map((rendition) => [rendition.width, rendition.url]));
  const entries = [...byWidth]
    .filter((entry): entry is [number, string] => entry[0] !== undefined)
    .sort(([a], [b]) => a - b)
    .map(([width, url]) => `${url} ${width}w`);
  return entries.length > 0 ? entries.join(', ') : undefined;
}

/**
 * A picture in the newest format that the browser supports (spec §9), with its size known beforehand so that nothing shifts, its colour
 * in its place until it has loaded, and cropped around its focal point if `ratio` is set.
 */
export function Picture({
  picture,
  sizes = '100vw',
  ratio,
  narrowest = ratio,
  priority = false,
  className,
}: PictureProps) {
  const renditions = Object.values(picture.thumbs ?? {}).filter((rendition) => isWhole(rendition, picture));
  const classic = renditions.filter((rendition) => !modernTypes.some((type) => type === typeOf(rendition)));
  const size =
    picture.width && picture.height
      ? { width: picture.width, height: picture.height }
      : classic.find((rendition) => rendition.width && rendition.height);
  const { x, y } = picture.focal_point ?? { x: 0.5, y: 0.5 };
  const needed =
    size?.width && size.height && narrowest !== undefined
      ? sizesOfCrop(sizes, size.width / size.height, narrowest)
      : sizes;
  // The browser can find the width of the frame itself, but not that of a picture cut off by it.
  const shownSizes = priority || needed !== sizes ? needed : `auto, ${needed}`;
  const style: CSSProperties = {
    ...(ratio === undefined ? {} : { aspectRatio: String(ratio) }),
    ...(picture.colour ? { backgroundColor: picture.colour } : {}),
    ...(picture.focal_point ? { objectPosition: `${x * 100}% ${y * 100}%` } : {}),
  };
  return (
    <picture className={className}>
      {modernTypes.map((type) => {
        const srcSet = sourceSet(renditions.filter((rendition) => isFor(type, rendition, renditions)));
        return srcSet ? <source key={type} type={type} srcSet={srcSet} sizes={shownSizes} /> : null;
      })}
      <img
        className={ratio === undefined ? styles.whole : styles.cut}
        src={picture.url}
        srcSet={sourceSet(classic)}
        sizes={shownSizes}
        alt={picture.text ?? ''}
        width={size?.width}
        height={size?.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        style={style}
      />
    </picture>
  );
}

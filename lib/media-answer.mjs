// Plain JavaScript, since the web server sends pictures before the application is asked (scripts/serve/pictures.mjs).

/** @typedef {import('./media-answer.mjs').MediaFile} MediaFile */

/** How files are sent, by extension. Only what browsers show without running anything is shown; the rest is downloaded. */
const served = /** @type {Record<string, { type: string, isInline: boolean } | undefined>} */ ({
  jpg: { type: 'image/jpeg', isInline: true },
  png: { type: 'image/png', isInline: true },
  gif: { type: 'image/gif', isInline: true },
  webp: { type: 'image/webp', isInline: true },
  avif: { type: 'image/avif', isInline: true },
  tif: { type: 'image/tiff', isInline: false },
  svg: { type: 'image/svg+xml', isInline: false },
  pdf: { type: 'application/pdf', isInline: true },
  zip: { type: 'application/zip', isInline: false },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    isInline: false,
  },
  odt: { type: 'application/vnd.oasis.opendocument.text', isInline: false },
  mp3: { type: 'audio/mpeg', isInline: true },
  m4a: { type: 'audio/mp4', isInline: true },
  mp4: { type: 'video/mp4', isInline: true },
  webm: { type: 'video/webm', isInline: true },
  vtt: { type: 'text/vtt', isInline: true },
});

const pathPattern = /^([0-9a-f]{20})\/([a-z0-9]+(?:-[a-z0-9]+)*\.([a-z0-9]{2,4}))$/;

/** A folder belongs to its bytes for good. Bytes that replaced others may be replaced again. */
const copies = { current: 'public, max-age=31536000, immutable', former: 'public, no-cache' };

/** @type {typeof import('./media-answer.mjs').mediaPolicy} */
export const mediaPolicy =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";

/** @type {typeof import('./media-answer.mjs').readMediaPath} */
export function readMediaPath(path) {
  const [, folder = '', name = '', extension = ''] = pathPattern.exec(path) ?? [];
  const kind = Object.hasOwn(served, extension) ? served[extension] : undefined;
  return kind === undefined ? null : { ...kind, name, etag: `"${folder}-${name}"` };
}

/** @type {typeof import('./media-answer.mjs').mediaHeaders} */
export function mediaHeaders({ type, isInline, name, etag }, { asDownload = false, isFormer = false } = {}) {
  return {
    'Content-Type': type,
    'Cache-Control': isFormer ? copies.former : copies.current,
    ETag: etag,
    'Accept-Ranges': 'bytes',
    'X-Content-Type-Options': 'nosniff',
    'Content-Disposition': asDownload || !isInline ? `attachment; filename="${name}"` : 'inline',
  };
}

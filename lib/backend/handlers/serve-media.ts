import { hasCopy } from '../http/public-answer';
import { findFormer } from '../media/former';
import { mediaStorage } from '../media/storage';
import type { ByteRange } from '../media/storage-port';

/** How files are sent, by extension. Only what browsers show without running anything is shown; the rest is downloaded. */
const served: Record<string, { type: string; inline: boolean }> = {
  jpg: { type: 'image/jpeg', inline: true },
  png: { type: 'image/png', inline: true },
  gif: { type: 'image/gif', inline: true },
  webp: { type: 'image/webp', inline: true },
  avif: { type: 'image/avif', inline: true },
  tif: { type: 'image/tiff', inline: false },
  svg: { type: 'image/svg+xml', inline: false },
  pdf: { type: 'application/pdf', inline: true },
  zip: { type: 'application/zip', inline: false },
  docx: { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', inline: false },
  odt: { type: 'application/vnd.oasis.opendocument.text', inline: false },
  mp3: { type: 'audio/mpeg', inline: true },
  m4a: { type: 'audio/mp4', inline: true },
  mp4: { type: 'video/mp4', inline: true },
  webm: { type: 'video/webm', inline: true },
  vtt: { type: 'text/vtt', inline: true },
};

const pathPattern = /^[0-9a-f]{20}\/[a-z0-9]+(?:-[a-z0-9]+)*\.([a-z0-9]{2,4})$/;

/** A folder belongs to its bytes for good. Bytes that replaced others may be replaced again. */
const keptFor = { current: 'public, max-age=31536000, immutable', former: 'public, no-cache' } as const;

/**
 * A file of the media library for everybody: cached for ever, except at the address of replaced bytes, which is revalidated each time; in
 * parts if asked (Range); and never run (nosniff, sandbox; SVG only as a download). `?download` always downloads. Null if there is no
 * such file.
 */
export async function serveMedia(request: Request, path: string): Promise<Response | null> {
  if (!pathPattern.test(path)) return null;
  const size = await mediaStorage().findSize(path);
  if (size !== null) return serveFile(request, path, size, 'current');
  const successor = await findFormer(path);
  if (successor === null) return null;
  const newSize = await mediaStorage().findSize(successor);
  return newSize === null ? null : serveFile(request, successor, newSize, 'former');
}

async function serveFile(
  request: Request,
  path: string,
  size: number,
  address: keyof typeof keptFor,
): Promise<Response | null> {
  const extension = pathPattern.exec(path)?.[1] ?? '';
  const kind = Object.hasOwn(served, extension) ? served[extension] : undefined;
  if (kind === undefined) return null;
  const name = path.split('/')[1] ?? '';
  const asDownload = !kind.inline || new URL(request.url).searchParams.has('download');
  const etag = `"${path.slice(0, 20)}-${name}"`;
  const headers = new Headers({
    'Content-Type': kind.type,
    'Cache-Control': keptFor[address],
    ETag: etag,
    'Accept-Ranges': 'bytes',
    'X-Content-Type-Options': 'nosniff',
    'Content-Disposition': asDownload ? `attachment; filename="${name}"` : 'inline',
  });
  if (extension === 'svg')
    headers.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  if (hasCopy(request, etag)) return new Response(null, { status: 304, headers });
  const wanted = request.headers.get('range');
  const ifRange = request.headers.get('if-range');
  const range =
    wanted === null || (ifRange !== null && ifRange !== etag) ? 'whole' : parseRange(wanted, size);
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${size}`);
    headers.set('Cache-Control', 'no-store');
    return new Response(null, { status: 416, headers });
  }
  const length = range === 'whole' ? size : range.end - range.start + 1;
  headers.set('Content-Length', String(length));
  if (range !== 'whole') headers.set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  const status = range === 'whole' ? 200 : 206;
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const file = await mediaStorage().read(path, range === 'whole' ? undefined : range);
  return file === null ? null : new Response(file.body, { status, headers });
}

/** The single range of a Range header; several ranges, and anything else, get the whole file. */
export function parseRange(header: string, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim());
  const [, first = '', last = ''] = match ?? [];
  if (match === null || (first === '' && last === '')) return 'whole';
  if (first === '') {
    const length = Number(last);
    return length === 0 || size === 0
      ? 'unsatisfiable'
      : { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size) return 'unsatisfiable';
  return end < start ? 'whole' : { start, end };
}

import { mediaHeaders, readMediaPath } from '@/lib/media-answer.mjs';
import { hasCopy } from '../http/public-answer';
import { findFormer } from '../media/former';
import { mediaStorage } from '../media/storage';
import type { ByteRange } from '../media/storage-port';

/**
 * A file of the media library for everybody: cached for ever, except at the address of replaced bytes, which is revalidated each time; in
 * parts if asked (Range); and never run (nosniff, sandbox; SVG only as a download). `?download` always downloads. Null if there is no
 * such file.
 */
export async function serveMedia(request: Request, path: string): Promise<Response | null> {
  if (readMediaPath(path) === null) return null;
  const size = await mediaStorage().findSize(path);
  if (size !== null) return serveFile(request, path, size);
  const successor = await findFormer(path);
  if (successor === null) return null;
  const newSize = await mediaStorage().findSize(successor);
  return newSize === null ? null : serveFile(request, successor, newSize, { isFormer: true });
}

async function serveFile(
  request: Request,
  path: string,
  size: number,
  { isFormer = false } = {},
): Promise<Response | null> {
  const kind = readMediaPath(path);
  if (kind === null) return null;
  const { etag } = kind;
  const asDownload = new URL(request.url).searchParams.has('download');
  const headers = new Headers(mediaHeaders(kind, { asDownload, isFormer }));
  if (kind.type === 'image/svg+xml')
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

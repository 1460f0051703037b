import 'server-only';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { env } from '@/lib/env';

/** More than a map requests at once: a directory or a tile has a few hundred kilobytes. */
const longestRange = 8 * 1024 * 1024;
const patience = 10_000;

/** The range of a `Range` header; null unless it is a single closed range of a sensible length. */
export function parseRange(header: string | null): { start: number; end: number } | null {
  const match = /^bytes=(\d{1,15})-(\d{1,15})$/.exec(header ?? '');
  if (!match) return null;
  const range = { start: Number(match[1]), end: Number(match[2]) };
  return range.end >= range.start && range.end - range.start < longestRange ? range : null;
}

/**
 * A part of the archive in `MAP_TILES_URL`, wherever it is stored. Browsers request it from this site only, so that no third party learns
 * about visitors. Nobody gets the whole archive, which may have gigabytes.
 */
export async function answerMapTiles(request: Request): Promise<Response> {
  const from = env.MAP_TILES_URL;
  if (from === undefined) return new Response(null, { status: 404 });
  const range = parseRange(request.headers.get('range'));
  if (range === null) return new Response(null, { status: 416, headers: { 'Accept-Ranges': 'bytes' } });
  try {
    return await (/^https?:\/\//.test(from) ? fromAddress(from, range) : fromFile(path.resolve(from), range));
  } catch {
    return new Response(null, { status: 502, headers: { 'Cache-Control': 'no-store' } });
  }
}

interface Range {
  start: number;
  end: number;
}

const headersOf = (length: number, { start }: Range, whole: string, etag: string | null) => ({
  'Accept-Ranges': 'bytes',
  'Cache-Control': 'public, max-age=3600',
  'Content-Length': String(length),
  'Content-Range': `bytes ${start}-${start + length - 1}/${whole}`,
  'Content-Type': 'application/vnd.pmtiles',
  ...(etag === null ? {} : { ETag: etag }),
});

async function fromFile(file: string, range: Range): Promise<Response> {
  const handle = await open(file);
  const { size, mtimeMs } = await handle.stat();
  if (range.start >= size) {
    await handle.close();
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${size}` } });
  }
  const end = Math.min(range.end, size - 1);
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  const stream = handle.createReadStream({ start: range.start, end });
  return new Response(Readable.toWeb(stream) as ReadableStream, {
    status: 206,
    headers: headersOf(end - range.start + 1, range, String(size), etag),
  });
}

async function fromAddress(address: string, range: Range): Promise<Response> {
  const answer = await fetch(address, {
    headers: { Range: `bytes=${range.start}-${range.end}` },
    signal: AbortSignal.timeout(patience),
    cache: 'no-store',
  });
  // A server without support for ranges would send everything.
  if (answer.status !== 206) {
    await answer.body?.cancel();
    return new Response(null, { status: answer.status === 416 ? 416 : 502 });
  }
  const data = await answer.arrayBuffer();
  const whole = /\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1] ?? '*';
  return new Response(data, {
    status: 206,
    headers: headersOf(data.byteLength, range, whole, answer.headers.get('etag')),
  });
}

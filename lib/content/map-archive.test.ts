import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { parseRange } from './map-archive';

const content = 'PMTiles and then tile after tile';

/** The module anew, with another setting. */
async function ask(setting: string | undefined, range?: string): Promise<Response> {
  vi.resetModules();
  if (setting === undefined) vi.stubEnv('MAP_TILES_URL', '');
  else vi.stubEnv('MAP_TILES_URL', setting);
  const { answerMapTiles } = await import('./map-archive');
  return answerMapTiles(
    new Request('http://site.example/api/map-tiles', { headers: range ? { Range: range } : {} }),
  );
}

afterEach(() => vi.unstubAllEnvs());

describe('parseRange', () => {
  it.each([
    null,
    '',
    'bytes=5-',
    'bytes=-5',
    'bytes=9-3',
    'bytes=0-1,3-4',
    'bytes=0-99999999999',
    'tiles=0-1',
    'xbytes=0-1',
    'bytes=0-8388608',
  ])('refuses %s', (header) => expect(parseRange(header)).toBeNull());

  it('takes a part of a sensible length, wherever it begins', () => {
    expect(parseRange('bytes=7-7')).toEqual({ start: 7, end: 7 });
    expect(parseRange('bytes=0-8388607')).toEqual({ start: 0, end: 8_388_607 });
    expect(parseRange('bytes=9000000-9000001')).toEqual({ start: 9_000_000, end: 9_000_001 });
  });
});

describe('answerMapTiles', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'litfass-map-'));
  const file = path.join(folder, 'town.pmtiles');
  fs.writeFileSync(file, content);
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  it('gives parts of a file on this machine, and never the whole', async () => {
    const part = await ask(file, 'bytes=0-6');
    expect([part.status, await part.text()]).toEqual([206, 'PMTiles']);
    expect(part.headers.get('Content-Range')).toBe(`bytes 0-6/${content.length}`);
    const end = await ask(file, 'bytes=28-16383');
    expect([end.status, await end.text()]).toEqual([206, 'tile']);
    const beyond = await ask(file, `bytes=${content.length}-${content.length}`);
    expect([beyond.status, beyond.headers.get('Content-Range')]).toEqual([416, `bytes */${content.length}`]);
    const whole = await ask(file);
    expect([whole.status, whole.headers.get('Accept-Ranges')]).toEqual([416, 'bytes']);
    expect(Object.fromEntries(part.headers)).toEqual({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=3600',
      'content-length': '7',
      'content-range': `bytes 0-6/${content.length}`,
      'content-type': 'application/vnd.pmtiles',
      etag: expect.stringMatching(/^"\w+-\w+"$/),
    });
    expect(end.headers.get('Content-Length')).toBe('4');
  });

  it('reads from an address by range, and gives up on one that knows none', async () => {
    const server = http.createServer((request, response) => {
      if (request.url !== '/town.pmtiles') return response.end('everything, gigabytes of it');
      response.writeHead(206, { 'Content-Range': `bytes 0-6/${content.length}`, ETag: '"a"' });
      return response.end(request.headers.range === 'bytes=0-6' ? content.slice(0, 7) : '');
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const base = `http://localhost:${(server.address() as AddressInfo).port}`;
    const part = await ask(`${base}/town.pmtiles`, 'bytes=0-6');
    expect([part.status, await part.text(), part.headers.get('ETag')]).toEqual([206, 'PMTiles', '"a"']);
    expect(part.headers.get('Content-Range')).toBe(`bytes 0-6/${content.length}`);
    expect((await ask(`${base}/other`, 'bytes=0-6')).status).toBe(502);
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(null, { status: 416 }));
    expect((await ask(`${base}/town.pmtiles`, 'bytes=0-6')).status).toBe(416);
    for (const range of [undefined, 'bytes 0-6/x', 'bytes 0-6/12 or so']) {
      const headers = range === undefined ? undefined : { 'content-range': range };
      const answer = new Response('PMTiles', { status: 206, ...(headers ? { headers } : {}) });
      vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(answer);
      const unsized = await ask(`${base}/town.pmtiles`, 'bytes=0-6');
      expect(unsized.headers.get('Content-Range')).toBe('bytes 0-6/*');
      expect(unsized.headers.has('ETag')).toBe(false);
    }
    server.close();
  });

  it('is not there where none is set, and fails without a word where it cannot be read', async () => {
    expect((await ask(undefined, 'bytes=0-6')).status).toBe(404);
    const failed = await ask('/nowhere/at/all.pmtiles', 'bytes=0-6');
    expect([failed.status, failed.headers.get('Cache-Control')]).toEqual([502, 'no-store']);
  });
});

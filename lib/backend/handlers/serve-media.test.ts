import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const { stored, vanished, former } = vi.hoisted(() => ({
  stored: new Map<string, string>(),
  vanished: new Set<string>(),
  former: new Map<string, string>(),
}));
vi.mock('../media/former', () => ({ findFormer: async (path: string) => former.get(path) ?? null }));
vi.mock('../media/storage', () => ({
  mediaStorage: () => ({
    findSize: async (path: string) => stored.get(path)?.length ?? null,
    read: async (path: string, range?: { start: number; end: number }) => {
      const whole = stored.get(path);
      if (whole === undefined || vanished.has(path)) return null;
      const part = range === undefined ? whole : whole.slice(range.start, range.end + 1);
      return { size: part.length, body: new Response(part).body };
    },
  }),
}));

const { parseRange, serveMedia } = await import('./serve-media');

const folder = 'a'.repeat(20);
const etag = `"${folder}-plan.pdf"`;

beforeEach(() => {
  stored.clear();
  vanished.clear();
  former.clear();
  for (const name of ['plan.pdf', 'bild.webp', 'bild.svg', 'archiv.zip', 'x.exe', 'film.vtt'])
    stored.set(`${folder}/${name}`, '0123456789');
});

function ask(name: string, headers: Record<string, string> = {}, query = '', method = 'GET') {
  const request = new Request(`http://localhost/media/${folder}/${name}${query}`, { headers, method });
  return serveMedia(request, `${folder}/${name}`);
}

/** Status, text and headers of an answer. */
async function read(answer: Response | null) {
  if (answer === null) return null;
  return { status: answer.status, text: await answer.text(), ...Object.fromEntries(answer.headers) };
}

describe('a file of the media library', () => {
  it('is kept for ever, since its address names its bytes, and never runs', async () => {
    expect(await read(await ask('plan.pdf'))).toEqual({
      status: 200,
      text: '0123456789',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': 'inline',
      'content-length': '10',
      'content-type': 'application/pdf',
      etag,
      'x-content-type-options': 'nosniff',
    });
  });

  it('is downloaded if it is asked for that, or if a browser would run it', async () => {
    const disposition = async (name: string, query = '') =>
      (await ask(name, {}, query))?.headers.get('content-disposition');
    expect(await disposition('bild.webp')).toBe('inline');
    expect(await disposition('bild.webp', '?download')).toBe('attachment; filename="bild.webp"');
    expect(await disposition('archiv.zip')).toBe('attachment; filename="archiv.zip"');
    const drawing = await ask('bild.svg');
    expect(drawing?.headers.get('content-disposition')).toContain('attachment');
    expect(drawing?.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
    expect((await ask('bild.webp'))?.headers.has('content-security-policy')).toBe(false);
  });

  it('is captions for the browser, which shows no others', async () => {
    expect((await ask('film.vtt'))?.headers.get('content-type')).toBe('text/vtt');
  });

  it('is not sent again to who has it', async () => {
    const answer = await read(await ask('plan.pdf', { 'If-None-Match': etag }));
    expect(answer).toMatchObject({ status: 304, text: '', etag });
  });

  it('comes in parts, if these are of the same file', async () => {
    expect(await read(await ask('plan.pdf', { Range: 'bytes=2-4' }))).toMatchObject({
      status: 206,
      text: '234',
      'content-length': '3',
      'content-range': 'bytes 2-4/10',
    });
    const same = { Range: 'bytes=2-4', 'If-Range': etag };
    expect(await read(await ask('plan.pdf', same))).toMatchObject({ status: 206 });
    const other = { Range: 'bytes=2-4', 'If-Range': '"other"' };
    expect(await read(await ask('plan.pdf', other))).toMatchObject({ status: 200, text: '0123456789' });
    expect(await read(await ask('plan.pdf', { Range: 'bytes=10-' }))).toMatchObject({
      status: 416,
      'content-range': 'bytes */10',
      'cache-control': 'no-store',
    });
  });

  it('is only described where its head is asked for', async () => {
    expect(await read(await ask('plan.pdf', {}, '', 'HEAD'))).toMatchObject({
      status: 200,
      text: '',
      'content-length': '10',
    });
  });

  it.each([
    'x.exe',
    'fehlt.pdf',
    'Plan.pdf',
    '.pdf',
    'plan.',
    'plan-.pdf',
    'plan.pdf.',
    'plan.constructor',
    '../plan.pdf',
    'x/plan.pdf',
  ])('is none of this name: %s', async (name) => {
    expect(await ask(name)).toBeNull();
  });

  it.each(['b'.repeat(20), `${folder}a`, 'g'.repeat(20)])('is none in another folder: %s', async (other) => {
    expect(await serveMedia(new Request('http://localhost/x'), `${other}/plan.pdf`)).toBeNull();
  });

  it('may have gone since it was looked for', async () => {
    vanished.add(`${folder}/plan.pdf`);
    expect(await ask('plan.pdf')).toBeNull();
  });
});

describe('the address of bytes that were replaced', () => {
  it('leads to the new ones, which are asked for anew each time', async () => {
    const path = `${'b'.repeat(20)}/alt.pdf`;
    const request = new Request(`http://localhost/media/${path}`);
    expect(await serveMedia(request, path)).toBeNull();
    former.set(path, `${folder}/plan.pdf`);
    expect(await read(await serveMedia(request, path))).toMatchObject({
      status: 200,
      text: '0123456789',
      'cache-control': 'public, no-cache',
      etag,
    });
    former.set(path, `${folder}/fort.pdf`);
    expect(await serveMedia(request, path)).toBeNull();
  });
});

describe('a range', () => {
  it.each([
    ['bytes=0-', { start: 0, end: 9 }],
    ['bytes=3-100', { start: 3, end: 9 }],
    ['bytes=3-3', { start: 3, end: 3 }],
    ['bytes=-4', { start: 6, end: 9 }],
    ['bytes=-40', { start: 0, end: 9 }],
    [' bytes=9-9 ', { start: 9, end: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=10-20', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=4-3', 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=0-1,3-4', 'whole'],
    ['xbytes=0-1', 'whole'],
    ['lines=0-1', 'whole'],
    ['bytes=a-b', 'whole'],
  ])('%s of ten bytes', (header, range) => expect(parseRange(header, 10)).toEqual(range));

  it('of nothing cannot be had', () => {
    expect(parseRange('bytes=-1', 0)).toBe('unsatisfiable');
    expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
  });

  it('stays within the file, whatever is asked', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.option(fc.nat(2000)), fc.option(fc.nat(2000)), (size, first, last) => {
        const range = parseRange(`bytes=${first ?? ''}-${last ?? ''}`, size);
        if (typeof range === 'string') return;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeGreaterThanOrEqual(range.start);
        expect(range.end).toBeLessThan(size);
      }),
    );
  });
});

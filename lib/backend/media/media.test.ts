import { dataDir } from '@/tests/support/database';
import { problemOf } from '@/tests/support/problem-of';
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { changes } from '@/lib/changes.mjs';
import { recordTag } from '@/lib/contract/tags';
import { withAnnouncements } from '../changes/changes';
import { createRecord } from '../records/write';
import { findReferencesOfAddresses } from '../references/internalise';
import { cropMedia, deleteMedia, findMedia, listMedia, updateMedia } from '../admin/media';
import { type MediaRow, presentPicture } from './present';
import { serveMedia } from '../handlers/serve-media';
import { diskStorage } from './disk-storage';
import * as storageModule from './storage';
import { replaceMedia } from '../admin/replace-media';
import { type Upload, cleanFilename, cleanFolder, uploadMedia } from './upload';

async function picture(width: number, height: number, colour: string): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
}

function get(address: string, headers: Record<string, string> = {}): Promise<Response | null> {
  const url = new URL(address, 'http://localhost:3000');
  return serveMedia(new Request(url, { headers }), url.pathname.replace('/media/', ''));
}

let row: MediaRow;
let bytes: Buffer;

beforeAll(async () => {
  bytes = await picture(900, 600, 'teal');
  ({ row } = await uploadMedia(bytes, {
    filename: 'Große Brücke.JPEG',
    folder: '/press//2025/',
    alt: { de: 'Brücke' },
    focalX: 30,
  }));
});

describe('a new name', () => {
  it.each([
    ['../../etc/passwd', 'passwd.jpg'],
    ['C:\\\\plakat.exe', 'plakat.exe.jpg'],
    ['Dr. Kai', 'Dr. Kai.jpg'],
    ['Brücke.JPG', 'Brücke.jpg'],
  ])('%s has no folders and keeps the ending', async (given, kept) => {
    const { row: named } = await uploadMedia(await picture(41, 23, 'olive'), { filename: 'kai.jpg' });
    expect((await updateMedia(named.id, { filename: given })).filename).toBe(kept);
  });
});

describe('an upload', () => {
  it('keeps the file and makes renditions up to its own width', () => {
    expect(row).toMatchObject({
      type: 'image/jpeg',
      width: 900,
      height: 600,
      folder: 'press/2025',
      filename: 'Große Brücke.jpg',
    });
    const shown = presentPicture(row, 'de');
    expect(shown.url).toMatch(/^\/media\/[0-9a-f]{20}\/grosse-bruecke\.jpg$/);
    expect(shown.text).toBe('Brücke');
    expect(shown.focal_point).toEqual({ x: 0.3, y: 0.5 });
    expect(shown.thumbs).toMatchObject({
      xs_avif: { width: 320, type: 'image/avif' },
      lg_webp: { width: 900, height: 600, type: 'image/webp' },
      small: { width: 640, type: 'image/jpeg' },
      xlarge: { width: 900 },
    });
    // Its place has its own colour until it is there: teal, as near as a JPEG has it.
    expect(shown.colour).toMatch(/^#0[0-9a-f](?:7|8)[0-9a-f](?:7|8)[0-9a-f]$/);
    for (const { path: name } of row.renditions)
      expect(fs.statSync(path.join(dataDir, 'media', name)).size).toBeGreaterThan(0);
  });

  it('has every dot’s colour in AVIF as wide as a page, and one for four where two dots stand in a pixel', async () => {
    const wide = await uploadMedia(await picture(1800, 30, 'teal'), { filename: 'band.jpg' });
    const colours = wide.row.renditions
      .filter(({ type }) => type === 'image/avif')
      .map(({ path: name, width }) => {
        const file = fs.readFileSync(path.join(dataDir, 'media', name));
        // Two bits of the codec's configuration say whether colours are halved across and down.
        const bits = file.readUInt8(file.indexOf('av1C') + 6);
        return [width, (bits & 0b1100) === 0b1100];
      });
    expect(colours).toEqual([
      ...[320, 640, 768, 1024, 1280, 1536].map((width) => [width, false]),
      [1800, true],
    ]);
  });

  it('gives a transparent picture no main colour, because the background shows through it', async () => {
    const background = { r: 200, g: 30, b: 30, alpha: 0.4 };
    const clear = await sharp({ create: { width: 40, height: 30, channels: 4, background } })
      .png()
      .toBuffer();
    const uploaded = await uploadMedia(clear, { filename: 'zeichen.png' });
    expect(presentPicture(uploaded.row, 'de')).not.toHaveProperty('colour');
  });

  it('does not tell the public where it was taken', async () => {
    const taken = await sharp({ create: { width: 50, height: 40, channels: 3, background: 'plum' } })
      .withExif({ IFD0: { Copyright: 'Ilse Brandt' }, IFD3: { GPSMapDatum: 'SPEICHERSTADT' } })
      .jpeg()
      .toBuffer();
    const uploaded = await uploadMedia(taken, { filename: 'kai.jpg' });
    for (const { path: name, type } of uploaded.row.renditions) {
      const served = await get(`/media/${name}`);
      const file = Buffer.from(await new Response(served?.body).arrayBuffer());
      expect(served?.headers.get('content-type')).toBe(type);
      expect(file.includes('SPEICHERSTADT')).toBe(false);
      if (name.endsWith('/kai.jpg')) {
        expect(file.includes('Ilse Brandt')).toBe(true);
        expect(file.byteLength).toBe(uploaded.row.size);
      }
    }
    expect((await uploadMedia(taken, { filename: 'kai.jpg' })).duplicate).toBe(true);
    await deleteMedia(uploaded.row.id);
  });

  it('leaves no folder behind when it cannot be kept', async () => {
    const disk = diskStorage(path.join(dataDir, 'media'));
    const before = fs.readdirSync(path.join(dataDir, 'media'));
    let written = 0;
    const storageSpy = vi.spyOn(storageModule, 'mediaStorage').mockReturnValue({
      ...disk,
      write: async (name, part) => {
        written += 1;
        if (written === 3) throw new Error('The disk is full.');
        return disk.write(name, part);
      },
    });
    await expect(uploadMedia(await picture(400, 300, 'navy'), { filename: 'voll.jpg' })).rejects.toThrow(
      'full',
    );
    storageSpy.mockRestore();
    expect(fs.readdirSync(path.join(dataDir, 'media'))).toEqual(before);
  });

  it('of the same bytes is recognised', async () => {
    const again = await uploadMedia(bytes, { filename: 'other.jpg' });
    expect(again).toMatchObject({ duplicate: true, row: { id: row.id, filename: 'Große Brücke.jpg' } });
  });

  it('never is a file without bytes, though the same file was deleted in that moment', async () => {
    const flag = await picture(60, 40, 'gold');
    const first = await uploadMedia(flag, { filename: 'fahne.jpg' });
    const [original] = first.row.renditions;
    const storage = diskStorage();
    let second: Promise<Upload> | undefined;
    const storageSpy = vi.spyOn(storageModule, 'mediaStorage').mockReturnValue({
      ...storage,
      removeFolder: async (folder) => {
        await storage.removeFolder(folder);
        // The upload that fails then removes what it has written.
        if (second !== undefined) return;
        second = uploadMedia(flag, { filename: 'fahne.jpg' });
        second.catch(() => undefined);
        await vi.waitFor(async () => expect(await storage.findSize(original?.path ?? '')).not.toBeNull());
        await storage.removeFolder(folder);
      },
    });
    try {
      await deleteMedia(first.row.id);
      expect(await problemOf(second ?? Promise.resolve())).toMatchObject({ code: 'unavailable' });
    } finally {
      storageSpy.mockRestore();
    }
    const third = await uploadMedia(flag, { filename: 'fahne.jpg' });
    expect(third.duplicate).toBe(false);
    expect(await storage.findSize(original?.path ?? '')).not.toBeNull();
    await deleteMedia(third.row.id);
  });

  it('is judged by its content and not by its name', async () => {
    const html = Buffer.from('<html><script>alert(1)</script></html>');
    // Of what is called a picture it would be wrong to say that its kind is not accepted.
    for (const [filename, detail] of [
      ['a.jpg', 'media.no_picture_inside'],
      ['a.JPEG', 'media.no_picture_inside'],
      ['a.html', 'media.type'],
    ] as const)
      expect(await problemOf(uploadMedia(html, { filename }))).toMatchObject({
        code: 'unsupported_media_type',
        detail,
      });
    const broken = bytes.subarray(0, 2000);
    expect((await problemOf(uploadMedia(broken, { filename: 'a.jpg' }))).options.fields).toEqual({
      file: 'media.broken',
    });
  });
});

describe('a file', () => {
  it('is served for ever, in parts when asked, and not again when known', async () => {
    const { url } = presentPicture(row, 'de');
    const whole = await get(url);
    expect(whole?.headers.get('cache-control')).toContain('immutable');
    expect(whole?.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from((await whole?.arrayBuffer()) ?? new ArrayBuffer()).equals(bytes)).toBe(true);
    const part = await get(url, { range: 'bytes=10-19' });
    expect(part?.status).toBe(206);
    expect(part?.headers.get('content-range')).toBe(`bytes 10-19/${bytes.length}`);
    expect(Buffer.from((await part?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes.subarray(10, 20));
    expect((await get(url, { 'if-none-match': whole?.headers.get('etag') ?? '' }))?.status).toBe(304);
    const beyond = await get(url, { range: 'bytes=99999999-' });
    expect(beyond?.status).toBe(416);
    expect(beyond?.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    '/media/../secret',
    '/media/0123456789abcdef0123/..%2fx.jpg',
    '/media/0123456789abcdef0123/none.jpg',
    '/media/x',
  ])('is not found at %s', async (address) => {
    expect(await get(address)).toBeNull();
  });

  it('of SVG is a download that runs nothing', async () => {
    const svg = Buffer.from(
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    );
    const stored = await uploadMedia(svg, { filename: 'logo.svg' });
    const answer = await get(presentPicture(stored.row, 'de').url);
    expect(answer?.headers.get('content-disposition')).toContain('attachment');
    expect(answer?.headers.get('content-security-policy')).toContain("default-src 'none'");
    await answer?.body?.cancel();
  });

  it('can be cropped into a new one', async () => {
    const cropped = await cropMedia(row.id, { x: 0.5, y: 0, width: 0.5, height: 1 });
    expect(cropped.row).toMatchObject({ width: 450, height: 600, alt: { de: 'Brücke' } });
    expect(cropped.row.id).not.toBe(row.id);
  });

  it('takes texts and a focal point, and is found by them', async () => {
    const saved = await updateMedia(row.id, { alt: { en: 'Bridge' }, focal_x: 20, url: 'ignored' });
    expect(saved).toMatchObject({ alt: { de: 'Brücke', en: 'Bridge' }, focal_x: 20, revision: 2 });
    const found = await listMedia({ page: 1, page_size: 10, q: 'brucke', type: 'image' });
    expect(found.results.map((file) => file.id)).toContain(row.id);
    expect(await problemOf(updateMedia(row.id, { revision: 1 }))).toMatchObject({ code: 'conflict' });
  });

  it('in use is deleted only by force, with its bytes', async () => {
    const { row: used } = await uploadMedia(await picture(50, 50, 'red'), { filename: 'red.jpg' });
    await createRecord('productions', { name: { de: 'Werk' }, header_image: `media:${used.id}` });
    expect(await problemOf(deleteMedia(used.id))).toMatchObject({ code: 'conflict' });
    await deleteMedia(used.id, { force: true });
    expect(await findMedia(used.id)).toBeNull();
    expect(await get(presentPicture(used, 'de').url)).toBeNull();
  });
});

describe('bytes that cannot be removed', () => {
  it('make no failure of what was committed', async () => {
    const storageSpy = vi.spyOn(storageModule, 'mediaStorage').mockReturnValue({
      ...diskStorage(),
      removeFolder: async () => {
        throw new Error('The bucket does not answer.');
      },
    });
    try {
      const { id } = (await uploadMedia(await picture(33, 30, 'plum'), { filename: 'eins.jpg' })).row;
      const replaced = await replaceMedia(id, await picture(34, 30, 'plum'), 'zwei.jpg');
      expect(replaced.filename).toBe('zwei.jpg');
      await deleteMedia(id);
      expect(await findMedia(id)).toBeNull();
    } finally {
      storageSpy.mockRestore();
    }
  });
});

describe('a long name', () => {
  it('of a folder can be opened', async () => {
    const folder = `${'a'.repeat(199)}/b`;
    const { row: put } = await uploadMedia(await picture(35, 30, 'plum'), { filename: 'a.jpg', folder });
    expect(put.folder).toBe('a'.repeat(199));
    expect((await listMedia({ page: 1, page_size: 10, folder: put.folder })).count).toBe(1);
  });

  it('does not end in half a sign', () => {
    expect(cleanFilename(`${'a'.repeat(149)}😀.pdf`, { extension: 'pdf' })).toBe(`${'a'.repeat(149)}.pdf`);
    expect(cleanFolder(`${'a'.repeat(199)}😀`)).toBe('a'.repeat(199));
  });
});

describe('a replaced file', () => {
  const original = (of: MediaRow) => of.renditions.find(({ name }) => name === 'original')?.path ?? '';
  const bytesOf = async (answer: Response | null) =>
    Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0));

  it('keeps its addresses, which answer with the new bytes and are revalidated each time', async () => {
    const before = (await uploadMedia(await picture(700, 300, 'salmon'), { filename: 'plan.jpg' })).row;
    const second = await replaceMedia(before.id, await picture(500, 250, 'navy'), 'neu.jpg');
    const third = await replaceMedia(before.id, await picture(800, 250, 'khaki'), 'noch neuer.jpg');
    const now = await bytesOf(await get(`/media/${original(third)}`));
    for (const former of [before, second]) {
      const answer = await get(`/media/${original(former)}`);
      expect(answer?.status).toBe(200);
      expect(answer?.headers.get('cache-control')).toBe('public, no-cache');
      expect(await bytesOf(answer)).toEqual(now);
      for (const { path: rendition } of former.renditions)
        expect((await get(`/media/${rendition}`))?.status, rendition).toBe(200);
    }
    const etag = (await get(`/media/${original(before)}`))?.headers.get('etag') ?? '';
    expect((await get(`/media/${original(before)}`, { 'If-None-Match': etag }))?.status).toBe(304);
    expect((await get(`/media/${original(third)}`))?.headers.get('cache-control')).toContain('immutable');
    const address = `/media/${original(before)}`;
    expect((await findReferencesOfAddresses([address])).get(address)).toBe(`media:${before.id}`);
    await deleteMedia(before.id);
    expect(await get(`/media/${original(before)}`)).toBeNull();
  });

  it('is the same kind of file, and one that is not there yet', async () => {
    const one = (await uploadMedia(await picture(60, 30, 'plum'), { filename: 'eins.jpg' })).row;
    const other = await picture(60, 30, 'peru');
    await uploadMedia(other, { filename: 'zwei.jpg' });
    const known = await problemOf(replaceMedia(one.id, other, 'drei.jpg'));
    expect([known.code, known.detail]).toEqual(['conflict', 'media.known']);
    const paper = await problemOf(replaceMedia(one.id, Buffer.from('%PDF-1.4\n%%EOF\n'), 'drei.pdf'));
    expect(paper.code).toBe('unsupported_media_type');
    expect((await findMedia(one.id))?.hash).toBe(one.hash);
  });

  it('is new, and later gone, for everything that shows it', async () => {
    const { id } = (await uploadMedia(await picture(70, 30, 'plum'), { filename: 'eins.jpg' })).row;
    const shows = await createRecord('productions', {
      name: { de: 'Zeigt es' },
      header_image: `media:${id}`,
    });
    const tag = recordTag('productions', Number(shows.id));
    const all: (() => Promise<unknown>)[] = [
      async () => replaceMedia(id, await picture(70, 30, 'peru'), 'zwei.jpg'),
      () => deleteMedia(id, { force: true }),
    ];
    for (const change of all) {
      const before = changes.now();
      await withAnnouncements(change);
      expect(changes.areFresh([tag], before)).toBe(false);
    }
  });
});

import { dataDir } from '@/tests/support/database';
import fs from 'node:fs';
import path from 'node:path';
import S3rver from 's3rver';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { env } from '@/lib/env';
import { diskStorage } from './disk-storage';
import { deleteMedia } from '../admin/media';
import { mediaUrl } from './present';
import { s3Storage } from './s3-storage';
import { serveMedia } from '../handlers/serve-media';
import { mediaStorage } from './storage';
import { uploadMedia } from './upload';

const bucket = 'litfass';
const store = path.join(dataDir, 's3');
/** Speaks the protocol of S3 and knows one key; the signature itself, which the client's package makes, it takes as it is. */
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: store,
  vhostBuckets: false,
  configureBuckets: [{ name: bucket }],
});
const knownKey = 'S3RVER';
let key = knownKey;
let name = bucket;

beforeAll(async () => {
  const { port } = await server.run();
  vi.spyOn(env, 'S3_ENDPOINT', 'get').mockReturnValue(`http://127.0.0.1:${port}`);
  vi.spyOn(env, 'S3_BUCKET', 'get').mockImplementation(() => name);
  vi.spyOn(env, 'S3_ACCESS_KEY_ID', 'get').mockImplementation(() => key);
  vi.spyOn(env, 'S3_SECRET_ACCESS_KEY', 'get').mockReturnValue(knownKey);
});

afterAll(() => server.close());

const storages = { disk: () => diskStorage(path.join(dataDir, 'disk')), S3: s3Storage };

async function textOf(file: Promise<{ body: ReadableStream<Uint8Array> } | null>): Promise<string | null> {
  const found = await file;
  return found === null ? null : new Response(found.body).text();
}

describe.each(Object.entries(storages))('media on %s', (_, open) => {
  const storage = () => open();

  it('is read as it was written, whole and in parts', async () => {
    await storage().write('aa/plan.txt', Buffer.from('0123456789'));
    expect(await storage().findSize('aa/plan.txt')).toBe(10);
    expect(await textOf(storage().read('aa/plan.txt'))).toBe('0123456789');
    const part = await storage().read('aa/plan.txt', { start: 2, end: 4 });
    expect(part?.size).toBe(10);
    expect(await textOf(Promise.resolve(part))).toBe('234');
    await storage().write('aa/plan.txt', Buffer.from('new'));
    expect(await textOf(storage().read('aa/plan.txt'))).toBe('new');
  });

  it('is missing where nothing was written', async () => {
    expect(await storage().findSize('aa/none.txt')).toBeNull();
    expect(await storage().read('aa/none.txt')).toBeNull();
  });

  it('goes with its folder, and nothing else does', async () => {
    await storage().write('bb/one.txt', Buffer.from('1'));
    await storage().write('bb/two.txt', Buffer.from('2'));
    await storage().write('bbb/three.txt', Buffer.from('3'));
    await storage().removeFolder('bb');
    await storage().removeFolder('cc');
    expect(await storage().findSize('bb/one.txt')).toBeNull();
    expect(await storage().findSize('bb/two.txt')).toBeNull();
    expect(await storage().findSize('bbb/three.txt')).toBe(1);
  });

  it('takes a large file', async () => {
    const bytes = Buffer.alloc(6_000_000, 'Litfass ');
    await storage().write('dd/large.bin', bytes);
    const file = await storage().read('dd/large.bin');
    expect(bytes.equals(Buffer.from(await new Response(file?.body).arrayBuffer()))).toBe(true);
  });
});

describe('a bucket', () => {
  it('holds what is uploaded, and the site serves it', async () => {
    const bytes = await sharp({ create: { width: 400, height: 200, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
    const { row } = await uploadMedia(bytes, { filename: 'Brücke.jpg' });
    expect(fs.existsSync(path.join(dataDir, 'media'))).toBe(false);
    const get = async (headers: Record<string, string> = {}) =>
      serveMedia(
        new Request(new URL(mediaUrl(row), 'http://localhost:3000'), { headers }),
        mediaUrl(row).replace('/media/', ''),
      );
    const whole = await get();
    expect(whole?.headers.get('content-type')).toBe('image/jpeg');
    const served = Buffer.from(await new Response(whole?.body).arrayBuffer());
    expect((await sharp(served).metadata()).width).toBe(400);
    const part = await get({ Range: 'bytes=0-1' });
    expect(part?.status).toBe(206);
    expect(Buffer.from(await new Response(part?.body).arrayBuffer())).toEqual(served.subarray(0, 2));
    await deleteMedia(row.id);
    expect(await get()).toBeNull();
  });

  it('refuses a wrong key, and the upload says so', async () => {
    key = 'another';
    await expect(mediaStorage().write('ee/a.txt', Buffer.from('a'))).rejects.toThrow('answered 403');
    key = knownKey;
    expect(await mediaStorage().findSize('ee/a.txt')).toBeNull();
  });

  it('that does not exist is an error, not an upload', async () => {
    name = 'another';
    await expect(mediaStorage().write('ee/a.txt', Buffer.from('a'))).rejects.toThrow('does not exist');
    name = bucket;
  });
});

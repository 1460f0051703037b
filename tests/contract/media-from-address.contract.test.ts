import http from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import sharp from 'sharp';
import { database } from '@/lib/backend/database/client';
import { media } from '@/lib/backend/database/schema/media';
import type * as publicAddress from '@/lib/backend/kernel/public-address';
import { maximumUploadBytes, uploadAnswerSchema } from '@/lib/contract/media';
import { userSchema } from '@/lib/contract/user';
import { editor } from '../support/editors';
import { upload } from '../support/records';
import { call } from '../support/request';

/** Whether the web server of this test counts as one of the public internet. */
const guard = vi.hoisted(() => ({ port: null as string | null }));

vi.mock('@/lib/backend/kernel/public-address', async (importOriginal) => {
  const { isPublicAddress, isWebPort } = await importOriginal<typeof publicAddress>();
  return {
    isPublicAddress: (address: string) =>
      (guard.port !== null && address === '127.0.0.1') || isPublicAddress(address),
    isWebPort: (port: string) => port === guard.port || isWebPort(port),
  };
});

const makePicture = (background: string) =>
  sharp({ create: { width: 64, height: 32, channels: 3, background } });

/** What the other site answers by path, and where it redirects to. */
const bodies = new Map<string, Uint8Array | string>();
const moved = new Map<string, string>();
/** Requests that came to it. */
const asked: string[] = [];

const server = http.createServer(({ url = '' }, response) => {
  const { pathname } = new URL(url, 'http://localhost');
  asked.push(pathname);
  const location = moved.get(pathname);
  const body = bodies.get(pathname);
  if (location !== undefined) response.writeHead(302, { Location: location }).end();
  else if (body !== undefined) response.writeHead(200, { 'Content-Type': 'image/png' }).end(body);
  else if (pathname === '/endless') {
    // More than a picture may have, without saying so before.
    const part = Buffer.alloc(1024 * 1024);
    const write = () => {
      while (!response.destroyed && response.write(part));
    };
    response.on('drain', write).writeHead(200);
    write();
  } else if (pathname === '/announced') {
    response.writeHead(200, { 'Content-Length': maximumUploadBytes + 1 });
    response.write('x');
  } else if (pathname === '/torn')
    response.writeHead(200, { 'Content-Length': 1000 }).write('x', () => response.destroy());
  else response.writeHead(404).end();
});

let origin: string;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  bodies.set('/kran.png', await makePicture('#0088aa').png().toBuffer());
  bodies.set('/docsz/AbC-1', await makePicture('#aa8800').jpeg().toBuffer());
  bodies.set('/page.png', '<!doctype html><html><body>Bitte melden Sie sich an.</body></html>');
  bodies.set('/drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  bodies.set('/sheet.pdf', '%PDF-1.4\n%%EOF\n');
  bodies.set('/empty.png', '');
  bodies.set('/half.png', (await makePicture('#00aa88').png().toBuffer()).subarray(0, 60));
  moved.set('/moved', '/docsz/AbC-1');
  moved.set('/circle', '/circle');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  guard.port = new URL(origin).port;
  asked.length = 0;
});

const take = (
  url: unknown,
  options: { as?: Record<string, string>; headers?: Record<string, string> } = {},
) => call('/de/pageeditor-api/media/from-address', { method: 'POST', body: { url }, as: editor, ...options });
const rows = () => database().select({ id: media.id }).from(media).orderBy(media.id);

describe('a picture of another site', () => {
  it('is taken over once, as if it were uploaded', async () => {
    const first = await take(`${origin}/kran.png?size=large#top`);
    expect(first.status).toBe(201);
    const file = uploadAnswerSchema.parse(await first.json());
    expect(file).toMatchObject({ filename: 'kran.png', type: 'image/png', width: 64, duplicate: false });
    expect((await call(file.url)).status).toBe(200);
    const again = await take(`${origin}/kran.png`);
    expect([again.status, await again.json()]).toMatchObject([200, { id: file.id, duplicate: true }]);
    const uploaded = await upload(new Uint8Array(Buffer.from(bodies.get('/kran.png') ?? '')));
    expect(await uploaded.json()).toMatchObject({ id: file.id, duplicate: true });
  });

  it('has a name where its address has none, and is found where it was moved to', async () => {
    const answer = await take(`${origin}/moved`);
    expect([answer.status, await answer.json()]).toMatchObject([
      201,
      { filename: 'bild.jpg', type: 'image/jpeg' },
    ]);
    expect(asked).toEqual(['/moved', '/docsz/AbC-1']);
  });

  it('is a feature of this backend', async () => {
    const user = userSchema.parse(await (await call('/de/pageeditor-api/user', { as: editor })).json());
    expect(user.features).toContain('media-address');
  });
});

describe('nothing is stored', () => {
  let before: { id: number }[];
  beforeEach(async () => {
    before = await rows();
  });
  afterEach(async () => {
    expect(await rows()).toEqual(before);
  });

  it.each([
    ['/page.png', 415, 'Diese Datei ist kein Bild.'],
    ['/drawing.svg', 415, 'Diese Datei ist kein Bild.'],
    ['/sheet.pdf', 415, 'Diese Datei ist kein Bild.'],
    ['/empty.png', 415, 'Diese Datei ist kein Bild.'],
    ['/half.png', 400, 'Die Datei ist beschädigt und lässt sich nicht lesen.'],
    ['/missing.png', 400, 'Unter dieser Adresse war kein Bild zu bekommen.'],
    ['/torn', 400, 'Unter dieser Adresse war kein Bild zu bekommen.'],
    ['/circle', 400, 'Unter dieser Adresse war kein Bild zu bekommen.'],
    ['/announced', 413, 'Das Bild ist zu groß: höchstens 50 MB.'],
    ['/endless', 413, 'Das Bild ist zu groß: höchstens 50 MB.'],
  ])('of %s', async (path, status, detail) => {
    const answer = await take(`${origin}${path}`);
    expect([answer.status, await answer.json()]).toMatchObject([status, { detail }]);
  });

  it('of a paper that the library has', async () => {
    expect((await upload(Buffer.from(bodies.get('/sheet.pdf') ?? ''), 'a.pdf')).status).toBe(201);
    before = await rows();
    expect((await take(`${origin}/sheet.pdf`)).status).toBe(415);
  });

  it.each([
    'http://10.0.0.1/kran.png',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/kran.png',
    'file:///etc/passwd',
  ])('of an address that redirects to %s', async (target) => {
    moved.set('/inward', target);
    const answer = await take(`${origin}/inward`);
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { code: 'invalid', fields: { url: 'Unter dieser Adresse war kein Bild zu bekommen.' } },
    ]);
    expect(asked).toEqual(['/inward']);
  });

  it('of a network that is not public, by number or by name', async () => {
    const { port } = new URL(origin);
    guard.port = null;
    for (const host of ['127.0.0.1', 'localhost', '10.0.0.1', '169.254.169.254', '[::1]', '2130706433'])
      for (const at of ['', `:${port}`]) {
        const answer = await take(`http://${host}${at}/kran.png`);
        expect([answer.status, await answer.json()], `${host}${at}`).toMatchObject([
          400,
          { code: 'invalid', detail: 'Unter dieser Adresse war kein Bild zu bekommen.' },
        ]);
      }
    expect(asked).toEqual([]);
  });

  it('for strangers, for other sites, without an address of the web', async () => {
    const url = `${origin}/kran.png`;
    expect((await take(url, { as: {} })).status).toBe(401);
    expect((await take(url, { headers: { origin: 'https://boese.example' } })).status).toBe(403);
    expect((await take(url, { headers: { 'x-csrftoken': 'x' } })).status).toBe(403);
    for (const bad of [undefined, 7, '', 'kran.png', 'ftp://kran.example/a.png', 'file:///etc/passwd'])
      expect((await take(bad)).status, String(bad)).toBe(400);
    expect(asked).toEqual([]);
  });

  it('for somebody who asks for more than 120 in a minute', async () => {
    const statuses = new Set<number>();
    for (let count = 0; count < 125; count += 1) statuses.add((await take('kran.png')).status);
    expect([...statuses]).toEqual([400, 429]);
    expect(asked).toEqual([]);
  });
});

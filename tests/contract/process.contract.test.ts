import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { csrfCookie, csrfHeader } from '@/lib/contract/write';
import { copyDemo } from '../support/demo.mjs';
import { findHeaderFaults } from '../support/header-faults';
import { isAlive, newSettings, SiteProcess, until } from '../support/process';
import { testSite } from '../support/server';

const pageSchema = z.looseObject({ id: z.number() });
const createdSchema = z.looseObject({ id: z.number() });
const filesSchema = z.tuple([z.looseObject({ url: z.string() })], z.unknown());
const directoriesSchema = z.tuple([z.looseObject({ zip_url: z.string(), files: filesSchema })], z.unknown());

const running: SiteProcess[] = [];
const folders = new Set<string>();

function start(settings: Record<string, string>, user: { uid?: number; gid?: number } = {}): SiteProcess {
  const site = new SiteProcess(settings, user);
  running.push(site);
  if (settings.DATA_DIR) folders.add(settings.DATA_DIR);
  return site;
}

afterEach(async () => {
  for (const site of running.splice(0)) await site.end();
});

afterAll(async () => {
  for (const site of running.splice(0)) await site.end();
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
});

/** Signs in over HTTP; answers the headers of a write. */
async function signIn(site: SiteProcess): Promise<Record<string, string>> {
  const answer = await fetch(`${site.url}/de/pageeditor-api/login`, {
    method: 'POST',
    headers: { Origin: site.url, 'Content-Type': 'application/json' },
    body: JSON.stringify(testSite.editor),
  });
  expect(answer.status).toBe(200);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
  const token =
    cookies.find((cookie) => cookie.startsWith(`${csrfCookie}=`))?.slice(csrfCookie.length + 1) ?? '';
  return {
    Origin: site.url,
    Cookie: cookies.join('; '),
    [csrfHeader]: token,
    'Content-Type': 'application/json',
  };
}

/** Adds a section to the home page; answers its id. The answer means that it is kept. */
async function addSection(site: SiteProcess, headers: Record<string, string>): Promise<number> {
  const page = pageSchema.parse(
    await (await fetch(`${site.url}/de/pageeditor-api/page/`, { headers })).json(),
  );
  const answer = await fetch(`${site.url}/de/pageeditor-api/container`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ parent: null, content_type: 'page', object_id: page.id, layout: 3 }),
  });
  expect(answer.status).toBeLessThan(300);
  return createdSchema.parse(await answer.json()).id;
}

function asHeaders(headers: http.IncomingHttpHeaders): Headers {
  return new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]));
}

async function hasSection(site: SiteProcess, headers: Record<string, string>, id: number): Promise<boolean> {
  const answer = await fetch(`${site.url}/de/pageeditor-api/page/?version_id=draft`, { headers });
  return (await answer.text()).includes(`"id":${id},`);
}

// Starting a site takes a few seconds on a busy machine, and seeding one longer.
describe('npm start', { timeout: 180_000 }, () => {
  let settings: Record<string, string>;

  beforeAll(async () => {
    // Empty is not set: it makes its secrets itself.
    settings = { ...(await newSettings()), AUTH_SECRET: '', REVALIDATE_SECRET: '' };
    copyDemo(settings.DATA_DIR ?? '');
    const site = start(settings);
    // Builds and adds the demo, unless an earlier stage did.
    await site.ready(600_000);
    expect(await site.stop()).toBe(0);
    running.length = 0;
  }, 600_000);

  describe('once more', () => {
    let site: SiteProcess;

    beforeAll(async () => {
      site = new SiteProcess(settings);
      await site.ready();
    });

    afterAll(() => site.end());

    /** Asks as it is written: `fetch` would add that it wants no copy. */
    const ask = (path: string, method = 'GET', headers: Record<string, string> = {}, target = path) =>
      new Promise<http.IncomingMessage>((resolve, reject) => {
        const request = http.request(site.url, { agent: false, path: target, method, headers });
        request.once('response', (answer) => resolve(answer.resume()));
        request.once('error', reject);
        request.end();
      });

    it('neither builds nor fills anything when nothing has changed', async () => {
      expect(site.output).not.toMatch(/Building|Adding/);
      expect((await fetch(`${site.url}/de`)).status).toBe(200);
    });

    it('refuses what no page takes, and says how each answer is to be treated', async () => {
      const answers = [
        [200, await ask('/de')],
        [200, await ask('/admin/pages/made-up')],
        [308, await ask('//evil.example')],
        [200, await ask('/sw.js')],
        [404, await ask('/cms-hub/gallery/xx')],
        [404, await ask('/api/users/%ff')],
        [404, await ask('/de/kalender/%00/1')],
        [
          404,
          await ask('/de/nothing', 'GET', { 'X-Middleware-Prefetch': '1', 'X-Middleware-Rewrite': '/de' }),
        ],
        [404, await ask('/pass-through/call', 'GET', { 'X-Litfass-Path': '@evil.example/' })],
        [301, await ask('/de/')],
        [404, await ask('/_next/static/nothing.js')],
        [404, await ask('/media/0/nothing.jpg')],
        // Asked as a forward proxy is: the host in it says nothing.
        [200, await ask('/de', 'GET', {}, 'http://evil.example/de')],
        [400, await ask('/', 'OPTIONS', {}, '*')],
        [400, await ask('/', 'GET', {}, '/\\[')],
        [405, await ask('/de', 'POST', { 'Next-Action': 'x' })],
        [404, await ask('/api/nothing', 'POST', { 'Next-Action': 'x' })],
        [
          404,
          await ask('/de/pageeditor-api/a/b/c', 'POST', {
            'Content-Type': 'multipart/form-data; boundary=x',
          }),
        ],
        [501, await ask('/de', 'TRACE')],
        [405, await ask('/api/health', 'PUT')],
        [416, await ask('/icon.svg', 'GET', { Range: 'bytes=999999-' })],
        [412, await ask('/icon.svg', 'GET', { 'If-Match': '"another"' })],
        [
          413,
          await ask('/de/nothing', 'POST', { 'Content-Length': String(600 * 1024), Expect: '100-continue' }),
        ],
      ] as const;
      for (const [status, { statusCode, headers }] of answers)
        expect([statusCode, findHeaderFaults(asHeaders(headers))]).toEqual([status, []]);
      expect(answers[2][1].headers.location).toBe('/evil.example');
      expect(site.output).not.toContain('Server Action');
    });

    it('says of whatever it sends how that is to be treated, also to whoever has it already', async () => {
      const html = await (await fetch(`${site.url}/de`)).text();
      const named = [
        /\/_next\/static\/[\w./~-]+\.woff2/,
        /\/_next\/static\/[\w./~-]+\.js/,
        /\/page-data\/[\w.-]+/,
        /\/media\/[\w./-]+\.webp/,
      ].map((pattern) => pattern.exec(html)?.[0]);
      const own = ['/de', '/admin', '/icon.svg', '/api/events/', '/api/events.ics?locale=de'];
      for (const path of [...named, ...own]) {
        const answer = await ask(path ?? '');
        expect([path, answer.statusCode, findHeaderFaults(asHeaders(answer.headers))]).toEqual([
          path,
          200,
          [],
        ]);
        const again = await ask(path ?? '', 'GET', { 'If-None-Match': answer.headers.etag ?? '' });
        expect([path, again.statusCode, findHeaderFaults(asHeaders(again.headers))]).toEqual([path, 304, []]);
      }
    });

    it('says how long a download is, of which the framework says nothing', async () => {
      const directories = directoriesSchema.parse(
        await (await fetch(`${site.url}/api/download-directories/`)).json(),
      );
      const [{ zip_url, files }] = directories;
      for (const address of [zip_url, files[0].url]) {
        const answer = await fetch(`${site.url}${address}`);
        const length = answer.headers.get('content-length');
        expect([address, length]).toEqual([address, String((await answer.arrayBuffer()).byteLength)]);
        expect(answer.headers.has('x-litfass-length')).toBe(false);
      }
      const part = await fetch(`${site.url}${files[0].url}`, { headers: { Range: 'bytes=0-9' } });
      expect([part.status, part.headers.get('content-length')]).toEqual([206, '10']);
    });

    it('lets no cache on the way keep what the next build or the next edit changes', async () => {
      for (const path of ['/de', '/de/', '/admin', '/cms-hub/gallery/de', '/api/openapi.json']) {
        const answer = await fetch(`${site.url}${path}`, { redirect: 'manual' });
        expect([path, answer.headers.get('cache-control')]).toEqual([
          path,
          'public, max-age=0, must-revalidate',
        ]);
      }
      // It may hold the token of somebody's link or session.
      const hub = await fetch(`${site.url}/cms-hub?token=x`);
      expect(hub.headers.get('cache-control')).toMatch(/private.*no-store/);
    });
  });

  it('keeps secrets and password for its user alone', () => {
    for (const name of ['secrets.json', 'postgres.json']) {
      expect(fs.statSync(path.join(settings.DATA_DIR ?? '', name)).mode & 0o077).toBe(0);
    }
  });

  it('says so when it is started twice, and leaves the first alone', async () => {
    const site = start(settings);
    await site.ready();
    const second = start({ ...settings, PORT: '1' });
    expect(await second.exited).toBe(1);
    expect(second.output).toContain(`running already: ${site.url}`);
    expect((await fetch(`${site.url}/api/health?ready`)).status).toBe(200);
  });

  it('names the port that is taken', async () => {
    const server = net.createServer().listen(Number(settings.PORT));
    const site = start(settings);
    expect(await site.exited).toBe(1);
    expect(site.output).toContain(`Port ${settings.PORT} is taken`);
    server.close();
  });

  it('names a setting that does not fit', async () => {
    const site = start({ ...settings, LOG_LEVEL: 'loud' });
    expect(await site.exited).toBe(1);
    expect(site.output).toMatch(/LOG_LEVEL has a value that does not fit/);
    expect(site.output).not.toContain('    at ');
    const second = start({ ...settings, S3_BUCKET: 'litfass' });
    expect(await second.exited).toBe(1);
    expect(second.output).toContain(
      'S3_BUCKET needs S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY too.',
    );
  });

  it('lets in what its settings name beside itself, and nothing else', async () => {
    const policies = async (more: Record<string, string>) => {
      const site = start({ ...settings, ...more });
      await site.ready();
      const answer = await fetch(`${site.url}/de`);
      const html = await answer.text();
      await site.stop();
      const policy = answer.headers.get('content-security-policy') ?? '';
      const hosts = Object.fromEntries(
        policy.split('; ').map((part) => [part.split(' ')[0], part.match(/https:\S+/g) ?? []]),
      );
      return { hosts, html };
    };
    const map = 'https://maps.example';
    const tags = 'https://tags.example';
    const matomo = await policies({
      TAG_MANAGER_ID: 'aB3dE6gH',
      TAG_MANAGER_URL: `${tags}/matomo`,
      MAP_STYLE_URL: `${map}/style.json`,
    });
    expect(matomo.hosts).toMatchObject({
      'script-src': [tags],
      'img-src': [map, tags],
      'connect-src': [map, tags],
      'style-src': [],
      'frame-src': [],
    });
    expect(matomo.html).toContain(`"address":"${tags}/matomo/js/container_aB3dE6gH.js"`);
    expect(matomo.html).toContain('Die Karte kommt von maps.example.');
    const google = await policies({ TAG_MANAGER_ID: 'GTM-ABC1234' });
    expect(google.hosts).toMatchObject({
      'script-src': ['https://*.googletagmanager.com'],
      'img-src': ['https://*.googletagmanager.com', 'https://*.google-analytics.com'],
      'frame-src': matomo.hosts['frame-src'],
    });
    expect(google.hosts['connect-src']).toContain('https://*.analytics.google.com');
    expect(google.html).toContain('"address":"https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234"');
    expect(google.html).not.toMatch(/<script[^>]+googletagmanager/);
  });

  it('keeps a save that was answered, though everything is killed at once', async () => {
    let site = start(settings);
    await site.ready();
    const headers = await signIn(site);
    const { sitePid, databasePid } = site;
    const id = await addSection(site, headers);
    for (const pid of [sitePid, databasePid, site.pid]) process.kill(pid, 'SIGKILL');
    await site.exited;
    site = start(settings);
    await site.ready();
    expect(await hasSection(site, headers, id)).toBe(true);
  });

  it('heals when only the database is killed', async () => {
    const site = start(settings);
    await site.ready();
    const headers = await signIn(site);
    const killed = site.databasePid;
    process.kill(killed, 'SIGKILL');
    // It may be there again before anybody has missed it; that it is missed is in lib/backend/database/hung.test.ts.
    await until(() => site.hasOtherDatabase(killed), 'another database');
    await until(
      async () => (await fetch(`${site.url}/api/health?ready`)).status === 200,
      'the database to be back',
    );
    expect(await addSection(site, headers)).toBeGreaterThan(0);
  });

  it('leaves nothing behind, neither after Ctrl-C nor after a kill of the start script', async () => {
    for (const end of ['SIGINT', 'SIGKILL'] as const) {
      const site = start(settings);
      await site.ready();
      const { sitePid, databasePid } = site;
      process.kill(site.pid, end);
      await site.exited;
      await until(() => !isAlive(sitePid) && !isAlive(databasePid), `the end of all processes after ${end}`);
    }
  });

  it('stops when the web server is killed', async () => {
    const site = start(settings);
    await site.ready();
    const { databasePid } = site;
    process.kill(site.sitePid, 'SIGKILL');
    expect(await site.exited).toBe(1);
    await until(() => !isAlive(databasePid), 'the end of the database');
  });

  it.runIf(process.getuid?.() === 0)('works as an ordinary user too', async () => {
    // Without the demo, whose pictures would be made once more.
    const own: Record<string, string> = { ...(await newSettings()), SEED: 'empty' };
    const nobody = 65_534;
    fs.chownSync(own.DATA_DIR ?? '', nobody, nobody);
    const site = start(own, { uid: nobody, gid: nobody });
    await site.ready();
    expect((await fetch(`${site.url}/api/health?ready`)).status).toBe(200);
    expect(fs.statSync(path.join(own.DATA_DIR ?? '', 'pg')).uid).toBe(nobody);
  });
});

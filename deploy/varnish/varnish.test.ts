import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { changes } from '@/lib/changes.mjs';
import { pageUse } from '@/lib/page-use.mjs';
import { makeFront } from '@/scripts/serve/front.mjs';
import { send } from '@/scripts/serve/ready-answer.mjs';
import { findFreePort } from '@/scripts/postgres/cluster';
import { page } from '@/tests/support/front';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'litfass-varnish-'));

/** Why there is nothing to test against; null if there is. */
function findLack(): string | null {
  try {
    execFileSync('varnishd', ['-V'], { stdio: 'ignore' });
  } catch {
    return 'varnishd is not installed (Debian: varnish)';
  }
  const modules = [
    '/usr/lib/x86_64-linux-gnu',
    '/usr/lib/aarch64-linux-gnu',
    '/usr/lib',
    '/usr/lib64',
    '/usr/local/lib',
  ];
  return modules.some((each) => fs.existsSync(`${each}/varnish/vmods/libvmod_xkey.so`))
    ? null
    : 'xkey is not installed (Debian: varnish-modules)';
}

const lack = findLack();
if (lack !== null) console.warn(`Varnish is not tested: ${lack}.`);

/** The site: its own front, around an answer that says how often it was made. */
let made = 0;
/** Where the last request came from, as Varnish says. */
let caller: string | string[] | undefined;
const front = makeFront({
  folder,
  megabytes: 1,
  sessionCookies: ['litfass.session_token'],
  isTold: true,
  longestAge: 600_000,
  handle: async (request, response) => {
    made += 1;
    caller = request.headers['x-forwarded-for'];
    if (request.url === '/de/mit-daten') return page('Text', [])(request, response);
    const isSession = (request.headers.cookie ?? '').includes('litfass.session_token=');
    const isKept = !isSession && /^\/(?:de|api\/)/.test(request.url ?? '');
    Object.assign(pageUse.getStore() ?? {}, {
      isKept,
      tags: ['content', 'content:path:/de', '_N_T_/layout'],
    });
    const status = (request.url ?? '').startsWith('/fehlt') ? 404 : 200;
    response.writeHead(status, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': isSession ? 'private, no-store' : 'public, max-age=0, must-revalidate',
      ...(isSession ? { 'Set-Cookie': 'a=1' } : {}),
    });
    response.end(`<html><head></head><body>made ${made}${'<!-- long -->'.repeat(60)}</body></html>`);
  },
});

/** How often the site was asked for something, by the path. */
const asked = new Map<string, number>();
/** The data that the site was asked for. */
const askedData: string[] = [];
let origin: http.Server;
let originPort = 0;
let varnish: ChildProcess;
let url = '';
let stopPurging = () => {};

async function startOrigin(): Promise<void> {
  origin = http.createServer((request, response) => {
    const ready = front.find(request);
    asked.set(request.url ?? '', (asked.get(request.url ?? '') ?? 0) + 1);
    if ((request.url ?? '').startsWith('/page-data/')) askedData.push(request.url ?? '');
    if ((request.url ?? '').startsWith('/api/health')) response.end('{}');
    else if (ready === null) void front.answer(request, response);
    else send(ready, request, response);
  });
  origin.listen(originPort, '127.0.0.1');
  await once(origin, 'listening');
  originPort = (origin.address() as AddressInfo).port;
}

async function stopOrigin(): Promise<void> {
  origin.close();
  origin.closeAllConnections();
  await once(origin, 'close');
}

const get = (target: string, headers: Record<string, string> = {}) => fetch(`${url}${target}`, { headers });
const text = async (target: string) => (await get(target)).text();

/** Waits until Varnish has been told as many times of what is done. */
async function untilTold(times: number, act: () => void): Promise<void> {
  const calls = vi.spyOn(globalThis, 'fetch');
  act();
  await vi.waitFor(() => {
    const answered = calls.mock.settledResults.filter(({ type }) => type === 'fulfilled');
    expect(answered.length).toBeGreaterThanOrEqual(times);
  });
  calls.mockRestore();
}

beforeAll(async () => {
  if (lack !== null) return;
  fs.mkdirSync(path.join(folder, 'static'));
  fs.writeFileSync(path.join(folder, 'static/one.css'), '.a{color:red}');
  await startOrigin();
  const port = await findFreePort();
  const configuration = path.join(folder, 'default.vcl');
  fs.writeFileSync(
    configuration,
    fs.readFileSync('deploy/varnish/default.vcl', 'utf8').replace('"3000"', `"${originPort}"`),
  );
  fs.chmodSync(folder, 0o755);
  varnish = spawn(
    'varnishd',
    // prettier-ignore
    ['-F', '-f', configuration, '-a', `127.0.0.1:${port}`, '-n', path.join(folder, 'work'), '-s', 'malloc,16m',
      '-p', 'http_gzip_support=off'],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  url = `http://127.0.0.1:${port}`;
  // Ready only when it has heard of the site's health.
  await vi.waitFor(async () => expect((await get('/de/bereit')).status).toBe(200), {
    timeout: 20_000,
    interval: 200,
  });
  vi.stubEnv('PURGE_URL', `${url}/.purge`);
  const { startPurging } = await import('@/lib/backend/changes/purge');
  // The first thing it says, and its echo.
  await untilTold(2, () => (stopPurging = startPurging()));
}, 40_000);

afterAll(async () => {
  stopPurging();
  if (varnish !== undefined && varnish.exitCode === null) {
    varnish.kill('SIGTERM');
    await once(varnish, 'exit');
  }
  origin?.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(lack !== null)('Varnish in front of the site', () => {
  it('keeps what is for everybody, in the encoding that is welcome, and tells nobody what it was made of', async () => {
    const before = made;
    const first = await get('/de', { 'accept-encoding': 'gzip, br' });
    expect(first.headers.get('content-encoding')).toBe('br');
    const body = await first.text();
    for (const [accepted, encoding] of [
      ['br;q=0, gzip;q=0.5', 'gzip'],
      ['gzip;q=0.8, br; q=0.000', 'gzip'],
      ['br;q=0,gzip;q=0', null],
    ] as const)
      expect((await get('/de', { 'accept-encoding': accepted })).headers.get('content-encoding')).toBe(
        encoding,
      );
    for (const [target, headers] of [
      ['/de', { 'accept-encoding': 'br' }],
      ['/de?utm_source=mail&gclid=7', { 'accept-encoding': 'br;q=1' }],
      ['/de', { 'accept-encoding': 'br', cookie: 'litfass_consent=required' }],
    ] as const)
      expect(await (await get(target, headers)).text()).toBe(body);
    expect(made).toBe(before + 1);
    for (const name of ['surrogate-key', 'cache-tag', 'xkey', 'cdn-cache-control', 'surrogate-control'])
      expect(first.headers.get(name), name).toBeNull();
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const again = await get('/de', {
      'accept-encoding': 'br',
      'if-none-match': first.headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
  });

  it('keeps public data once per language of the site, however that is asked for', async () => {
    const ask = async (languages: string) =>
      (await get('/api/events/', { 'Accept-Language': languages })).text();
    const german = await ask('de');
    for (const languages of ['de-AT,de;q=0.9,en;q=0.5', 'fr, DE', 'nds;q=1, de-DE;q=0.8, en'])
      expect(await ask(languages)).toBe(german);
    const english = await ask('en-GB');
    expect(english).not.toBe(german);
    expect(await ask('fr;q=0.9, en, de')).toBe(english);
    expect(await ask('fr')).toBe(await ask('nl, dec'));
  });

  it('keeps nothing of a session, and nothing that is not there', async () => {
    const before = made;
    for (let time = 0; time < 2; time += 1) {
      const answer = await get('/de', { cookie: 'a=b; litfass.session_token=x' });
      expect(answer.headers.get('set-cookie')).toBe('a=1');
      expect((await get('/fehlt')).status).toBe(404);
    }
    expect(made).toBe(before + 4);
    expect((await get('/de')).headers.get('set-cookie')).toBeNull();
  });

  it('keeps the data of a page by their name, and nothing that was answered in place of them', async () => {
    const referer = { referer: `${url}/de/mit-daten` };
    const address = /data-data="([^"]+)"/.exec(await text('/de/mit-daten'))?.[1] ?? '';
    // As another instance names them: there for the page that asks, and for nobody else.
    const other = address.replace(/[0-9a-f]{24}-/, `${'0'.repeat(24)}-`);
    expect((await get(other, { referer: `${url}/de` })).status).toBe(404);
    for (let time = 0; time < 2; time += 1) {
      expect(await (await get(other, referer)).text()).toBe('self.__next_f.push([1])');
      expect(await text(address)).toBe('self.__next_f.push([1])');
    }
    expect((await get(other)).status).toBe(404);
    expect(askedData).toEqual([other, other, address, other, other]);
  });

  it('has what changed within a second, and only that', async () => {
    const before = await text('/de');
    const other = made;
    const times = asked.get('/de');
    await untilTold(1, () => changes.tell(['content:path:/en']));
    expect(await text('/de')).toBe(before);
    expect(asked.get('/de')).toBe(times);
    changes.tell(['content:path:/de']);
    await vi.waitFor(async () => expect(await text('/de')).not.toBe(before), { timeout: 1000, interval: 20 });
    expect(made).toBeGreaterThan(other);
  });

  it('is told by nobody who names nothing', async () => {
    for (const method of ['GET', 'POST']) expect((await fetch(`${url}/.purge`, { method })).status).toBe(400);
  });

  it('is told by no visitor, though all come from the machine that ends TLS, and says where they come from', async () => {
    const visitor = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '192.0.2.1, 198.51.100.7' };
    const purge = { method: 'POST', headers: { ...visitor, 'Surrogate-Key': 'all' } };
    expect((await fetch(`${url}/.purge`, purge)).status).toBe(403);
    for (const [headers, address] of [
      [visitor, '192.0.2.1, 198.51.100.7'],
      [{}, '127.0.0.1'],
    ] as const) {
      await get('/fehlt', headers);
      expect(caller).toBe(address);
    }
  });

  it('shows what it has while the site is away, stale or not, and what is new when it is back', async () => {
    const before = await text('/de');
    // Stale, and the site gone before anybody has noticed.
    await fetch(`${url}/.purge`, { method: 'POST', headers: { 'Surrogate-Key': 'all' } });
    await stopOrigin();
    const statuses = new Set<number>();
    for (const end = Date.now() + 2500; Date.now() < end; await pause(50)) {
      const answer = await get('/de');
      statuses.add(answer.status);
      expect(await answer.text()).toBe(before);
    }
    expect([...statuses]).toEqual([200]);
    const unknown = await get('/de/nie-gesehen');
    expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, '5']);
    await startOrigin();
    changes.tell(null);
    await vi.waitFor(async () => expect(await text('/de')).not.toBe(before), { timeout: 3000, interval: 50 });
  }, 20_000);
});

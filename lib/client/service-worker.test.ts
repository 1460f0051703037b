import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';

// The service worker as the browser gets it, among stores of its own.

const code = fs.readFileSync(path.join(import.meta.dirname, '../../public/sw.js'), 'utf8');
const origin = 'https://www.example.org';

type Listener = (event: Record<string, unknown>) => void;

class Store {
  readonly kept = new Map<string, Response>();
  put(key: Request | string, response: Response): Promise<void> {
    this.kept.set(addressOf(key), response);
    return Promise.resolve();
  }
  match(key: Request | string): Promise<Response | undefined> {
    return Promise.resolve(this.kept.get(addressOf(key))?.clone());
  }
  keys(): Promise<Request[]> {
    return Promise.resolve([...this.kept.keys()].map((address) => new Request(origin + address)));
  }
  delete(key: Request): Promise<boolean> {
    return Promise.resolve(this.kept.delete(addressOf(key)));
  }
}

function addressOf(key: Request | string): string {
  const { pathname, search } = new URL(typeof key === 'string' ? key : key.url, origin);
  return pathname + search;
}

let stores: Map<string, Store>;
let listeners: Record<string, Listener>;
let isOnline: boolean;
let editor: object | null;
/** What the server has, by address. */
let site: Record<string, { body: string; type?: string; cache?: string; status?: number }>;
const skipWaiting = vi.fn();
const claim = vi.fn();

function fetchFromSite(asked: Request | string): Promise<Response> {
  const found = site[addressOf(asked)];
  if (!isOnline) return Promise.reject(new TypeError('Failed to fetch'));
  const headers = { 'content-type': found?.type ?? 'text/html', 'cache-control': found?.cache ?? 'public' };
  const response = new Response(found?.body ?? 'nicht da', {
    status: found ? (found.status ?? 200) : 404,
    headers,
  });
  // As answers of the own site are in a browser.
  const asBrowsers = (each: Response): Response => {
    const clone = each.clone.bind(each);
    return Object.defineProperties(each, {
      type: { value: 'basic' },
      clone: { value: () => asBrowsers(clone()) },
    });
  };
  return Promise.resolve(asBrowsers(response));
}

/** Starts a worker anew; what other ones have kept stays. */
function start(): void {
  listeners = {};
  const scope = {
    location: { origin },
    skipWaiting,
    clients: { claim },
    cookieStore: { get: () => Promise.resolve(editor) },
    addEventListener: (name: string, listener: Listener) => (listeners[name] = listener),
  };
  const caches = {
    keys: () => Promise.resolve([...stores.keys()]),
    open: (name: string) => {
      const store = stores.get(name) ?? new Store();
      stores.set(name, store);
      return Promise.resolve(store);
    },
    match: (key: Request | string, { cacheName }: { cacheName: string }) =>
      stores.get(cacheName)?.match(key) ?? Promise.resolve(undefined),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
  };
  vm.runInNewContext(code, { self: scope, caches, fetch: fetchFromSite, URL, Response, Headers, setTimeout });
}

/** Says something to the worker, and waits until it has done what it does about it. */
async function tell(name: string, event: Record<string, unknown> = {}): Promise<Response | undefined> {
  const waited: Promise<unknown>[] = [];
  let answered: Promise<Response> | undefined;
  listeners[name]?.({
    ...event,
    waitUntil: (work: Promise<unknown>) => waited.push(work),
    respondWith: (answer: Promise<Response>) => (answered = answer),
  });
  const answer = await answered;
  // More may come while this is waited for.
  for (const work of waited) await work;
  return answer;
}

async function ask(address: string, options: { navigate?: boolean; range?: string } = {}) {
  const request = new Request(origin + address, options.range ? { headers: { range: options.range } } : {});
  if (options.navigate) Object.defineProperty(request, 'mode', { value: 'navigate' });
  const answer = await tell('fetch', { request });
  return answer && { status: answer.status, body: await answer.text(), headers: answer.headers };
}

const open = async (address: string) => (await ask(address, { navigate: true }))?.body;
const keptAddresses = () => [...stores.values()].flatMap(({ kept }) => [...kept.keys()]);

beforeEach(async () => {
  stores = new Map();
  isOnline = true;
  editor = null;
  vi.clearAllMocks();
  site = {
    '/de/offline': { body: 'Offline' },
    '/en/offline': { body: 'You are offline' },
    '/de/kalender': { body: 'Kalender, alt' },
    '/map/faehrstadt.pmtiles': { body: '0123456789', type: 'application/vnd.pmtiles' },
    '/media/0123456789abcdef0123/md.webp': { body: 'Bild', type: 'image/webp' },
  };
  start();
  await tell('install');
  await tell('activate');
});

describe('an update', () => {
  it('is in charge at once, and takes away what another version has left, and nothing else', async () => {
    for (const name of ['litfass-0-pages', 'litfass-1-pages', 'fremd'])
      stores.set(name, stores.get(name) ?? new Store());
    start();
    await tell('install');
    await tell('activate');
    expect([skipWaiting.mock.calls.length, claim.mock.calls.length]).toEqual([2, 2]);
    expect([...stores.keys()].toSorted()).toEqual(['fremd', 'litfass-1-pages']);
  });

  it('of the site is seen with the next visit, whatever was kept', async () => {
    expect(await open('/de/kalender')).toBe('Kalender, alt');
    site['/de/kalender'] = { body: 'Kalender, neu' };
    expect(await open('/de/kalender')).toBe('Kalender, neu');
    isOnline = false;
    expect(await open('/de/kalender')).toBe('Kalender, neu');
  });

  it('is not held up by what the worker cannot have: it installs without its pages', async () => {
    stores.clear();
    isOnline = false;
    start();
    await tell('install');
    expect(skipWaiting).toHaveBeenCalledTimes(2);
  });
});

describe('without a network', () => {
  it('what was visited can be read, also with another query, and for the rest there is a page that says so', async () => {
    await open('/de/kalender');
    isOnline = false;
    expect(await open('/de/kalender?utm_source=x')).toBe('Kalender, alt');
    expect(await open('/de/besuch')).toBe('Offline');
    expect(await open('/en/visit')).toBe('You are offline');
  });

  it('the map is cut from its archive, which the first look at it has brought', async () => {
    site['/map/faehrstadt-ways.json'] = { body: '{}', type: 'application/json' };
    await ask('/map/faehrstadt-ways.json');
    await ask('/map/faehrstadt.pmtiles', { range: 'bytes=0-3' });
    isOnline = false;
    expect((await ask('/map/faehrstadt-ways.json'))?.body).toBe('{}');
    const part = await ask('/map/faehrstadt.pmtiles', { range: 'bytes=4-6' });
    expect([part?.status, part?.body, part?.headers.get('content-range')]).toEqual([
      206,
      '456',
      'bytes 4-6/10',
    ]);
  });

  it('another size of a picture will do', async () => {
    await ask('/media/0123456789abcdef0123/md.webp');
    isOnline = false;
    expect((await ask('/media/0123456789abcdef0123/xl.avif'))?.body).toBe('Bild');
    await expect(ask('/media/ffffffffffffffffffff/xl.avif')).rejects.toThrow('Failed to fetch');
  });
});

it('what is saved on demand comes with the map, and with pictures and files of its pages, and says how far it is', async () => {
  site['/de/kunstwerke-und-karte/pegel/5'] = {
    body: '<img src="/media/0123456789abcdef0123/md.webp"><script src="/_next/static/a.js"></script>',
  };
  site['/_next/static/a.js'] = { body: 'a', type: 'text/javascript' };
  const said: Record<string, unknown>[] = [];
  const port = { postMessage: (message: Record<string, unknown>) => said.push(message) };
  const pages = ['/de/kunstwerke-und-karte/pegel/5', '/de/kalender'];
  await tell('message', { data: { type: 'save', pages, files: ['/map/faehrstadt.pmtiles'] }, ports: [port] });
  expect(said.at(-1)).toEqual({ done: 2, total: 2, failed: 0, isFinished: true });
  expect([...(stores.get('litfass-1-saved')?.kept.keys() ?? [])].toSorted()).toEqual([
    '/_next/static/a.js',
    '/de/kalender',
    '/de/kunstwerke-und-karte/pegel/5',
    '/map/faehrstadt.pmtiles',
    '/media/0123456789abcdef0123/md.webp',
  ]);
  isOnline = false;
  expect(await open('/de/kalender')).toBe('Kalender, alt');
  expect((await ask('/map/faehrstadt.pmtiles', { range: 'bytes=0-1' }))?.body).toBe('01');
});

it('what is saved on demand says what failed, and takes for no failure what is gone', async () => {
  site['/de/kalender/konzert/1'] = { body: 'zu viel', status: 503 };
  site['/map/faehrstadt.pmtiles'] = { body: 'zu viel', status: 429 };
  const said: Record<string, unknown>[] = [];
  const port = { postMessage: (message: Record<string, unknown>) => said.push(message) };
  const pages = ['/de/kalender/konzert/1', '/de/kalender/vorbei/2', '/de/kalender'];
  await tell('message', { data: { type: 'save', pages, files: ['/map/faehrstadt.pmtiles'] }, ports: [port] });
  expect(said.at(-1)).toEqual({ done: 3, total: 3, failed: 2, isFinished: true });
});

describe('nothing is kept', () => {
  it.each([
    '/de/kalender?edit',
    '/de/kalender?v=draft',
    '/de/kalender?on=2025-07-20T10:00',
    '/admin',
    '/cms-hub',
    '/de/pageeditor-api/user',
  ])('of %s, which goes to the server', async (address) => {
    expect(await ask(address, { navigate: true })).toBeUndefined();
  });

  it('of a file to download that is opened like a page', async () => {
    const before = keptAddresses();
    site['/media/0123456789abcdef0123/plakat.pdf?download'] = { body: 'viel', type: 'application/pdf' };
    expect(await open('/media/0123456789abcdef0123/plakat.pdf?download')).toBe('viel');
    expect(keptAddresses()).toEqual(before);
  });

  it('of what an editor sees, nor of answers that say so', async () => {
    const before = keptAddresses();
    editor = { value: '1' };
    await open('/de/kalender');
    await tell('message', { data: { type: 'visited', url: '/de/kalender' } });
    editor = null;
    site['/de/kalender'] = { body: 'Entwurf', cache: 'private, no-store' };
    await open('/de/kalender');
    expect(keptAddresses()).toEqual(before);
  });
});

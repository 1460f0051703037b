// The service worker (docs/decisions/0024): what was visited, and what was saved on demand, can be read without a network. With one, pages
// always come from the server, so that no visitor is ever held in an old version. Plain, and the same for every build.

const version = 'litfass-1';
const stores = {
  pages: `${version}-pages`,
  files: `${version}-files`,
  pictures: `${version}-pictures`,
  data: `${version}-data`,
  saved: `${version}-saved`,
};
/** How much of each kind is kept; what was saved on demand is not counted. */
const most = { pages: 80, files: 400, pictures: 300, data: 200 };
const offlinePages = ['/de/offline', '/en/offline'];
/** Milliseconds after which what is kept is shown in place of what does not come. */
const patience = 6000;

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.allSettled(offlinePages.map((path) => visit(path))).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => isOld(name)).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || isPrivate(url)) return;
  const { pathname } = url;
  if (request.mode === 'navigate') event.respondWith(answerPage(event, url));
  else if (/^\/(?:_next\/static|page-data)\//.test(pathname)) event.respondWith(fromCache(event, 'files'));
  else if (/^\/media\/.+\.(?:avif|webp|jpe?g|png|gif)$/.test(pathname)) event.respondWith(answerPicture(event, pathname));
  else if (pathname.endsWith('.pmtiles')) event.respondWith(answerPart(event, pathname));
  else if (/^\/(?:map|water)\/|^\/icon/.test(pathname)) event.respondWith(fromNetwork(event, 'files'));
  else if (/^\/api\/(?:events|productions|genres|articles)(?:\/|$)/.test(pathname)) event.respondWith(fromNetwork(event, 'data'));
});

self.addEventListener('message', (event) => {
  const { type, url, files = [], pages = [] } = event.data ?? {};
  if (type === 'visited') event.waitUntil(Promise.allSettled([visit(url), ...files.map((file) => keepFile(file, { page: url }))]));
  if (type === 'save') event.waitUntil(save(pages, files, event.ports[0]));
});

/** Caches of this house that another version has left. */
function isOld(name) {
  return name.startsWith('litfass-') && !Object.values(stores).includes(name);
}

/** What is not the same for everybody: never answered from here, and never kept. */
function isPrivate(url) {
  if (['edit', 'v', 'on'].some((name) => url.searchParams.has(name))) return true;
  return /^\/(?:admin|cms-hub|filer|pass-through)(?:\/|$)|\/pageeditor-api\//.test(url.pathname);
}

function isPage(response) {
  return /text\/html/.test(response.headers.get('content-type') ?? '');
}

/** Whether this browser may be an editor's: then nothing is kept. */
async function isEditors() {
  return 'cookieStore' in self && (await self.cookieStore.get('litfass_editor')) != null;
}

/** Keeps an answer for everybody; drafts and whatever else says so are not kept. */
async function keep(kind, key, response) {
  const said = response.headers.get('cache-control') ?? '';
  if (response.status !== 200 || response.type !== 'basic' || /no-store|private/.test(said)) return;
  if (await isEditors()) return;
  const cache = await caches.open(stores[kind]);
  await cache.put(key, response);
  if (most[kind] === undefined) return;
  const keys = (await cache.keys()).filter(({ url }) => !offlinePages.includes(new URL(url).pathname));
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most[kind])).map((old) => cache.delete(old)));
}

async function find(kinds, key, options) {
  for (const kind of kinds) {
    // Looking makes no store where there is none.
    const found = await caches.match(key, { ...options, cacheName: stores[kind] });
    if (found) return found;
  }
  return undefined;
}

const addressOf = (url) => `${url.pathname}${url.search}`;

async function answerPage(event, url) {
  const known = () => find(['pages', 'saved'], addressOf(url)).then((page) => page ?? find(['pages', 'saved'], url.pathname));
  const fetched = fetch(event.request).then((response) => {
    // What is opened like a page may be a file to download, of any size.
    if (isPage(response)) event.waitUntil(keep('pages', addressOf(url), response.clone()));
    return response;
  });
  try {
    return await inTime(fetched, known);
  } catch {
    const locale = url.pathname.startsWith('/en') ? 'en' : 'de';
    return (await known()) ?? (await find(['pages'], `/${locale}/offline`)) ?? Response.error();
  }
}

/** An answer, or what is kept if it takes too long and there is something. */
async function inTime(fetched, known) {
  const late = new Promise((resolve) => setTimeout(resolve, patience)).then(known);
  return Promise.race([fetched, late.then((page) => page ?? fetched)]);
}

async function fromCache(event, kind) {
  const known = await find([kind, 'saved'], event.request, { ignoreVary: true });
  return known ?? fetchAndKeep(event, kind);
}

async function fromNetwork(event, kind) {
  try {
    return await fetchAndKeep(event, kind);
  } catch (error) {
    const known = await find([kind, 'saved'], event.request, { ignoreVary: true });
    if (known) return known;
    throw error;
  }
}

async function fetchAndKeep(event, kind) {
  const response = await fetch(event.request);
  // What a build in development serves under the same name tomorrow is not kept.
  const isLasting = kind !== 'files' || !/no-cache/.test(response.headers.get('cache-control') ?? '');
  if (isLasting) event.waitUntil(keep(kind, addressOf(new URL(event.request.url)), response.clone()));
  return response;
}

/** A picture; without a network another size of it will do. */
async function answerPicture(event, pathname) {
  const known = await find(['pictures', 'saved'], event.request, { ignoreVary: true });
  if (known) return known;
  try {
    return await fetchAndKeep(event, 'pictures');
  } catch (error) {
    const folder = pathname.replace(/[^/]+$/, '');
    for (const kind of ['pictures', 'saved']) {
      const cache = await caches.open(stores[kind]);
      const other = (await cache.keys()).find(({ url }) => new URL(url).pathname.startsWith(folder));
      const found = other && (await cache.match(other));
      if (found) return found;
    }
    throw error;
  }
}

/** A part of the map's archive: from the server, which has the whole brought too, or cut from that. */
async function answerPart(event, pathname) {
  try {
    const response = await fetch(event.request);
    event.waitUntil(find(['files', 'saved'], pathname).then((known) => known ?? keepFile(pathname)));
    return response;
  } catch (error) {
    const whole = await find(['files', 'saved'], pathname);
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(event.request.headers.get('range') ?? '') ?? [];
    if (!whole || first === undefined) throw error;
    const bytes = await whole.arrayBuffer();
    const part = bytes.slice(Number(first), Number(last) + 1);
    const headers = new Headers(whole.headers);
    headers.set('Content-Range', `bytes ${first}-${Number(first) + part.byteLength - 1}/${bytes.byteLength}`);
    headers.set('Content-Length', String(part.byteLength));
    return new Response(part, { status: 206, headers });
  }
}

/** Keeps a page that was reached within the site, or before this worker was there. */
async function visit(address, kind = 'pages') {
  const url = new URL(address, self.location.origin);
  if (url.origin !== self.location.origin || isPrivate(url)) return '';
  const response = await fetch(addressOf(url), { headers: { Accept: 'text/html' } });
  refuseFailed(response);
  if (!isPage(response)) return '';
  const text = await response.clone().text();
  await keep(kind, addressOf(url), response);
  return text;
}

/** Keeps a file of the site that was fetched before this worker was there; the browser has it still. A server finds data by their page. */
async function keepFile(address, { page, into } = {}) {
  const url = new URL(address, self.location.origin);
  if (url.origin !== self.location.origin || isPrivate(url)) return;
  const { pathname } = url;
  const isFile = /^\/(?:_next\/static|page-data|map|water)\//.test(pathname);
  const kind = isFile ? 'files' : /^\/media\//.test(pathname) ? 'pictures' : null;
  if (kind === null || (await find([kind, 'saved'], addressOf(url)))) return;
  const response = await fetch(addressOf(url), { referrer: page });
  refuseFailed(response);
  await keep(into ?? kind, addressOf(url), response);
}

/** Throws for what may be there later. What is gone is no failure. */
function refuseFailed({ ok, status }) {
  if (!ok && status !== 404 && status !== 410) throw new Error(String(status));
}

/** One rendition of each picture of a page, and the files that it works with. */
function filesOf(html) {
  const files = new Set(html.match(/\/(?:_next\/static|page-data)\/[\w./~-]+\.(?:js|css|woff2)/g) ?? []);
  const pictures = new Map();
  for (const address of html.match(/\/media\/[0-9a-f]{20}\/[\w-]+\.(?:webp|jpg|png)/g) ?? []) {
    const folder = address.slice(0, address.lastIndexOf('/'));
    if (!pictures.has(folder) || /\/(?:sm|md)[\w-]*\.webp$/.test(address)) pictures.set(folder, address);
  }
  return [...files, ...pictures.values()];
}

/** Whether one of several has failed, once all are done. */
async function hasFailed(promises) {
  return (await Promise.allSettled(promises)).some(({ status }) => status === 'rejected');
}

/** Brings pages with their pictures and files, four at a time, and says how far it is. */
async function save(pages, files, port) {
  const waiting = [...pages];
  let done = 0;
  let failed = 0;
  const work = async () => {
    for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
      try {
        const html = await visit(page, 'saved');
        const brought = filesOf(html).map((file) => keepFile(file, { page, into: 'saved' }));
        if (await hasFailed(brought)) failed += 1;
      } catch {
        failed += 1;
      }
      done += 1;
      port?.postMessage({ done, total: pages.length, failed });
    }
  };
  if (await hasFailed(files.map((file) => keepFile(file, { into: 'saved' })))) failed += 1;
  await Promise.all([work(), work(), work(), work()]);
  port?.postMessage({ done, total: pages.length, failed, isFinished: true });
}

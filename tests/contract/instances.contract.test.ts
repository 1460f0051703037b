import fs from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createAccount } from '@/lib/backend/accounts/create-account';
import { database, pool } from '@/lib/backend/database/client';
import { settings } from '@/lib/backend/database/schema/site';
import { createRecord } from '@/lib/backend/records/write';
import { idSchema } from '@/lib/contract/identifier';
import { newerOperationsSchema, treeAnswerSchema, type NewerOperations } from '@/lib/contract/operation';
import { csrfCookie, csrfHeader, documentAnswerSchema } from '@/lib/contract/write';
import { databaseUrl } from '../support/database';
import { readEvents } from '../support/events';
import { newSettings, SiteProcess, until } from '../support/process';
import { testSite } from '../support/server';

/** The address of the site, which both serve. */
const siteUrl = 'http://site.example';

const second = 1000;
/** What is told at once takes a second at most on a quiet machine; what is only asked for from time to time takes minutes. */
const soon = 5 * second;

/** Sign-ins in quarter of an hour; the tests need one, and one of them tries to guess. */
const signInLimit = 12;

const folders: string[] = [];
let one: SiteProcess;
let two: SiteProcess;
/** Of a session that began on the first instance. */
let cookies: Record<string, string>;

async function startInstance(): Promise<SiteProcess> {
  const own = await newSettings();
  folders.push(own.DATA_DIR ?? '');
  return new SiteProcess({
    ...own,
    SITE_URL: siteUrl,
    DATABASE_URL: databaseUrl,
    RATE_LIMIT_LOGIN: String(signInLimit),
  });
}

beforeAll(async () => {
  await database().insert(settings).values({ name: 'seeded', value: 'by the test' });
  await createAccount({ ...testSite.editor, name: 'Editor', role: 'admin' });
  await createRecord('navigation', { name: 'Navigation' });
  one = await startInstance();
  // Builds, unless an earlier run did.
  await one.ready(600_000);
  two = await startInstance();
  await two.ready();
  cookies = await signIn(one);
}, 700_000);

afterAll(async () => {
  await Promise.all([one, two].map((site) => site.end()));
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
});

async function signIn(site: SiteProcess): Promise<Record<string, string>> {
  const answer = await attempt(site, testSite.editor.password);
  expect(answer.status).toBe(200);
  const set = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
  const token = set.find((cookie) => cookie.startsWith(`${csrfCookie}=`)) ?? '';
  return { Cookie: set.join('; '), [csrfHeader]: token.slice(csrfCookie.length + 1) };
}

async function attempt(
  site: SiteProcess,
  password: string,
  email = testSite.editor.email,
): Promise<Response> {
  return fetch(`${site.url}/de/pageeditor-api/login`, {
    method: 'POST',
    headers: { Origin: siteUrl, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
}

/** A request of the signed-in editor; throws what was answered if it fails. */
async function send(site: SiteProcess, method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(site.url + path, {
    method,
    headers: { ...cookies, Origin: siteUrl, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return text === '' ? null : JSON.parse(text);
}

/** What a visitor gets: status, where a redirect leads, and the page. */
async function visit(site: SiteProcess, path: string): Promise<{ status: number; to: string; text: string }> {
  const answer = await fetch(site.url + path, { redirect: 'manual' });
  const to = answer.headers.get('location') ?? '';
  return {
    status: answer.status,
    to: to === '' ? '' : new URL(to, site.url).pathname,
    text: await answer.text(),
  };
}

const recordSchema = z.looseObject({ id: idSchema });
const listSchema = z.looseObject({ results: z.array(recordSchema) });
const idOf = (answer: unknown): number => recordSchema.parse(answer).id;

let pages = 0;

/** A page with one published headline, seen by visitors of both instances, so that both hold it rendered. */
async function publishedPage(headline: string): Promise<{ id: number; module: number; path: string }> {
  const slug = `seite-${++pages}`;
  const page = await send(one, 'POST', '/api/pages', {
    title: { de: `Seite ${pages}` },
    slug: { de: slug },
    is_online: true,
  });
  const id = idOf(page);
  const section = await send(one, 'POST', '/de/pageeditor-api/container', {
    parent: null,
    content_type: 'page',
    object_id: id,
  });
  const module = await send(one, 'POST', '/de/pageeditor-api/headline', {
    parent: idOf(section),
    content: headline,
  });
  await publish(one, id);
  const path = `/de/${slug}`;
  for (const site of [one, two]) await shows(site, path, headline);
  return { id, module: idOf(module), path };
}

function edit(site: SiteProcess, module: number, content: string): Promise<unknown> {
  return send(site, 'PATCH', `/de/pageeditor-api/headline/${module}`, { content });
}

function publish(site: SiteProcess, page: number): Promise<unknown> {
  return send(site, 'POST', '/de/pageeditor-api/publish', {
    content_type: 'page',
    object_id: page,
    locales: ['de'],
  });
}

/** Plans a publishing; answers the plan's id. */
async function schedule(site: SiteProcess, page: number, milliseconds: number): Promise<number> {
  const answer = await send(site, 'POST', '/de/pageeditor-api/schedule', {
    content_type: 'page',
    object_id: page,
    locales: ['de'],
    at: new Date(Date.now() + milliseconds).toISOString(),
  });
  return idOf(documentAnswerSchema.parse(answer).scheduled?.[0]);
}

/** Waits until visitors see a text. */
function shows(site: SiteProcess, path: string, text: string, patience = soon): Promise<void> {
  const isShown = async () => (await visit(site, path)).text.includes(text);
  return until(isShown, `“${text}” on ${path}`, patience);
}

describe('two instances on one database', { timeout: 120_000 }, () => {
  it('show the same draft to editors', async () => {
    const page = await publishedPage('Vorher');
    await edit(one, page.module, 'Entwurf');
    const draft = await send(
      two,
      'GET',
      `${page.path.replace('/de/', '/de/pageeditor-api/page/')}?version_id=draft`,
    );
    expect(JSON.stringify(draft)).toContain('Entwurf');
    expect((await visit(two, page.path)).text).not.toContain('Entwurf');
  });

  it('bring what is done on one to those who listen on the other, and answer a repeated operation once', async () => {
    const page = await publishedPage('Vorher');
    const path = `/de/pageeditor-api/document/page/${page.id}`;
    const { revision: since } = treeAnswerSchema.parse(await send(one, 'GET', `${path}/tree`));
    const stream = new AbortController();
    const heard: NewerOperations[] = [];
    const listening = readEvents(`${two.url}${path}/events?window=anderswo-1&since=${since}`, {
      headers: cookies,
      signal: stream.signal,
      onEvent: (event, data) => event === 'operations' && heard.push(newerOperationsSchema.parse(data)),
    });
    const operation = {
      type: 'update',
      id: page.module,
      changes: [{ target: 'value', field: 'content', locale: 'de', value: 'Dort' }],
    };
    const body = { since, operations: [{ key: 'von-beiden', operation }] };
    const answers = await Promise.all(
      [one, two].map((site) => send(site, 'POST', `${path}/operations`, body)),
    );
    expect(answers[0]).toEqual(answers[1]);
    await until(() => Promise.resolve(heard.length > 0), 'the operation on the other instance', soon);
    expect(heard).toMatchObject([{ revision: since + 1, operations: [{ key: 'von-beiden', operation }] }]);
    stream.abort();
    await listening;
  });

  it.each([
    ['first', () => ({ here: one, there: two })],
    ['second', () => ({ here: two, there: one })],
  ] as const)('show what the %s publishes, itself at once and the other soon', async (_, order) => {
    const { here, there } = order();
    const page = await publishedPage('Vorher');
    await edit(here, page.module, 'Nachher');
    await publish(here, page.id);
    expect((await visit(here, page.path)).text).toContain('Nachher');
    await shows(there, page.path, 'Nachher');
  });

  it('know a changed path, with the redirect from the old one', async () => {
    const page = await publishedPage('Umzug');
    await send(one, 'POST', `/api/pages/${page.id}`, { slug: { de: 'umgezogen' } });
    await until(async () => (await visit(two, page.path)).to === '/de/umgezogen', 'the redirect', soon);
    expect((await visit(two, '/de/umgezogen')).status).toBe(200);
    expect((await visit(two, page.path)).status).toBe(301);
  });

  it('know a new redirect', async () => {
    const page = await publishedPage('Ziel');
    expect((await visit(two, '/de/kurz')).status).toBe(404);
    await send(one, 'POST', '/api/redirects', { old_path: '/de/kurz', new_path: page.path });
    await until(async () => (await visit(two, '/de/kurz')).to === page.path, 'the redirect', soon);
  });

  it('have the same navigation', async () => {
    const page = await publishedPage('Menü');
    const list = listSchema.parse(await send(one, 'GET', '/api/navigation'));
    await send(one, 'POST', `/api/navigation/${list.results[0]?.id}`, {
      menu: [{ menu_name: { de: 'Neuer Eintrag' }, link: page.path }],
    });
    await shows(two, page.path, 'Neuer Eintrag');
  });

  it('hide what is taken offline', async () => {
    const page = await publishedPage('Bald weg');
    await send(one, 'POST', `/api/pages/${page.id}`, { is_online: false });
    await until(async () => (await visit(two, page.path)).status === 404, 'the end of the page', soon);
  });

  it('have the data of each other’s pages, until the page is another one', async () => {
    const page = await publishedPage('Daten überall');
    const data = async (path: string) =>
      /data-data="([^"]+)"/.exec((await visit(one, path)).text)?.[1] ?? 'none';
    const ask = (address: string, path: string) =>
      fetch(two.url + address, { headers: { Referer: siteUrl + path } });
    for (const path of [page.path, `${page.path}?a=b`, '/de/gibt-es-nicht', '/de/search?query=Daten']) {
      const answer = await ask(await data(path), path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.headers.get('content-type')).toContain('javascript');
      if (path === page.path) expect(await answer.text()).toContain('Daten überall');
    }
    const before = await data(page.path);
    await edit(one, page.module, 'Jetzt anders');
    await publish(one, page.id);
    await shows(two, page.path, 'Jetzt anders');
    // It may be there still from before; made again it is not.
    const inOtherOrder = before.replace(/[0-9a-f]{24}-/, `${'0'.repeat(24)}-`);
    expect((await ask(inOtherOrder, page.path)).status).toBe(404);
    expect((await ask(await data(page.path), page.path)).status).toBe(200);
  });

  it('catch up with what was published while the database could not tell them', async () => {
    const page = await publishedPage('Vor dem Ausfall');
    await edit(one, page.module, 'Nach dem Ausfall');
    await pool().query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'litfass-listen' and datname = current_database()",
    );
    await publish(one, page.id);
    await shows(two, page.path, 'Nach dem Ausfall', 10 * second);
  });

  it('end a session together', async () => {
    const session = await signIn(two);
    const user = (site: SiteProcess) => fetch(`${site.url}/de/pageeditor-api/user`, { headers: session });
    for (const site of [one, two]) expect((await user(site)).status).toBe(200);
    const headers = { ...session, Origin: siteUrl, 'Content-Type': 'application/json' };
    const answer = await fetch(`${one.url}/de/pageeditor-api/logout`, {
      method: 'POST',
      headers,
      body: '{}',
    });
    expect(answer.ok).toBe(true);
    for (const site of [one, two]) expect((await user(site)).status).toBe(401);
  });

  it('publish what is planned, at its time', async () => {
    const page = await publishedPage('Heute');
    await edit(two, page.module, 'Morgen');
    await schedule(two, page.id, 2000);
    expect((await visit(one, page.path)).text).not.toContain('Morgen');
    for (const site of [one, two]) await shows(site, page.path, 'Morgen', 6 * second);
    const query = `content_type=page&object_id=${page.id}`;
    expect(await send(one, 'GET', `/de/pageeditor-api/schedule?${query}`)).toMatchObject({ count: 0 });
    // One for the page as it was made, one for the plan: it was carried out once.
    expect(await send(one, 'GET', `/de/pageeditor-api/versions?${query}`)).toMatchObject({ count: 2 });
  });

  it('leave a cancelled plan alone', async () => {
    const page = await publishedPage('Bleibt');
    const other = await publishedPage('Vorher');
    await edit(one, page.module, 'Kommt nie');
    await edit(one, other.module, 'Danach');
    const plan = await schedule(one, page.id, 2000);
    await send(two, 'DELETE', `/de/pageeditor-api/schedule/${plan}`);
    // Once a later plan is carried out, the time of the cancelled one has passed.
    await schedule(two, other.id, 2500);
    for (const site of [one, two]) await shows(site, other.path, 'Danach', 6 * second);
    for (const site of [one, two]) expect((await visit(site, page.path)).text).not.toContain('Kommt nie');
  });

  it('count attempts to sign in together', async () => {
    const statuses: number[] = [];
    for (let index = 0; index <= signInLimit; index += 1) {
      const answer = await attempt(index % 2 === 0 ? one : two, 'a-wrong-password', 'nobody@litfass.example');
      statuses.push(answer.status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(signInLimit - 2);
    expect((await attempt(statuses.length % 2 === 0 ? two : one, 'x', 'nobody@litfass.example')).status).toBe(
      429,
    );
  });

  it('carry out a plan whose time came while none was running', async () => {
    const page = await publishedPage('Vor dem Neustart');
    await edit(one, page.module, 'Nach dem Neustart');
    const due = Date.now() + 2000;
    await schedule(one, page.id, 2000);
    for (const site of [one, two]) {
      process.kill(site.sitePid, 'SIGKILL');
      await site.exited;
    }
    await until(() => Date.now() > due, 'the time of the plan');
    one = await startInstance();
    await one.ready();
    // If the kill came while the plan was being carried out, it is taken from the dead by the second look, 10 s after the start.
    await shows(one, page.path, 'Nach dem Neustart', 30 * second);
  });
});

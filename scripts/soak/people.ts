import crypto from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { csrfCookie, csrfHeader, idempotencyHeader } from '@/lib/contract/write';

export interface Tally {
  read: number;
  /** Missing answers and 503s: something was down. */
  away: number;
  /** Ids of the sections whose creation was acknowledged. */
  acknowledged: Set<number>;
  /** Unacceptable errors and how often they occurred. */
  errors: Map<string, number>;
}

export interface Editing {
  url: string;
  login: { email: string; password: string };
  tally: Tally;
}

export const newTally = (): Tally => ({ read: 0, away: 0, acknowledged: new Set(), errors: new Map() });

const paths = [
  '/de',
  '/en',
  '/de/aktuelles',
  '/de/kalender',
  '/en/calendar?genre=tour',
  '/de/kunstwerke-und-karte',
  '/de/search?query=Aue',
  '/de/presse',
  '/api/events/?page=1',
  '/api/articles/',
  '/de/gibt-es-nicht',
];

const idSchema = z.looseObject({ id: z.number() });

function fail(tally: Tally, what: string): void {
  tally.errors.set(what, (tally.errors.get(what) ?? 0) + 1);
}

/** An answer, or null if there was none or it was a 503. */
async function ask(
  { url, tally }: Editing,
  path: string,
  options: RequestInit = {},
): Promise<Response | null> {
  try {
    const answer = await fetch(`${url}${path}`, { ...options, signal: AbortSignal.timeout(30_000) });
    if (answer.status !== 503) return answer;
    await answer.body?.cancel();
  } catch {
    // Killed while answering, or not started yet.
  }
  tally.away += 1;
  await pause(200);
  return null;
}

/** Reads one page after the other. */
export async function visit(editing: Editing, until: number): Promise<void> {
  while (Date.now() < until) {
    const path = paths[crypto.randomInt(paths.length)] ?? '/de';
    const answer = await ask(editing, path);
    // A body may be cut off when the server is killed.
    const text = answer === null ? null : await answer.text().catch(() => null);
    if (answer === null || text === null) continue;
    const expected = path === '/de/gibt-es-nicht' ? 404 : 200;
    if (answer.status !== expected) fail(editing.tally, `${answer.status} for ${path}`);
    editing.tally.read += 1;
    await pause(20);
  }
}

/** Signs in; returns the headers of a write, or null if the site is down. */
async function signIn(editing: Editing): Promise<Record<string, string> | null> {
  const headers = { Origin: siteOf(editing), 'Content-Type': 'application/json' };
  const body = JSON.stringify(editing.login);
  const answer = await ask(editing, '/de/pageeditor-api/login', { method: 'POST', headers, body });
  if (answer === null) return null;
  if (!answer.ok) {
    fail(editing.tally, `${answer.status} for signing in`);
    return null;
  }
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
  const token = cookies.find((cookie) => cookie.startsWith(`${csrfCookie}=`)) ?? '';
  return { ...headers, Cookie: cookies.join('; '), [csrfHeader]: token.slice(csrfCookie.length + 1) };
}

/** The site's own address, by which it recognises its origin. */
const siteOf = ({ url }: Editing): string => url.replace('127.0.0.1', 'localhost');

/** Adds section after section to the home page, each repeated until it is acknowledged. */
export async function edit(editing: Editing, until: number): Promise<void> {
  let headers: Record<string, string> | null = null;
  while (Date.now() < until) {
    headers ??= await signIn(editing);
    const page = headers && (await readHome(editing, headers, ''));
    if (!headers || page === null) continue;
    const body = JSON.stringify({ parent: null, content_type: 'page', object_id: page.id, layout: 0 });
    const id = await makeSection(
      editing,
      { ...headers, [idempotencyHeader]: crypto.randomUUID() },
      body,
      until,
    );
    if (id !== null) editing.tally.acknowledged.add(id);
    await pause(300);
  }
}

async function makeSection(
  editing: Editing,
  headers: Record<string, string>,
  body: string,
  until: number,
): Promise<number | null> {
  while (Date.now() < until) {
    const answer = await ask(editing, '/de/pageeditor-api/container', { method: 'POST', headers, body });
    const text = answer === null ? null : await answer.text().catch(() => null);
    if (answer === null || text === null) continue;
    if (answer.ok) return idSchema.parse(JSON.parse(text)).id;
    fail(editing.tally, `${answer.status} for a write`);
    return null;
  }
  return null;
}

async function readHome(
  editing: Editing,
  headers: Record<string, string>,
  query: string,
): Promise<{ id: number; text: string } | null> {
  const answer = await ask(editing, `/de/pageeditor-api/page/${query}`, { headers });
  const text = answer === null ? null : await answer.text().catch(() => null);
  if (answer === null || text === null) return null;
  if (!answer.ok) {
    fail(editing.tally, `${answer.status} for the page editor's page`);
    return null;
  }
  return { id: idSchema.parse(JSON.parse(text)).id, text };
}

/** The acknowledged sections that are not in the draft. */
export async function findLost(editing: Editing): Promise<number[]> {
  for (let tries = 0; tries < 20; tries += 1) {
    const headers = await signIn(editing);
    const page = headers && (await readHome(editing, headers, '?version_id=draft'));
    if (page) return [...editing.tally.acknowledged].filter((id) => !page.text.includes(`"id":${id},`));
  }
  throw new Error('The draft could not be read at the end.');
}

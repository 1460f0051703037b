import fs from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '@/lib/backend/accounts/create-account';
import { database } from '@/lib/backend/database/client';
import { settings } from '@/lib/backend/database/schema/site';
import { createRecord } from '@/lib/backend/records/write';
import { editor } from '../support/editors';
import { databaseUrl } from '../support/database';
import { addHeadline, addSection, keyOf, publish, send } from '../support/page-editor';
import { newSettings, SiteProcess } from '../support/process';
import { testSite } from '../support/server';

const slug = 'am-fluss';
const path = `/de/${slug}`;
const on = '2040-07-01T10:00';

let site: SiteProcess;
let folder: string;
let signedIn: Record<string, string>;

beforeAll(async () => {
  await database().insert(settings).values({ name: 'seeded', value: 'by the test' });
  await createAccount({ ...testSite.editor, name: 'Editor', role: 'admin' });
  await createRecord('navigation', { name: 'Navigation' });
  const page = await createRecord('pages', {
    title: { de: 'Am Fluss', en: 'At the river' },
    slug: { de: slug, en: slug },
    is_online: true,
  });
  const id = Number(page.id);
  const section = await addSection(editor, id);
  const headline = await addHeadline(editor, section.id, 'Steht jetzt da');
  await publish(id, ['de']);
  await send('PATCH', `headline/${headline.id}`, { as: editor, body: { content: 'Steht dann da' } });
  await send('POST', 'schedule', {
    as: editor,
    body: { ...keyOf(id), locales: ['de'], at: '2040-07-01T08:00:00.000Z' },
  });
  const own = await newSettings();
  folder = own.DATA_DIR ?? '';
  site = new SiteProcess({ ...own, DATABASE_URL: databaseUrl });
  // Builds, unless an earlier run did.
  await site.ready(600_000);
  signedIn = { Cookie: await signIn() };
}, 700_000);

afterAll(async () => {
  await site.end();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function signIn(): Promise<string> {
  const answer = await fetch(`${site.url}/de/pageeditor-api/login`, {
    method: 'POST',
    headers: { Origin: site.url, 'Content-Type': 'application/json' },
    body: JSON.stringify(testSite.editor),
  });
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0] ?? '')
    .join('; ');
}

async function ask(address: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${site.url}${address}`, { headers, redirect: 'manual' });
  const body = await answer.text();
  return { status: answer.status, cache: answer.headers.get('cache-control'), headers: answer.headers, body };
}

describe('a page on a date', () => {
  it('is shown to a signed-in editor as it will be, and kept by nobody', async () => {
    const then = await ask(`${path}?on=${on}`, signedIn);
    expect(then.status).toBe(200);
    expect(then.cache).toMatch(/no-store/);
    expect(then.headers.get('x-robots-tag')).toContain('noindex');
    expect(then.body).toContain('Steht dann da');
    const before = await ask(`${path}?on=2040-07-01T09:59`, signedIn);
    expect(before.status).toBe(200);
    expect(before.body).not.toContain('Steht dann da');
    // The page itself is what it was, for the editor too.
    expect((await ask(path, signedIn)).body).not.toContain('Steht dann da');
    expect((await ask(path)).body).not.toContain('Steht dann da');
  });

  it('is the public page for everybody else, as with any parameter that means nothing', async () => {
    await ask(`${path}?on=${on}`, signedIn);
    for (const headers of [{}, { Cookie: 'litfass.session_token=made-up' }] as Record<string, string>[]) {
      const asked = await ask(`${path}?on=${on}`, headers);
      const madeUp = await ask(`${path}?made-up=${on}`, headers);
      expect([asked.status, asked.cache]).toEqual([madeUp.status, madeUp.cache]);
      expect(asked.status).toBe(200);
      expect(asked.body).toContain('Steht jetzt da');
      expect(asked.body).not.toContain('Steht dann da');
      expect(asked.body).not.toMatch(/Die Website an einem anderen Tag|date-mark/);
    }
    expect((await ask(`${path}?on=nonsense`)).status).toBe(200);
    // The internal way leads nobody there.
    expect((await ask(`/de/on/${on}/page/${slug}`)).status).toBe(404);
    expect((await ask(`/de/on/${on}/page/${slug}`, signedIn)).status).toBe(404);
  });

  it('says what is no moment and what is not public then', async () => {
    for (const none of ['', '2040-02-30T10:00', 'gestern', '../../api']) {
      const answer = await ask(`${path}?on=${encodeURIComponent(none)}`, signedIn);
      expect([answer.status, answer.cache?.includes('no-store')]).toEqual([400, true]);
      expect(answer.body).toContain('Diesen Zeitpunkt gibt es nicht');
    }
    const english = await ask(`/en/${slug}?on=${on}`, signedIn);
    expect([english.status, english.cache?.includes('no-store')]).toEqual([404, true]);
    expect(english.body).toContain('This page is not there then');
    expect((await ask(`/de/gibt-es-nicht?on=${on}`, signedIn)).status).toBe(404);
  });
});

import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setupSchema } from '@/lib/contract/setup';
import { csrfCookie, csrfHeader } from '@/lib/contract/write';
import { newSettings, SiteProcess } from '../support/process';
import { testSite } from '../support/server';

// The first start of a site without the demo, as Docker's log sees it, and its first steps over HTTP.

const password = 'ein-Passwort-fuer-den-Anfang';

describe('the first start with SEED=empty', { timeout: 180_000 }, () => {
  let site: SiteProcess;
  let login: string;

  beforeAll(async () => {
    site = new SiteProcess({ ...(await newSettings()), SEED: 'empty', SEED_EDITOR_PASSWORD: '' });
    await site.ready(600_000);
    login = path.join(site.settings.DATA_DIR ?? '', 'editor-login.txt');
  }, 600_000);

  afterAll(async () => {
    await site.end();
    fs.rmSync(site.settings.DATA_DIR ?? '', { recursive: true, force: true });
  });

  const call = (address: string, body?: unknown, headers: Record<string, string> = {}) =>
    fetch(`${site.url}${address}`, {
      headers: { Origin: site.url, 'Content-Type': 'application/json', ...headers },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });

  it('leaves the link for the first password in a file of its user, and not in the log', () => {
    const [email, link = ''] = fs.readFileSync(login, 'utf8').split('\n');
    expect(email).toBe(testSite.editor.email);
    expect(new URL(link).searchParams.get('token')).toMatch(/^[\w-]{32}$/);
    expect(fs.statSync(login).mode & 0o077).toBe(0);
    expect(site.output).toContain(login);
    expect(site.output).not.toContain('token=');
  });

  it('goes from the link to a home page that visitors see', async () => {
    expect(await (await call('/de')).text()).not.toContain('STROMAUF');
    const link = new URL(fs.readFileSync(login, 'utf8').split('\n')[1] ?? '');
    const token = link.searchParams.get('token');
    expect((await call('/de/pageeditor-api/password', { token, password })).status).toBeLessThan(300);
    const answer = await call('/de/pageeditor-api/login', { email: testSite.editor.email, password });
    expect(answer.status).toBe(200);
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
    const csrf = cookies.find((cookie) => cookie.startsWith(`${csrfCookie}=`))?.split('=')[1] ?? '';
    const editor = { Cookie: cookies.join('; '), [csrfHeader]: csrf };

    const name = { de: 'Haus am Kai', en: 'House on the Quay' };
    expect((await call('/api/settings', { name }, editor)).status).toBe(201);
    const made = await call('/api/setup/', { part: 'home' }, editor);
    const { home } = setupSchema.parse(await made.json());
    for (const locale of ['de', 'en'])
      expect(
        (
          await call(
            `/${locale}/pageeditor-api/publish`,
            { content_type: 'page', object_id: home, locales: ['de', 'en'] },
            editor,
          )
        ).status,
      ).toBeLessThan(300);
    const shown = await call(`/api/pages/${home}/`, { is_online: true }, editor);
    expect(shown.status).toBe(200);
    expect(await (await call('/de')).text()).toContain('Haus am Kai');
    expect(await (await call('/en')).text()).toContain('House on the Quay');
  });
});

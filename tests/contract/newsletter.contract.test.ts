import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { runTaskListOnce } from 'graphile-worker';
import { pool } from '@/lib/backend/database/client';
import { tasks } from '@/lib/backend/jobs/tasks';
import { createRecord } from '@/lib/backend/records/write';
import { newsletterAnswerSchema, newsletterSchema } from '@/lib/contract/newsletter';
import { dataDir } from '../support/database';
import { call } from '../support/request';

vi.mock('node:timers/promises', { spy: true });

const body = { email: 'leserin@example.org', locale: 'de', consent: true };
let token = '';

beforeAll(async () => {
  const answer = await call('/api/newsletter/', { method: 'POST', body });
  expect(answer.status).toBe(202);
  const client = await pool().connect();
  await runTaskListOnce({}, tasks, client);
  client.release();
  const [name = ''] = fs.readdirSync(path.join(dataDir, 'outbox'));
  const mail = fs
    .readFileSync(path.join(dataDir, 'outbox', name), 'utf8')
    .replace(/=\n/g, '')
    .replace(/=3D/g, '=');
  token = /confirm\?locale=de&token=([\w-]{43})/.exec(mail)?.[1] ?? '';
});

describe('the newsletter', () => {
  it('says what one agrees to', async () => {
    await createRecord('settings', { name: { de: 'Flusshaus', en: 'River House' } });
    const read = async (locale: string) =>
      newsletterSchema.parse(await (await call(`/api/newsletter/?locale=${locale}`)).json()).consent_text;
    expect(await read('en')).toContain('the River House newsletter');
    expect(await read('de')).toMatch(/Newsletter von Flusshaus/);
  });

  it('answers the same whether the address is known or not', async () => {
    vi.mocked(pause).mockClear();
    const known = await call('/api/newsletter/', { method: 'POST', body });
    // Nor by how soon: nothing is written for it, so it waits.
    const { calls, settledResults } = vi.mocked(pause).mock;
    expect(settledResults[calls.findIndex(([milliseconds]) => milliseconds === 300)]?.type).toBe('fulfilled');
    const unknown = await call('/api/newsletter/', {
      method: 'POST',
      body: { ...body, email: 'neu@example.org' },
    });
    expect(known.status).toBe(unknown.status);
    expect(newsletterAnswerSchema.parse(await known.json())).toEqual(await unknown.json());
  });

  it.each([
    ['email', { ...body, email: 'x' }],
    ['consent', { ...body, consent: false }],
    ['locale', { ...body, locale: 'fr' }],
  ])('refuses a wrong %s', async (field, wrong) => {
    const answer = await call('/api/newsletter/', { method: 'POST', body: wrong });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ fields: { [field]: expect.any(String) } });
  });

  it('asks before it confirms, then confirms', async () => {
    const page = await call(`/api/newsletter/confirm?locale=de&token=${token}`);
    expect(page.status).toBe(303);
    expect(page.headers.get('location')).toBe(`/de/newsletter?confirm=${token}`);
    const answer = await call('/api/newsletter/confirm', { method: 'POST', body: { token } });
    expect(await answer.json()).toMatchObject({ state: 'confirmed' });
    const madeUp = await call('/api/newsletter/confirm', {
      method: 'POST',
      body: { token: 'x'.repeat(43) },
    });
    expect(madeUp.status).toBe(400);
  });

  it('unsubscribes with one click from a mail program', async () => {
    const page = await call(`/api/newsletter/unsubscribe?locale=de&token=${token}`);
    expect(page.headers.get('location')).toBe(`/de/newsletter?unsubscribe=${token}`);
    const answer = await call(`/api/newsletter/unsubscribe?locale=de&token=${token}`, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
    });
    expect(newsletterAnswerSchema.parse(await answer.json()).state).toBe('unsubscribed');
    const late = await call('/api/newsletter/confirm', { method: 'POST', body: { token } });
    expect(late.status).toBe(400);
  });

  it('unsubscribes with one click from as many mail programs of a network as want to, by a form of either kind', async () => {
    for (let count = 0; count < 12; count += 1) {
      const form = new FormData();
      form.set('List-Unsubscribe', 'One-Click');
      const answer = await call(`/api/newsletter/unsubscribe?locale=de&token=${token}`, {
        method: 'POST',
        body: form,
        headers: { origin: 'null', 'x-forwarded-for': '203.0.113.25' },
      });
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ state: 'unsubscribed' });
    }
    const madeUp = await call(`/api/newsletter/unsubscribe?token=${'x'.repeat(43)}`, { method: 'POST' });
    expect(madeUp.status).toBe(400);
    expect((await call('/api/newsletter/unsubscribe', { method: 'POST', body: {} })).status).toBe(400);
  });

  describe('by forms without script', () => {
    const send = (path: string, fields: Record<string, string>) =>
      call(path, {
        method: 'POST',
        body: new URLSearchParams(fields).toString(),
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          // From elsewhere: those above have used up their hour.
          'x-forwarded-for': '203.0.113.9',
        },
      });

    it.each([
      [
        '/api/newsletter/?locale=en',
        { email: 'ohne-script@example.org', consent: 'true' },
        '/en/newsletter?state=pending',
      ],
      ['/api/newsletter/?locale=de', { email: 'x', consent: 'true' }, '/de/newsletter?state=failed'],
      ['/api/newsletter/?locale=de', { email: 'ohne-script@example.org' }, '/de/newsletter?state=failed'],
      ['/api/newsletter/confirm?locale=de', { token: 'x'.repeat(43) }, '/de/newsletter?state=failed'],
    ])('%s with %o leads to %s', async (path, fields, location) => {
      const answer = await send(path, fields);
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe(location);
    });

    it('says that a subscription has ended', async () => {
      const answer = await send('/api/newsletter/unsubscribe?locale=de', { token });
      expect(answer.headers.get('location')).toBe('/de/newsletter?state=unsubscribed');
    });
  });
});

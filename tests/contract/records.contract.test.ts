import { beforeAll, describe, expect, it } from 'vitest';
import { adminRecordSchema, inUseSchema, tableResources } from '@/lib/contract/admin';
import { hubSchema } from '@/lib/contract/hub';
import { listSchema } from '@/lib/contract/list';
import { recordResources } from '@/lib/records/definitions';
import { editor } from '../support/editors';
import { makeRecord } from '../support/records';
import { call, signInAs } from '../support/request';

let admin: Record<string, string>;

beforeAll(async () => {
  admin = await signInAs('admin');
});

const indexSchema = listSchema(adminRecordSchema);

async function create(resource: string, body: unknown, as = editor): Promise<Response> {
  return call(`/api/${resource}`, { method: 'POST', body, as });
}

function index(resource: string, query = '', as = editor): Promise<Response> {
  return call(`/api/${resource}?view=admin${query}`, { as });
}

describe.each([...recordResources, ...tableResources])('the repository of %s', (resource) => {
  it('answers its index, and refuses what does not fit', async () => {
    const list = await index(resource, '&page=1&page_size=5', admin);
    expect(list.status).toBe(200);
    indexSchema.parse(await list.json());
    for (const bad of ['page=0', 'page_size=1001', 'sort=nonsense', 'ids=;', 'sort=;drop']) {
      expect((await index(resource, `&${bad}`, admin)).status, bad).toBe(400);
    }
  });

  it('does not know what is not there', async () => {
    for (const id of ['999999', '0', 'x', '99999999999']) {
      expect((await call(`/api/${resource}/${id}/?view=admin`, { as: admin })).status, id).toBe(404);
      const update = await call(`/api/${resource}/${id}`, {
        method: 'POST',
        body: {},
        as: admin,
      });
      expect(update.status, id).toBe(404);
    }
  });
});

describe('the generic repository', () => {
  it('makes, shows, lists, changes and deletes', async () => {
    const venue = await makeRecord('venues', {
      name: { de: 'Kai', en: 'Quay' },
      coordinates: { latitude: 53.5, longitude: 9.9 },
    });
    const shown = await call(`/api/venues/${venue.id}/`, { as: editor });
    expect(await shown.json()).toMatchObject({ name: { de: 'Kai', en: 'Quay' }, revision: 1 });
    const changed = await call(`/api/venues/${venue.id}`, {
      method: 'POST',
      body: { ...venue, city: 'Flussstadt' },
      as: editor,
    });
    expect(await changed.json()).toMatchObject({ city: 'Flussstadt', revision: 2 });
    const stale = await call(`/api/venues/${venue.id}`, {
      method: 'POST',
      body: venue,
      as: editor,
    });
    expect(stale.status).toBe(409);
    expect(await stale.json()).toMatchObject({ code: 'conflict', theirs: { city: 'Flussstadt' } });
    expect(await (await index('venues', '&q=quay')).json()).toMatchObject({ count: 1 });
    const gone = await call(`/api/venues/${venue.id}`, {
      method: 'DELETE',
      as: editor,
    });
    expect(gone.status).toBe(204);
    expect((await call(`/api/venues/${venue.id}/`, { as: editor })).status).toBe(404);
  });

  it('answers 400 with the fields at fault and changes nothing', async () => {
    const before: unknown = await (await index('pages')).json();
    const answer = await create('pages', { title: {}, meta_title: { de: 'x'.repeat(200) }, nonsense: 1 });
    expect(answer.status).toBe(400);
    expect(Object.keys(((await answer.json()) as { fields: object }).fields)).toEqual(['nonsense']);
    const second = await create('pages', { title: {}, meta_title: { de: 'x'.repeat(200) } });
    expect(Object.keys(((await second.json()) as { fields: object }).fields).sort()).toEqual([
      'meta_title.de',
      'title',
    ]);
    expect(await (await index('pages')).json()).toEqual(before);
  });

  it('says where something is used before it deletes it', async () => {
    const page = await makeRecord('pages', { title: { de: 'Ziel' }, is_online: true });
    const venue = await makeRecord('venues', { name: { de: 'Haus' }, website: `page:${page.id}` });
    const refused = await call(`/api/pages/${page.id}`, {
      method: 'DELETE',
      as: editor,
    });
    expect(refused.status).toBe(409);
    expect(inUseSchema.parse(await refused.json()).used_by).toMatchObject([
      { resource: 'venues', id: venue.id, title: 'Haus' },
    ]);
    const forced = await call(`/api/pages/${page.id}?force=true`, {
      method: 'DELETE',
      as: editor,
    });
    expect(forced.status).toBe(204);
  });

  it('filters, sorts and pages', async () => {
    for (const title of ['Zebra', 'Ähre', 'Birke'])
      await makeRecord('articles', {
        title: { de: title },
        date: '2025-01-01',
        is_online: title !== 'Birke',
      });
    const titles = async (query: string) => {
      const list = indexSchema.parse(await (await index('articles', query)).json());
      return list.results.map((article) => (article.title as { de: string }).de);
    };
    expect(await titles('&sort=title')).toEqual(['Ähre', 'Birke', 'Zebra']);
    expect(await titles('&sort=-title&page_size=1&page=2')).toEqual(['Birke']);
    expect(await titles('&is_online=false')).toEqual(['Birke']);
    expect(await titles('&q=ahr')).toEqual(['Ähre']);
    expect((await index('articles', '&is_online=maybe')).status).toBe(400);
  });

  it('keeps accounts to administrators, and always one of them', async () => {
    expect((await index('users')).status).toBe(403);
    const user = await makeRecord(
      'users',
      { email: 'Neu@Example.org', name: 'Neu', password: 'a-long-password' },
      admin,
    );
    expect(user).toMatchObject({ email: 'neu@example.org', role: 'editor' });
    expect(JSON.stringify(user)).not.toContain('password');
    expect(
      (await create('users', { email: 'neu@example.org', name: 'X', password: 'a-long-password' }, admin))
        .status,
    ).toBe(409);
    expect((await create('users', { email: 'x', name: '', password: 'short' }, admin)).status).toBe(400);
    const list = indexSchema.parse(await (await index('users', '&role=admin', admin)).json());
    const id = String(list.results[0]?.id);
    const last = await call(`/api/users/${id}`, {
      method: 'DELETE',
      as: admin,
    });
    expect(last.status).toBe(409);
  });

  it('does not know other resources', async () => {
    for (const resource of ['secrets', 'session', '__proto__', 'constructor']) {
      expect((await index(resource, '', admin)).status, resource).toBe(404);
    }
  });
});

describe('a resource that the public sees too', () => {
  it('answers drafts and both languages only for the admin view', async () => {
    const made = await call('/api/events', {
      method: 'POST',
      body: { title: { de: 'Entwurf', en: 'Draft' }, date_start: '2025-08-01T20:00' },
      as: editor,
    });
    const event = adminRecordSchema.parse(await made.json());
    expect(await (await call('/api/events', { as: editor })).json()).toMatchObject({ count: 0 });
    expect(await (await call('/api/events?view=admin', { as: editor })).json()).toMatchObject({
      count: 1,
      results: [{ title: { de: 'Entwurf', en: 'Draft' } }],
    });
    expect((await call('/api/events?view=admin')).status).toBe(401);
    expect((await call(`/api/events/${event.id}`, { as: editor })).status).toBe(404);
    const online = await call(`/api/events/${event.id}`, {
      method: 'POST',
      body: { is_online: true },
      as: editor,
    });
    expect(online.status).toBe(200);
    expect((await call(`/api/events/${event.id}`)).status).toBe(200);
  });
});

describe('the hub', () => {
  it('shows editors what there is', async () => {
    const answer = await call('/de/pageeditor-api/cms-hub', {
      as: editor,
    });
    expect(hubSchema.parse(await answer.json()).recent.length).toBeGreaterThan(0);
    expect((await call('/de/pageeditor-api/cms-hub')).status).toBe(401);
  });
});

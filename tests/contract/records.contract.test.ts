import { beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { adminRecordSchema, inUseSchema, tableResources } from '@/lib/contract/admin';
import { hubSchema } from '@/lib/contract/hub';
import { linkChoicesSchema } from '@/lib/contract/link';
import { listSchema } from '@/lib/contract/list';
import { type MediaFile, mediaFileSchema, uploadAnswerSchema } from '@/lib/contract/media';
import { recordResources } from '@/lib/records/definitions';
import { appAddress } from '../support/app-server';
import { call, signInAs } from '../support/request';

let editor: Record<string, string>;
let admin: Record<string, string>;

beforeAll(async () => {
  editor = await signInAs('editor');
  admin = await signInAs('admin');
});

const indexSchema = listSchema(adminRecordSchema);

async function create(resource: string, body: unknown, as = editor): Promise<Response> {
  return call(`/api/${resource}`, { method: 'POST', body, as });
}

async function created(resource: string, body: unknown, as = editor) {
  const answer = await create(resource, body, as);
  expect(answer.status).toBe(201);
  return adminRecordSchema.parse(await answer.json());
}

function index(resource: string, query = '', as = editor): Promise<Response> {
  return call(`/api/${resource}?view=admin${query}`, { as });
}

async function send(bytes: Uint8Array | null, name = 'bild.png', as = editor): Promise<Response> {
  const form = new FormData();
  if (bytes !== null) form.set('file', new File([new Uint8Array(bytes)], name));
  form.set('alt_de', 'Ein Bild');
  return call('/de/pageeditor-api/media', { method: 'POST', body: form, as });
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
    const venue = await created('venues', {
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
    const page = await created('pages', { title: { de: 'Ziel' }, is_online: true });
    const venue = await created('venues', { name: { de: 'Haus' }, website: `page:${page.id}` });
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
      await created('articles', { title: { de: title }, date: '2025-01-01', is_online: title !== 'Birke' });
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
    const user = await created(
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

describe('the media library', () => {
  let file: MediaFile;

  it('takes a picture once', async () => {
    const png = await sharp({ create: { width: 64, height: 32, channels: 4, background: '#0088aa80' } })
      .png()
      .toBuffer();
    const first = await send(png);
    expect(first.status).toBe(201);
    file = uploadAnswerSchema.parse(await first.json());
    expect(file).toMatchObject({ type: 'image/png', width: 64, height: 32, alt: { de: 'Ein Bild' } });
    const again = await send(png, 'anders.png');
    expect(again.status).toBe(200);
    expect(await again.json()).toMatchObject({ id: file.id, duplicate: true });
  });

  it('serves it, and its renditions', async () => {
    for (const url of [file.url, file.thumbs['xs_avif']?.url ?? '', file.thumbs['small']?.url ?? '']) {
      const answer = await call(url);
      expect(answer.status, url).toBe(200);
      await answer.body?.cancel();
    }
    expect((await call('/media/a/b')).status).toBe(404);
  });

  it('lists and crops', async () => {
    const list = await call('/de/pageeditor-api/media?type=image', { as: editor });
    const answer = listSchema(mediaFileSchema).parse(await list.json());
    expect(answer.results.map((each) => each.id)).toEqual([file.id]);
    const cropped = await call(`/de/pageeditor-api/media/${file.id}/crop`, {
      method: 'POST',
      body: { x: 0, y: 0, width: 0.5, height: 1 },
      as: editor,
    });
    expect(await cropped.json()).toMatchObject({ width: 32, height: 32, duplicate: false });
  });

  it('refuses strangers, nothing, the wrong type and the broken', async () => {
    expect((await send(Buffer.from('x'), 'a.png', {})).status).toBe(401);
    expect((await send(null)).status).toBe(400);
    expect((await send(Buffer.from('MZ not a picture'), 'a.png')).status).toBe(415);
    const json = await call('/de/pageeditor-api/media', {
      method: 'POST',
      body: {},
      as: editor,
    });
    expect(json.status).toBe(415);
    const broken = await call('/de/pageeditor-api/media', {
      method: 'POST',
      body: 'no parts',
      as: editor,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(broken.status).toBe(400);
  });
});

describe('the site’s icon', () => {
  const manifest = async () =>
    (await (await fetch(`${await appAddress()}/de/manifest.webmanifest`)).json()) as {
      icons: { src: string; sizes: string; purpose?: string }[];
    };

  it('is the house’s own, and the logo once there is one, in every size', async () => {
    expect((await call('/api/site-icon?size=64')).status).toBe(404);
    expect((await manifest()).icons.some(({ src }) => src === '/icon-512.png')).toBe(true);
    const wide = sharp({ create: { width: 90, height: 30, channels: 4, background: '#0088aa' } });
    const { id } = uploadAnswerSchema.parse(await (await send(await wide.png().toBuffer())).json());
    await created('settings', { name: { de: 'Haus' }, logo: `media:${id}` });
    const { icons } = await manifest();
    const sides = icons.map(({ sizes }) => Number(sizes.split('x')[0]));
    expect(sides).toEqual([64, 96, 128, 192, 256, 384, 512, 192, 512]);
    for (const [index, { src }] of icons.entries()) {
      const answer = await call(src);
      expect([answer.status, answer.headers.get('content-type')], src).toEqual([200, 'image/png']);
      const bytes = Buffer.from(await answer.arrayBuffer());
      const side = sides[index] ?? 0;
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: side, height: side });
      // Whole within the square, on white.
      const at = async (left: number, top: number) =>
        (await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer())[0];
      expect([await at(side >> 1, side >> 1), await at(2, 2)]).toEqual([0, 255]);
    }
    for (const bad of ['', '?size=65', '?size=4096', '?size=64x'])
      expect((await call(`/api/site-icon${bad}`)).status, bad).toBe(400);
  });
});

describe('the link picker', () => {
  it('finds by words and looks references up', async () => {
    const page = await created('pages', { title: { de: 'Übersicht der Wege', en: 'Paths' } });
    const found = await call('/de/pageeditor-api/links?q=wege%20uber', {
      as: editor,
    });
    expect(linkChoicesSchema.parse(await found.json()).results).toMatchObject([
      {
        reference: `page:${page.id}`,
        title: 'Übersicht der Wege',
        url: '/de/uebersicht-der-wege',
        is_online: false,
      },
    ]);
    const looked = await call(`/en/pageeditor-api/links?references=page:${page.id},page:999999,x`, {
      as: editor,
    });
    expect(linkChoicesSchema.parse(await looked.json()).results).toMatchObject([{ url: '/en/paths' }]);
  });

  it('has what fits best first, then by title, files too, each with its date, and goes on', async () => {
    const ask = async (query: string) =>
      linkChoicesSchema.parse(await (await call(`/de/pageeditor-api/links?${query}`, { as: editor })).json());
    await created('pages', { title: { de: 'Der Fischmarkt von einst' } });
    await created('pages', { title: { de: 'Fischmarktordnung' } });
    for (const date_start of ['2025-07-02T19:30', '2025-07-01T19:30'])
      await created('events', { title: { de: 'Fischmarkt' }, date_start });
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0af' } })
      .png()
      .toBuffer();
    expect((await send(picture, 'Fischmarkt.png')).status).toBe(201);
    const paper = await send(Buffer.from('%PDF-1.4\n%%EOF\n'), 'Zum Fischmarkt.pdf');
    const file = uploadAnswerSchema.parse(await paper.json());
    // Changed last, and no better for it.
    await created('pages', { title: { de: 'Altonaer Fischmarkt' } });
    const today = new Date().toISOString().slice(0, 10);
    const { results } = await ask('q=Fischmarkt');
    expect(results.map(({ title, date }) => [title, date.slice(0, 10)])).toEqual([
      ['Fischmarkt', '2025-07-02'],
      ['Fischmarkt', '2025-07-01'],
      ['Fischmarktordnung', ''],
      ['Altonaer Fischmarkt', ''],
      ['Der Fischmarkt von einst', ''],
      ['Zum Fischmarkt.pdf', today],
      ['Fischmarkt.png', today],
    ]);
    expect(results.at(-2)).toMatchObject({ reference: `media:${file.id}`, kind: 'media', url: file.url });
    expect((await ask('q=Fischmarkt&kind=media')).count).toBe(2);
    expect((await ask('q=Fischmarkt&kind=event')).count).toBe(2);

    for (let number = 10; number < 45; number += 1)
      await created('pages', { title: { de: `Ufer ${number}` } });
    const first = await ask('q=Ufer');
    const second = await ask('q=Ufer&page=2');
    expect([first.count, first.results.length, second.results.length, second.next]).toEqual([
      35,
      30,
      5,
      null,
    ]);
    expect(new Set([...first.results, ...second.results].map(({ reference }) => reference)).size).toBe(35);
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

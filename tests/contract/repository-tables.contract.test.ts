import { beforeAll, describe, expect, it } from 'vitest';
import { database } from '@/lib/backend/database/client';
import { subscribers } from '@/lib/backend/database/schema/site';
import { uploadMedia } from '@/lib/backend/media/upload';
import { adminRecordSchema } from '@/lib/contract/admin';
import { adminDefinitions } from '@/lib/records/definitions';
import { digestDatabase } from '../support/database-digest';
import { badValuesOf } from '../support/field-arbitraries';
import { expectPages, expectSorting, listAll, setOf } from '../support/lists';
import { call, signInAs } from '../support/request';
import { missingId } from '../support/samples';

type Values = Record<string, unknown>;

let admin: Record<string, string>;

async function send(
  method: string,
  address: string,
  body?: unknown,
): Promise<{ status: number; body: Values }> {
  const answer = await call(`/api/${address}`, {
    method,
    as: admin,
    ...(body === undefined ? {} : { body }),
  });
  const text = await answer.text();
  return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as Values };
}

interface Table {
  resource: 'media' | 'users' | 'subscribers';
  /** Makes five, as they are made: an upload, an account, a subscription. */
  make: (number: number) => Promise<unknown>;
  /** What an update may set. */
  changes: Values;
  /** What no update may set, beside what the definition says. */
  refused: [string, unknown][];
  /** What no record can be made of by hand. */
  uncreatable: Values[];
  /** Filters that know all their values; others look for any text. */
  closedFilters: string[];
}

const account = { email: 'neu@litfass.example', name: 'Neu', password: 'a-long-password' };

const tables: Table[] = [
  {
    resource: 'media',
    make: (number) =>
      uploadMedia(Buffer.from(`%PDF-1.7\n%${number}\n1 0 obj\n<<>>\nendobj\n`), {
        filename: `blatt-${number}.pdf`,
        folder: number % 2 === 0 ? 'presse' : '',
      }),
    changes: {
      filename: 'plakat.pdf',
      folder: 'plakate',
      alt: { de: 'Ein Plakat', en: 'A poster' },
      decorative: true,
      copyright: 'Anna Beispiel',
      focal_x: 0,
      focal_y: 100,
    },
    refused: [],
    uncreatable: [{}, { filename: 'x.png' }],
    closedFilters: [],
  },
  {
    resource: 'users',
    make: (number) =>
      send('POST', 'users', {
        ...account,
        email: `konto-${number}@litfass.example`,
        name: `Konto ${number}`,
      }),
    changes: { email: 'anders@litfass.example', name: 'Anders', role: 'admin' },
    refused: [
      ['email', 'x'],
      ['email', `${'x'.repeat(250)}@example.org`],
      ['name', ' '],
      ['name', 'x'.repeat(121)],
      ['role', 'owner'],
      ['password', 'zu kurz'],
      ['password', 'x'.repeat(129)],
      ['password', 'password123'],
    ],
    uncreatable: [
      {},
      { ...account, email: 'x' },
      { ...account, name: '' },
      { ...account, password: 'kurz' },
      { ...account, password: account.email },
    ],
    closedFilters: ['role'],
  },
  {
    resource: 'subscribers',
    make: async (number) =>
      database()
        .insert(subscribers)
        .values({
          email: `leser-${number}@example.org`,
          locale: number % 2 === 0 ? 'de' : 'en',
          state: number === 1 ? 'pending' : 'confirmed',
          tokenHash: String(number).repeat(64),
          consentText: 'Ja',
          consentAddress: '203.0.113.1',
        }),
    changes: { locale: 'en' },
    refused: [
      ['locale', 'fr'],
      ['locale', 5],
    ],
    uncreatable: [{}, { email: 'neu@example.org' }],
    closedFilters: ['state', 'locale'],
  },
];

beforeAll(async () => {
  admin = await signInAs('admin');
});

describe.each(tables)('$resource', ({ resource, make, changes, refused, uncreatable, closedFilters }) => {
  const definition = adminDefinitions[resource];

  beforeAll(async () => {
    for (const number of [1, 2, 3, 4, 5]) await make(number);
  });

  it('are listed by page, sorted and filtered by what their definition says', async () => {
    const all = await listAll(resource, admin);
    expect(all.length).toBeGreaterThanOrEqual(5);
    await expectPages(resource, admin);
    await expectSorting(resource, admin, definition.sort);
    for (const name of definition.filters ?? []) {
      for (const choice of new Set(all.map((record) => record[name]))) {
        const found = await listAll(resource, admin, `&${name}=${encodeURIComponent(String(choice))}`);
        const wanted = all.filter((record) => record[name] === choice);
        if (choice !== '') expect(setOf(found), `${name}=${String(choice)}`).toEqual(setOf(wanted));
      }
      const status = closedFilters.includes(name) ? 400 : 200;
      expect((await send('GET', `${resource}/?${name}=nonsense`)).status, name).toBe(status);
    }
    const title = String(all[0]?.[definition.title]);
    expect(setOf(await listAll(resource, admin, `&q=${encodeURIComponent(title)}`))).toContain(all[0]?.id);
    expect(await listAll(resource, admin, '&q=gibt-es-nicht')).toEqual([]);
  });

  it('are shown, changed and deleted', async () => {
    const [first] = await listAll(resource, admin, '&q=2');
    const { status, body } = await send('GET', `${resource}/${first?.id}/`);
    expect([status, body]).toEqual([200, first]);
    const changed = await send('POST', `${resource}/${first?.id}/`, changes);
    expect(changed).toMatchObject({ status: 200, body: changes });
    const shown = await send('GET', `${resource}/${first?.id}/`);
    expect(adminRecordSchema.parse(shown.body)).toEqual(changed.body);
    if (typeof body['revision'] === 'number') {
      const before = await digestDatabase();
      const stale = await send('POST', `${resource}/${first?.id}/`, {
        ...changes,
        revision: body['revision'],
      });
      expect(stale).toMatchObject({ status: 409, body: { code: 'conflict', theirs: changed.body } });
      for (const revision of ['2', -1, 1.5, {}]) {
        const bad = await send('POST', `${resource}/${first?.id}/`, { ...changes, revision });
        expect([bad.status, Object.keys(bad.body['fields'] ?? {})]).toEqual([400, ['revision']]);
      }
      expect(await digestDatabase()).toBe(before);
    }
    expect((await send('DELETE', `${resource}/${first?.id}/`)).status).toBe(204);
    expect((await send('GET', `${resource}/${first?.id}/`)).status).toBe(404);
    expect((await send('DELETE', `${resource}/${first?.id}/`)).status).toBe(404);
  });

  it('refuse what they must not be, and change nothing', async () => {
    const [record] = await listAll(resource, admin, '&q=3');
    const before = await digestDatabase();
    const fromDefinition = Object.entries(definition.fields).flatMap(([name, field]) =>
      badValuesOf(field, missingId).map(([, value]) => [name, value] as const),
    );
    for (const [name, value] of [...fromDefinition, ...refused]) {
      const { status, body } = await send('POST', `${resource}/${record?.id}/`, { [name]: value });
      expect(status, `${name} ${JSON.stringify(value)?.slice(0, 80)}`).toBe(400);
      const fields = Object.keys((body['fields'] ?? {}) as object).map((each) => each.split('.')[0]);
      expect(fields, `${name} ${JSON.stringify(value)?.slice(0, 80)}`).toContain(name);
    }
    for (const values of uncreatable) {
      expect((await send('POST', resource, values)).status, JSON.stringify(values)).toBe(400);
    }
    expect(await digestDatabase()).toBe(before);
  });
});

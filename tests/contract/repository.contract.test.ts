import crypto from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  process.env['RATE_LIMIT_WRITE'] = '100000';
});

const { uploadMedia } = await import('@/lib/backend/media/upload');
const { createRecord } = await import('@/lib/backend/records/write');
const { adminRecordSchema } = await import('@/lib/contract/admin');
const { recordDefinition, recordResources } = await import('@/lib/records/definitions');
const { digestDatabase } = await import('../support/database-digest');
const { badValuesOf, valuesOf } = await import('../support/field-arbitraries');
const { expectPages, expectSorting, idsOf, listAll, setOf } = await import('../support/lists');
const { call, signInAs } = await import('../support/request');
const { missingId } = await import('../support/samples');

type Resource = (typeof recordResources)[number];
type Values = Record<string, unknown>;
type Record_ = Values & { id: number; revision: number };
type Method = 'GET' | 'POST' | 'DELETE';

let editor: Record<string, string>;
const targets = { media: 0, page: 0, records: {} as Partial<Record<string, number[]>> };

beforeAll(async () => {
  editor = await signInAs('editor');
  const { row } = await uploadMedia(Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'), {
    filename: 'blatt.pdf',
  });
  targets.media = row.id;
  targets.page = Number((await createRecord('pages', { title: { de: 'Ziel' } })).id);
  const needed: Partial<Record<Resource, Values>> = {
    genres: { title: { de: 'Konzert' } },
    venues: { name: { de: 'Werft' } },
    articles: { title: { de: 'Neues' }, date: '2025-01-01' },
    productions: { name: { de: 'Werk' } },
  };
  for (const resource of recordResources) {
    const values = needed[resource];
    if (values === undefined) continue;
    const made = [await createRecord(resource, values), await createRecord(resource, values)];
    targets.records[resource] = made.map(({ id }) => Number(id));
  }
});

/** A path of this site that nothing stands at. */
const path = fc.uuid().map((uuid) => `/de/${uuid}`);

/** Where a definition says less than the resource asks for. */
const special: Partial<Record<Resource, Record<string, fc.Arbitrary<unknown>>>> = {
  sections: { title: fc.uuid().map((uuid) => `Abschnitt ${uuid}`) },
  redirects: { old_path: path, new_path: fc.constantFrom('/de/kalender', '/en/news', '/de/presse') },
  // An end before the start is refused.
  events: { date_end: fc.constantFrom('2099-01-01T10:00', '2099-12-31T23:59') },
  // What leads nowhere opens something.
  navigation: {
    menu: fc.constantFrom(
      ...[[], [{ menu_name: { de: 'Besuch' }, link: 'https://example.org/a', is_highlight: true }]],
      [
        {
          menu_name: { en: 'About' },
          children: [{ menu_name: { en: 'Team' }, link: 'https://example.org/b' }],
        },
      ],
    ),
  },
  settings: { date_end: fc.constantFrom('9999-12-30', '9999-12-31') },
};

function anyValues(resource: Resource): fc.Arbitrary<Values> {
  return valuesOf(recordDefinition(resource).fields, targets, special[resource]);
}

async function send(
  method: Method,
  address: string,
  body?: unknown,
): Promise<{ status: number; body: Values }> {
  const answer = await call(`/api/${address}`, {
    method,
    as: editor,
    ...(body === undefined ? {} : { body }),
  });
  const text = await answer.text();
  return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as Values };
}

async function create(resource: Resource, values: Values): Promise<Record_> {
  const { status, body } = await send('POST', resource, values);
  expect([status, body['fields']], JSON.stringify(values)).toEqual([201, undefined]);
  return adminRecordSchema.parse(body) as unknown as Record_;
}

async function show(resource: Resource, id: number): Promise<Values> {
  const { status, body } = await send('GET', `${resource}/${id}/?view=admin`);
  return status === 200 ? body : { status };
}

async function remove(resource: Resource, id: number): Promise<void> {
  expect((await send('DELETE', `${resource}/${id}/?force=true`)).status).toBe(204);
}

function sample(resource: Resource, count: number): Values[] {
  return fc.sample(anyValues(resource), { numRuns: count, seed: 7 });
}

/** There is only one navigation, and one record of settings. */
const most = (resource: Resource, count: number) => (recordDefinition(resource).single ? 1 : count);

describe.each(recordResources)('%s', (resource) => {
  const definition = recordDefinition(resource);

  it('are kept as they were sent, changed field by field, and gone when deleted', async () => {
    await fc.assert(
      fc.asyncProperty(anyValues(resource), anyValues(resource), async (values, changes) => {
        const made = await create(resource, values);
        expect(made).toMatchObject({ ...values, revision: 1 });
        expect(await show(resource, made.id)).toMatchObject(values);
        expect(await listAll(resource, editor, `&ids=${made.id}`)).toMatchObject([
          { id: made.id, ...values },
        ]);

        const changed = await send('POST', `${resource}/${made.id}/`, { ...changes, revision: 1 });
        expect([changed.status, changed.body['fields']], JSON.stringify(changes)).toEqual([200, undefined]);
        expect(changed.body).toMatchObject({ ...mergeLanguages(values, changes), revision: 2 });

        const before = await digestDatabase();
        const stale = await send('POST', `${resource}/${made.id}/`, { ...values, revision: 1 });
        expect(stale).toMatchObject({
          status: 409,
          body: { code: 'conflict', theirs: { id: made.id, revision: 2 } },
        });
        for (const revision of ['2', -1, 1.5, {}]) {
          const bad = await send('POST', `${resource}/${made.id}/`, { ...values, revision });
          expect([bad.status, Object.keys(bad.body['fields'] ?? {})]).toEqual([400, ['revision']]);
        }
        expect(await digestDatabase()).toBe(before);

        await remove(resource, made.id);
        expect(await show(resource, made.id)).toEqual({ status: 404 });
        expect((await send('DELETE', `${resource}/${made.id}/`)).status).toBe(404);
      }),
      { numRuns: 3, seed: 7 },
    );
  });

  it('lose an optional value that is taken away', async () => {
    const [values = {}] = sample(resource, 1);
    const made = await create(resource, values);
    for (const [name, field] of Object.entries(definition.fields)) {
      if (field.required === true || field.kind === 'slug' || values[name] === undefined) continue;
      const { status, body } = await send('POST', `${resource}/${made.id}/`, { [name]: null });
      expect([status, name]).toEqual([200, name]);
      expect(body[name] === values[name] && field.kind !== 'select' && field.kind !== 'boolean', name).toBe(
        false,
      );
    }
    await remove(resource, made.id);
  });

  it('refuse what a field must not be, and change nothing', async () => {
    const [values = {}] = sample(resource, 1);
    const made = await create(resource, values);
    const before = await digestDatabase();
    for (const [name, field] of Object.entries(definition.fields)) {
      for (const [fault, value] of badValuesOf(field, missingId)) {
        const { status, body } = await send('POST', `${resource}/${made.id}/`, { [name]: value });
        expect(status, `${name} ${fault}`).toBe(400);
        const fields = Object.keys((body['fields'] ?? {}) as object);
        expect(
          fields.map((each) => each.split('.')[0]),
          `${name} ${fault}`,
        ).toContain(name);
      }
      if (field.required !== true) continue;
      const { [name]: _, ...others } = values;
      const { status, body } = await send('POST', resource, others);
      expect([status, Object.keys((body['fields'] ?? {}) as object)], `${name} missing`).toEqual([
        400,
        [name],
      ]);
    }
    const unknown = await send('POST', `${resource}/${made.id}/`, { nonsense: 1, __proto__: { x: 1 } });
    expect(unknown).toMatchObject({
      status: 400,
      body: { fields: { nonsense: expect.any(String) as string } },
    });
    expect(await digestDatabase()).toBe(before);
    await remove(resource, made.id);
  });

  it('are listed by page, sorted by what their definition says', async () => {
    const made: number[] = [];
    for (const values of sample(resource, most(resource, 7))) made.push((await create(resource, values)).id);
    await expectPages(resource, editor);
    await expectSorting(resource, editor, definition.sort);
    for (const id of made) await remove(resource, id);
  });

  it('are filtered by what their definition says, and found by their title', async () => {
    const made: Record_[] = [];
    for (const values of sample(resource, most(resource, 7))) made.push(await create(resource, values));
    const all = await listAll(resource, editor);
    for (const name of definition.filters ?? []) {
      const field = definition.fields[name];
      const choices = new Set(
        all.flatMap((record) => record[name] ?? (field?.kind === 'boolean' ? field.default : [])),
      );
      for (const choice of choices) {
        // An empty parameter filters nothing.
        if (choice === '') continue;
        const wanted = all.filter((record) =>
          [record[name] ?? (field?.kind === 'boolean' ? field.default : [])].flat().includes(choice),
        );
        const found = await listAll(resource, editor, `&${name}=${String(choice)}`);
        expect(setOf(found), `${name}=${String(choice)}`).toEqual(setOf(wanted));
      }
      expect((await send('GET', `${resource}/?view=admin&${name}=nonsense`)).status, name).toBe(400);
    }
    for (const record of made) {
      const word = /[a-zäöüß]{3,}/i.exec(JSON.stringify(record[definition.title]))?.[0];
      if (word === undefined) continue;
      expect(idsOf(await listAll(resource, editor, `&q=${encodeURIComponent(word)}`))).toContain(record.id);
    }
    expect(await listAll(resource, editor, `&q=${crypto.randomUUID()}`)).toEqual([]);
    for (const { id } of made) await remove(resource, id);
  });
});

/** A language that an update does not name keeps its text. */
function mergeLanguages(values: Values, changes: Values): Values {
  const isText = (value: unknown): value is Values =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  return Object.fromEntries(
    Object.entries({ ...values, ...changes }).map(([name, value]) => {
      const before = values[name];
      return [name, isText(value) && isText(before) ? { ...before, ...value } : value];
    }),
  );
}

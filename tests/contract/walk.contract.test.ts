import http from 'node:http';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  // The walk is longer than a minute of an editor.
  process.env['RATE_LIMIT_WRITE'] = '100000';
  process.env['RATE_LIMIT_TRANSLATION'] = '100000';
});

const { contractEndpoints } = await import('@/lib/contract/openapi');
const { isWrite, takesLocale } = await import('@/lib/contract/endpoints/contract-endpoint');
const { maximumBodyBytes } = await import('@/lib/contract/write');
const { maximumUploadBytes } = await import('@/lib/contract/media');
const { appAddress } = await import('../support/app-server');
const { badFields, badParameters, listUnbounded } = await import('../support/bad-values');
const { digestDatabase } = await import('../support/database-digest');
const { addHeadline, addSection, buildPage } = await import('../support/page-editor');
const { call, origin, signInAs } = await import('../support/request');
const { missingId, sampleBody, samplePath, sampleQuery } = await import('../support/samples');

type Endpoint = (typeof contractEndpoints)[number];
type Headers = Record<string, string>;

interface Problem {
  code: string;
  fields?: Record<string, string>;
}

let editor: Headers;
let admin: Headers;
let other: Headers;
let existing = { page: 0, slug: '', section: 0, headline: 0 };
let callers = 0;
let before: string;

beforeAll(async () => {
  editor = await signInAs('editor');
  admin = await signInAs('admin');
  other = await signInAs('admin', 'zweite@litfass.example');
  const page = await buildPage();
  const section = await addSection(editor, page.id);
  const headline = await addHeadline(editor, section.id);
  existing = { page: page.id, slug: page.slug, section: section.id, headline: headline.id };
  before = await digestDatabase();
});

// All that is sent here is refused, and leaves everything as it was.
afterEach(async () => {
  const was = before;
  before = await digestDatabase();
  expect(before, 'the database').toBe(was);
});

/** What a request that is refused differs in from one that is right. */
interface Change {
  as?: Headers;
  headers?: Headers;
  path?: Record<string, string | number>;
  query?: Record<string, string | undefined>;
  body?: unknown;
  fields?: Record<string, unknown>;
}

/** Sends the sample of a call with a change, as somebody who may call it. */
async function refuse(endpoint: Endpoint, change: Change): Promise<{ status: number; body: Problem }> {
  const name = nameOf(endpoint);
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries({ ...sampleQuery(name, existing), ...change.query })) {
    if (value !== undefined) query.set(key, value);
  }
  const sample = sampleBody(name, existing);
  const body = change.body ?? (sample && withFields(endpoint, { ...sample, ...change.fields }));
  const answer = await call(`${samplePath(endpoint, existing, change.path)}?${query.toString()}`, {
    method: endpoint.method,
    as: change.as ?? usualCaller(endpoint),
    ...(body === undefined ? {} : { body }),
    headers: { ...newAddress(), ...secretOf(endpoint), ...change.headers },
  });
  return { status: answer.status, body: (await answer.json()) as Problem };
}

/** Limits of calls count the account, if there is one: public calls are a visitor's. */
function usualCaller(endpoint: Endpoint): Headers {
  return isClosed(endpoint) ? admin : {};
}

/** Each from an address of its own: limits of calls have tests of their own. */
function newAddress(): Headers {
  callers += 1;
  return { 'x-forwarded-for': `10.0.${callers >> 8}.${callers & 255}` };
}

function withFields(endpoint: Endpoint, fields: Record<string, unknown>): unknown {
  if (endpoint.bodyType !== 'multipart') return fields;
  const form = new FormData();
  form.set('file', new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'], 'blatt.pdf'));
  for (const [name, value] of Object.entries(fields))
    form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  return form;
}

function secretOf({ access }: Endpoint): Headers {
  return access === 'secret' ? { authorization: `Bearer ${process.env['REVALIDATE_SECRET'] ?? ''}` } : {};
}

const isClosed = ({ access }: Endpoint) => access === 'editor' || access === 'admin';

/** The calls that something holds for, with their names for the report. */
function calls(holds: (endpoint: Endpoint) => unknown): [string, Endpoint][] {
  return contractEndpoints.filter(holds).map((endpoint) => [nameOf(endpoint), endpoint]);
}

function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}

describe('the table of calls', () => {
  it('bounds every parameter and every field', () => {
    const unbounded = contractEndpoints.flatMap((endpoint) =>
      [endpoint.query, endpoint.body].flatMap((schema) =>
        schema ? listUnbounded(schema).map((each) => `${nameOf(endpoint)} ${each}`) : [],
      ),
    );
    expect(unbounded.toSorted()).toEqual([
      // Whether it is there is all that counts.
      'GET /api/health ready',
      // Fields of kinds, which their kinds judge; `contract/operations` and `contract/pageeditor-several` show how many there may be.
      'POST /{locale}/pageeditor-api/document/{content_type}/{id}/operations operations',
      'POST /{locale}/pageeditor-api/paste modules',
      'POST /{locale}/pageeditor-api/patterns modules',
    ]);
  });

  it('has a sample for every body', () => {
    const without = calls(({ body }) => body).filter(([name]) => sampleBody(name, existing) === undefined);
    expect(without.map(([name]) => name)).toEqual([]);
  });
});

describe('without a session', () => {
  it.each(calls(isClosed))('%s is closed', async (_, endpoint) => {
    const strangers: Headers[] = [{}, { cookie: 'litfass.session_token=abc.def' }];
    for (const as of strangers) {
      expect(await refuse(endpoint, { as })).toMatchObject({
        status: 401,
        body: { code: 'not_authenticated' },
      });
    }
  });

  it.each(calls(({ adminView }) => adminView))('%s?view=admin is closed', async (_, endpoint) => {
    expect((await refuse(endpoint, { as: {}, query: { view: 'admin' } })).status).toBe(401);
  });

  // What exists on some hosts only has tests of its own (jobs.contract.test.ts).
  it.each(calls(({ access, problems }) => access === 'secret' && !problems?.includes(404)))(
    '%s needs the secret',
    async (_, endpoint) => {
      for (const authorization of ['', 'Bearer ', 'Bearer wrong', process.env['REVALIDATE_SECRET'] ?? '']) {
        expect((await refuse(endpoint, { headers: { authorization } })).status, authorization).toBe(401);
      }
    },
  );
});

describe('from elsewhere', () => {
  it.each(calls((endpoint) => isClosed(endpoint) && isWrite(endpoint)))(
    '%s needs the token of the session',
    async (_, endpoint) => {
      const cookie = admin['cookie'] ?? '';
      const strangers: Headers[] = [{ cookie }, { cookie, 'X-CSRFToken': other['X-CSRFToken'] ?? '' }];
      for (const as of strangers) {
        expect(await refuse(endpoint, { as })).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      }
    },
  );

  it.each(
    calls((endpoint) => isWrite(endpoint) && endpoint.access !== 'secret' && endpoint.origin !== 'any'),
  )('%s needs an Origin of this site', async (_, endpoint) => {
    for (const from of ['https://evil.example', 'null', `${origin}.evil.example`]) {
      expect((await refuse(endpoint, { headers: { origin: from } })).status, from).toBe(403);
    }
  });
});

describe('as an editor', () => {
  it.each(calls(({ access }) => access === 'admin'))('%s is closed', async (_, endpoint) => {
    expect((await refuse(endpoint, { as: editor })).status).toBe(403);
  });

  it.each(calls(({ path }) => path.includes('{resource}')))(
    '%s is closed for accounts and subscribers',
    async (_, endpoint) => {
      for (const resource of ['users', 'subscribers']) {
        expect((await refuse(endpoint, { as: editor, path: { resource } })).status).toBe(403);
      }
    },
  );
});

describe('what is not there', () => {
  it.each(calls(({ path }) => path.includes('{')))('%s does not know', async (name, endpoint) => {
    for (const path of missingPaths(endpoint)) {
      const status = path['kind'] === undefined ? 404 : 400;
      expect(await refuse(endpoint, { path }), JSON.stringify(path)).toMatchObject({ status });
    }
    for (const each of ['id', 'parent', 'object_id', 'version_id']) {
      if (sampleBody(name, existing)?.[each] !== undefined) {
        expect((await refuse(endpoint, { fields: { [each]: missingId } })).status, each).toBe(404);
      }
      if (sampleQuery(name, existing)?.[each] !== undefined) {
        expect((await refuse(endpoint, { query: { [each]: String(missingId) } })).status, each).toBe(404);
      }
    }
  });
});

/** Values for the placeholders of a path that lead nowhere; an unknown kind is a 400. Of what is no id, half for one call, half for the next. */
function missingPaths(endpoint: Endpoint): Record<string, string | number>[] {
  const { path } = endpoint;
  const noIds = contractEndpoints.indexOf(endpoint) % 2 === 0 ? [0, 'x', '%00'] : [-1, '1e3', '1%2F2'];
  const strange: Record<string, (string | number)[]> = {
    locale: ['fr', 'DE'],
    id: [missingId, missingId + 1, ...noIds],
    slug: ['gibt-es-nicht', 'A_b', '%00', 'x'.repeat(300)],
    path: ['gibt/es/nicht', '%00', '..%2F..%2Fetc%2Fpasswd', 'x'.repeat(400)],
    kind: ['carousel', '__proto__'],
    content_type: ['user', '__proto__'],
    resource: ['secrets', '__proto__', 'Venues'],
  };
  return [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) =>
    (strange[name] ?? []).map((value) => ({ [name]: value })),
  );
}

describe('a body', () => {
  it.each(calls(({ body }) => body))('of %s is not larger than it may be', async (_, endpoint) => {
    const isUpload = endpoint.bodyType === 'multipart';
    const limit = isUpload ? maximumUploadBytes + 64 * 1024 : maximumBodyBytes;
    expect(await announce(endpoint, limit + 1), 'as its length says').toBe(413);
    if (isUpload) return;
    const large = new Blob([JSON.stringify({ content: 'x'.repeat(limit) })]);
    expect((await refuse(endpoint, { body: large.stream() })).status, 'as it comes in').toBe(413);
  });

  it.each(calls(({ body }) => body))('of %s is of the type that it must be', async (_, endpoint) => {
    const usual = { json: ['application/json'], multipart: ['multipart/form-data'] };
    const taken = { ...usual, either: [...usual.json, 'application/x-www-form-urlencoded'] }[
      endpoint.bodyType ?? 'json'
    ];
    const types = [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/json',
    ];
    for (const type of types.filter((each) => !taken.includes(each))) {
      const change = { body: '{}', headers: { 'content-type': `${type}; boundary=x` } };
      expect((await refuse(endpoint, change)).status, type).toBe(415);
    }
  });

  it.each(calls(({ body, bodyType }) => body && bodyType !== 'multipart'))(
    'of %s is an object',
    async (_, endpoint) => {
      // What is no object is the same to each body's schema, but null, which one could take for nothing.
      for (const body of ['{', '[]', 'null']) {
        expect((await refuse(endpoint, { body })).status, body).toBe(400);
      }
    },
  );

  it.each(calls(({ body }) => body))('of %s has no field beyond its bounds', async (_, endpoint) => {
    for (const { name, fault, value } of endpoint.body ? badFields(endpoint.body) : []) {
      // A form says everything in words.
      if (endpoint.bodyType === 'multipart' && typeof value !== 'string') continue;
      const { status, body } = await refuse(endpoint, { fields: { [name]: value } });
      expect(status, `${name} ${fault}`).toBe(400);
      const fields = Object.keys(body.fields ?? {}).map((each) => each.split('.')[0]);
      expect(fields, `${name} ${fault}`).toContain(name);
    }
  });
});

describe('a query', () => {
  it.each(calls(({ query, path }) => query && !path.endsWith('/health')))(
    'of %s has no parameter beyond its bounds',
    async (_, endpoint) => {
      for (const bad of endpoint.query ? badParameters(endpoint.query) : [])
        await refuseParameter(endpoint, bad);
    },
  );

  it.each(calls(takesLocale))('of %s names a language of the site', async (_, endpoint) => {
    for (const locale of ['fr', 'DE', '']) {
      const { status, body } = await refuse(endpoint, { query: { locale } });
      expect(status, locale).toBe(400);
      expect(Object.keys(body.fields ?? {}), locale).toContain('locale');
    }
  });

  it.each(calls(({ adminQuery }) => adminQuery))(
    'of %s?view=admin has no parameter beyond its bounds',
    async (_, endpoint) => {
      for (const bad of endpoint.adminQuery ? badParameters(endpoint.adminQuery) : []) {
        await refuseParameter(endpoint, bad, { as: admin, query: { view: 'admin' } });
      }
    },
  );
});

async function refuseParameter(
  endpoint: Endpoint,
  { name, fault, value }: ReturnType<typeof badParameters>[number],
  change: Change = {},
): Promise<void> {
  const query = { ...change.query, [name]: value === undefined ? undefined : String(value) };
  const { status, body } = await refuse(endpoint, { ...change, query });
  expect(status, `${name} ${fault}`).toBe(400);
  expect(Object.keys(body.fields ?? {}), `${name} ${fault}`).toContain(name);
}

/** The status that a request gets that only announces a body of a length. */
async function announce(endpoint: Endpoint, length: number): Promise<number> {
  const query = new URLSearchParams(sampleQuery(nameOf(endpoint), existing)).toString();
  const url = `${await appAddress()}${samplePath(endpoint, existing)}?${query}`;
  const type = endpoint.bodyType === 'multipart' ? 'multipart/form-data; boundary=x' : 'application/json';
  const headers = {
    ...usualCaller(endpoint),
    ...newAddress(),
    ...secretOf(endpoint),
    origin,
    'content-type': type,
    'content-length': length,
  };
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method: endpoint.method, headers, agent: false }, (answer) => {
      resolve(answer.statusCode ?? 0);
      request.destroy();
    });
    request.once('error', reject);
    request.flushHeaders();
  });
}

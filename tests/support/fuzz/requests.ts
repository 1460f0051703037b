import fc from 'fast-check';
import { z } from 'zod';
import { moduleDefinitions } from '@/components/modules/definitions';
import type { ContractEndpoint } from '@/lib/contract/endpoints/contract-endpoint';
import { contentTypes } from '@/lib/contract/identifier';
import { moduleKinds } from '@/lib/contract/module';
import { contractEndpoints } from '@/lib/contract/openapi';
import { adminDefinitions } from '@/lib/records/definitions';
import { goodModule, goodRecord, oneOf } from './good-bodies';
import { type Announcement, anyAnnouncement, anySpelling } from './wire';
import { type JsonSchema, strangeNumber, strangeText, strangeValue, valueOf } from './values';

/** Who sends a request. */
export const roles = ['visitor', 'editor without token', 'editor', 'admin'] as const;
export type Role = (typeof roles)[number];

/** A request as it goes over the wire. */
export interface FuzzRequest {
  method: string;
  /** Path and query, encoded. */
  target: string;
  headers: Record<string, string>;
  body: string | Uint8Array | undefined;
  /** What is said about the body's size. */
  announced: Announcement;
}

/** What is there, so that not every request is for nothing. */
export interface Known {
  /** Ids of records. */
  records: number[];
  /** Ids of modules and sections. */
  modules: number[];
  slugs: string[];
}

const resources = Object.keys(adminDefinitions);
const fieldNames = [
  ...new Set(
    [...Object.values(moduleDefinitions), ...Object.values(adminDefinitions)].flatMap(({ fields }) =>
      Object.keys(fields),
    ),
  ),
];
const otherNames = [
  ...[
    'parent',
    'column',
    'order',
    'layout',
    'locales',
    'anchor',
    'content_type',
    'object_id',
    'slug',
    'revision',
  ],
  ...[
    'id',
    'at',
    'version_id',
    'page',
    'page_size',
    'sort',
    'q',
    'ids',
    'view',
    'scope',
    'force',
    'children',
  ],
  ...['__proto__', 'constructor'],
];

/** Any request to any endpoint. `known` is looked at when the request is made, so it may grow. */
export function anyRequest(known: Known): fc.Arbitrary<FuzzRequest> {
  return fc.oneof(
    ...contractEndpoints.map((endpoint) => ({
      arbitrary: requestTo(endpoint, known),
      weight: weightOf(endpoint),
    })),
  );
}

/** Endpoints that stand for many resources or kinds are asked more often. */
function weightOf({ path, method }: ContractEndpoint): number {
  if (path.includes('{kind}')) return 12;
  return path.includes('{resource}') || (method !== 'GET' && path.startsWith('/api/')) ? 4 : 1;
}

function requestTo(endpoint: ContractEndpoint, known: Known): fc.Arbitrary<FuzzRequest> {
  if (endpoint.path.includes('{resource}')) {
    return usually(fc.constantFrom(...resources), strangeText).chain((resource) =>
      requestWith(endpoint, { resource }, goodRecord(resource, known), known),
    );
  }
  if (endpoint.path.includes('{kind}')) {
    const others = fc.oneof(fc.constantFrom('undo', 'page'), strangeText);
    const kinds = fc.oneof(fc.constantFrom('container', 'headline'), fc.constantFrom(...moduleKinds));
    return usually<string>(kinds, others).chain((kind) =>
      requestWith(endpoint, { kind }, goodModule(kind, known), known),
    );
  }
  const resource = /^\/api\/([a-z-]+)/.exec(endpoint.path)?.[1] ?? '';
  return requestWith(endpoint, {}, goodRecord(resource, known), known);
}

function requestWith(
  endpoint: ContractEndpoint,
  names: Partial<Record<string, string>>,
  good: fc.Arbitrary<Record<string, unknown>>,
  known: Known,
): fc.Arbitrary<FuzzRequest> {
  return fc
    .record({
      target: anyTarget(endpoint, names, known),
      headers: anyHeaders,
      body: endpoint.method === 'GET' ? fc.constant(undefined) : anyBody(endpoint, good, known),
      announced: anyAnnouncement,
    })
    .map(({ target, headers, body, announced }) => ({
      method: endpoint.method,
      target,
      headers: { ...body?.headers, ...headers },
      body: body?.content,
      announced,
    }));
}

function plausible(name: string, known: Known): fc.Arbitrary<unknown> {
  if (name === 'content_type') return fc.constantFrom(...contentTypes);
  if (name === 'locales') return fc.subarray(['de', 'en'], { minLength: 1 });
  if (name === 'revision') return fc.nat(5);
  if (name === 'slug') return oneOf(known.slugs, '');
  if (name === 'column' || name === 'order' || name === 'layout') return fc.nat(3);
  if (name === 'version_id') return fc.nat(4);
  if (/_start|_end|date|^at$/.test(name)) return fc.constantFrom('2050-05-05T19:30', '2050-05-05', null);
  if (/image|link|url/.test(name))
    return fc.constantFrom('media:1', 'page:1', 'https://example.org/x', '/de/', null);
  if (name === 'id' || name === 'parent') return fc.oneof(oneOf(known.modules, 1), fc.constant(null));
  if (/id$|genre|venue|production|pages|ids/.test(name))
    return fc.oneof(oneOf(known.records, 1), fc.constant(null));
  if (/^is_/.test(name)) return fc.boolean();
  return fc.oneof(
    fc.constantFrom('Text', '<p>Text</p>', 'a@example.org', 1, true, ['de']),
    fc.record({ de: strangeText, en: strangeText }),
    oneOf(known.records, 1),
  );
}

function anyTarget(
  endpoint: ContractEndpoint,
  names: Partial<Record<string, string>>,
  known: Known,
): fc.Arbitrary<string> {
  const text = fc.oneof(oneOf(known.slugs, ''), strangeText);
  const segments: Record<string, fc.Arbitrary<string>> = {
    locale: usually(fc.constantFrom('de', 'en'), fc.oneof(fc.constantFrom('fr', 'DE'), strangeText)),
    id: usually(
      oneOf(names.kind === undefined ? known.records : known.modules, 1).map(String),
      fc.oneof(strangeNumber.map(String), strangeText),
    ),
    ...Object.fromEntries(Object.entries(names).map(([name, value]) => [name, fc.constant(value ?? '')])),
  };
  const parts = endpoint.path
    .replace(/\/$/, '')
    .split(/(\{\w+\})/)
    .map((part) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      if (name === undefined) return fc.constant(part);
      return (segments[name] ?? text).map((value) =>
        value
          .split('/')
          .map(encode)
          .join(name === 'slug' || name === 'path' ? '/' : '%2F'),
      );
    });
  const slash = usually(fc.constantFrom('', '/'), fc.constant('//'));
  return fc
    .tuple(fc.tuple(...parts), slash, anyQuery(endpoint, known))
    .chain(([path, end, query]) => anySpelling(`${path.join('')}${end}${query}`));
}

function anyQuery(endpoint: ContractEndpoint, known: Known): fc.Arbitrary<string> {
  const names = [...Object.keys(schemaOf(endpoint.query).properties ?? {}), ...otherNames];
  const one = fc
    .constantFrom(...names)
    .chain((name) =>
      fc
        .oneof(plausible(name, known), strangeText, strangeNumber)
        .map(
          (value) =>
            `${encode(name)}=${encode(typeof value === 'object' ? JSON.stringify(value) : String(value))}`,
        ),
    );
  const raw = fc.constantFrom(
    '%',
    '%zz=1',
    '=',
    '&&&',
    'page',
    'page=1&page=2',
    'locale=en',
    'locale=xx',
    'a[b]=1',
  );
  return fc
    .array(fc.oneof({ arbitrary: one, weight: 9 }, { arbitrary: raw, weight: 1 }), { maxLength: 4 })
    .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.join('&')}`));
}

interface Body {
  content: string | Uint8Array | undefined;
  headers: Record<string, string>;
}

function anyBody(
  endpoint: ContractEndpoint,
  good: fc.Arbitrary<Record<string, unknown>>,
  known: Known,
): fc.Arbitrary<Body> {
  const member = fc
    .constantFrom(...fieldNames, ...otherNames)
    .chain((name) => fc.tuple(fc.constant(name), fc.oneof(plausible(name, known), strangeValue)));
  const fields = fc.array(member, { maxLength: 8 }).map((members) => Object.fromEntries(members));
  const described = valueOf(schemaOf(endpoint.body), (name) => plausible(name, known));
  const mixed = fc
    .tuple(described, fields)
    .map(([one, other]) => (typeof one === 'object' && one !== null ? { ...one, ...other } : one));
  const nearlyGood = fc.tuple(good, member).map(([fields, [name, value]]) => ({ ...fields, [name]: value }));
  const json = fc.oneof(
    { arbitrary: good, weight: 6 },
    { arbitrary: nearlyGood, weight: 6 },
    { arbitrary: described, weight: 3 },
    { arbitrary: mixed, weight: 5 },
    { arbitrary: strangeValue, weight: 1 },
  );
  const type = fc.oneof(
    { arbitrary: fc.constant('application/json'), weight: 12 },
    {
      arbitrary: fc.constantFrom(
        ...['application/json; charset=latin1', 'text/plain', 'application/x-www-form-urlencoded', ''],
        ...['multipart/form-data', 'multipart/form-data; boundary=x', 'x'],
      ),
      weight: 1,
    },
  );
  const text = fc.oneof(
    { arbitrary: json.map((value) => JSON.stringify(value)), weight: 14 },
    {
      arbitrary: fc.oneof(
        strangeText,
        fc.constantFrom(
          '{',
          '{"a":1,"a":2}',
          `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
          `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
          '\ufeff{}',
          '"'.repeat(300_000),
          '[1,',
          '1e999',
          '{"__proto__":{"x":1}}',
        ),
      ),
      weight: 1,
    },
  );
  const plain = fc
    .tuple(text, type)
    .map(([content, kind]): Body => ({ content, headers: kind === '' ? {} : { 'content-type': kind } }));
  if (!/\/media(\/|$)/.test(endpoint.path)) return plain;
  return fc.oneof(plain, anyUpload);
}

const starts = [
  '',
  'GIF89a',
  '\x89PNG\r\n\x1a\n',
  '%PDF-1.7',
  '<svg xmlns="http://www.w3.org/2000/svg">',
  'RIFF0000WEBP',
];

const anyUpload: fc.Arbitrary<Body> = fc
  .record({
    field: fc.constantFrom('file', 'file', 'file', 'folder', ''),
    name: fc.oneof(fc.constantFrom('bild.png', '../x.png', ''), strangeText),
    start: fc.constantFrom(...starts),
    rest: fc.uint8Array({ maxLength: 200 }),
    end: fc.constantFrom('\r\n--x--\r\n', '\r\n--x', ''),
  })
  .map(({ field, name, start, rest, end }) => ({
    content: Buffer.concat([
      Buffer.from(
        `--x\r\nContent-Disposition: form-data; name="${field}"; filename="${name.replace(/["\r\n]/g, '')}"\r\nContent-Type: image/png\r\n\r\n`,
      ),
      Buffer.from(start, 'latin1'),
      rest,
      Buffer.from(end),
    ]),
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  }));

const printable = fc.string({ maxLength: 60 }).map((value) => value.replace(/[^\x20-\x7e]/g, '').trim());

const anyHeaders: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    'accept-language': fc.oneof(fc.constantFrom('en', 'de-DE,de;q=0.9', '*', ','), printable),
    'idempotency-key': fc.oneof(fc.constantFrom('same', 'x'.repeat(200)), printable),
    'if-none-match': fc.oneof(fc.constant('*'), printable),
    range: fc.constantFrom('bytes=0-', 'bytes=9-1', 'bytes=-99999999999', 'x'),
    'x-forwarded-for': printable,
    'x-http-method-override': fc.constant('DELETE'),
  },
  { requiredKeys: [] },
);

function usually<Value>(one: fc.Arbitrary<Value>, other: fc.Arbitrary<Value>): fc.Arbitrary<Value> {
  return fc.oneof({ arbitrary: one, weight: 12 }, { arbitrary: other, weight: 1 });
}

/** Lone surrogates have no encoding; they go as the bytes that some programs make of them. */
function encode(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString()).replace(/%EF%BF%BD/g, '%ED%A0%80');
}

function schemaOf(schema: z.ZodType | undefined): JsonSchema {
  if (schema === undefined) return {};
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as JsonSchema;
}

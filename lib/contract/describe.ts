import { z } from 'zod';
import { type ContractEndpoint, problemsOf } from './endpoints/contract-endpoint';
import { contractParts } from './openapi';
import { problemStatus } from './problem';
import { csrfCookie, csrfHeader, idempotencyHeader, maximumBodyBytes } from './write';

interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  default?: unknown;
  $ref?: string;
}

function typeName(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeName))].join(' or ');
  if (schema.allOf) return typeName(schema.allOf[0] ?? {});
  if (schema.$ref) return 'module';
  if (schema.type === 'array') return `list of ${typeName(schema.items ?? {})}`;
  if (typeof schema.type === 'string') return schema.type;
  return 'value';
}

function bounds({ minimum, maximum, maxLength, default: fallback }: JsonSchema): string {
  return [
    minimum === undefined || minimum < -1e9 ? '' : `from ${minimum}`,
    maximum === undefined || maximum > 1e15 ? '' : `to ${maximum}`,
    maxLength === undefined ? '' : `at most ${maxLength} characters`,
    fallback === undefined || typeof fallback === 'object' ? '' : `default ${JSON.stringify(fallback)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

function propertiesOf(schema: JsonSchema): [string, JsonSchema, boolean][] {
  const parts = schema.allOf ?? schema.anyOf ?? [schema];
  const found = new Map<string, [string, JsonSchema, boolean]>();
  for (const part of parts) {
    for (const [name, property] of Object.entries(part.properties ?? {})) {
      found.set(name, [name, property, part.required?.includes(name) === true]);
    }
  }
  return [...found.values()];
}

function table(title: string, schema: z.ZodType, io: 'input' | 'output'): string[] {
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
  const list = json.properties?.results ?? (json.type === 'array' ? json : null);
  const properties = propertiesOf(list?.items ?? json);
  if (properties.length === 0) return [];
  const heading = list ? `${title} (each of ${json.type === 'array' ? 'the list' : '`results`'})` : title;
  return [
    `${heading}:`,
    '',
    '| field | type | |',
    '|---|---|---|',
    ...properties.map(([name, property, required]) => {
      const notes = [io === 'input' && required ? 'required' : '', bounds(property)]
        .filter(Boolean)
        .join(', ');
      return `| \`${name}\` | ${typeName(property)} | ${notes} |`;
    }),
    '',
  ];
}

function describeEndpoint(endpoint: ContractEndpoint): string[] {
  const answers = Object.entries(endpoint.answers);
  const [, answer] = answers.find(([status]) => status < '300') ?? [];
  const statuses = [...answers.map(([status]) => status), ...(endpoint.etag ? ['304'] : [])];
  const problems = problemsOf(endpoint).filter((status) => status !== 503);
  return [
    `### \`${endpoint.method} ${endpoint.path}\``,
    '',
    [
      `${endpoint.summary}.`,
      `Access: ${endpoint.access}.`,
      ...(endpoint.base ? ['Base contract.'] : []),
      ...(endpoint.bodyType === 'multipart' ? ['The body is `multipart/form-data` with a part `file`.'] : []),
      ...(endpoint.bodyType === 'either' ? ['The body is JSON or an HTML form.'] : []),
      `Answers ${statuses.join(', ')}${endpoint.otherTypes ? ` (${endpoint.otherTypes.join(', ')})` : ''}.`,
      ...(endpoint.adminView ? ['`?view=admin` answers the stored shape to editors.'] : []),
      ...(problems.length > 0 ? [`Problems: ${problems.join(', ')}.`] : []),
    ].join(' '),
    '',
    ...(endpoint.query ? table('Query', endpoint.query, 'input') : []),
    ...(endpoint.body ? table('Body', endpoint.body, 'input') : []),
    ...(answer ? table('Answer', answer, 'output') : []),
  ];
}

/** The contract as a page to read, in Markdown; `docs/api.md` is this text and a test holds it against the schemas. */
export function describeContract(): string {
  const lines = [
    '# The content contract',
    '',
    'The site speaks to its content only through these calls. The embedded backend answers them; an external content system that answers the',
    'calls marked “Base contract” can take its place (`CONTENT_API_URL`). Made from the schemas in `lib/contract` by `npm run docs:api`; the same',
    'as OpenAPI 3.1 is at `/api/openapi.json`.',
    '',
    '## Common to all',
    '',
    '- Paths answer with and without a trailing slash. The language is that of the path, else `?locale=`, else `Accept-Language`, else German.',
    '- Lists are `{count, next, previous, results}`. An unknown query parameter is ignored, a bad one is a 400.',
    `- A problem is \`{detail, code, fields?}\`: ${Object.entries(problemStatus)
      .map(([code, status]) => `${status} \`${code}\``)
      .join(', ')}.`,
    `- Writes are JSON of at most ${maximumBodyBytes / 1024} KiB, need the session's cookie, a same-origin \`Origin\`, and the header \`${csrfHeader}\` with the value of the cookie \`${csrfCookie}\`.`,
    `- A write of the page editor interface or of a record with the header \`${idempotencyHeader}\` has one effect however often it is sent.`,
    '- A module write may carry the `revision` last seen; a stale one is a 409 with `theirs` and `base`.',
    '',
  ];
  for (const { title, endpoints } of contractParts) {
    lines.push(`## ${title}`, '', ...endpoints.flatMap(describeEndpoint));
  }
  return `${lines.join('\n').trimEnd()}\n`;
}

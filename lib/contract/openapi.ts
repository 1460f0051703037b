import { z } from 'zod';
import { accountEndpoints } from './endpoints/accounts';
import { adminEndpoints } from './endpoints/admin';
import { type ContractEndpoint, isWrite, problemsOf, takesLocale } from './endpoints/contract-endpoint';
import { mediaEndpoints } from './endpoints/media';
import { operationEndpoints } from './endpoints/operation';
import { noteEndpoints } from './endpoints/notes';
import { pageEditorEndpoints } from './endpoints/page-editor';
import { publicDataEndpoints } from './endpoints/public-data';
import { scheduleEndpoints } from './endpoints/schedule';
import { severalEndpoints } from './endpoints/several';
import { translationEndpoints } from './endpoints/translation';
import { treeEndpoints } from './endpoints/tree';
import { idSchema } from './identifier';
import { localeSchema } from './locale';
import { problemSchema } from './problem';
import { csrfCookie, csrfHeader } from './write';

type Schema = Record<string, unknown>;

/** The parts of the contract, in the order in which they are documented. */
export const contractParts: readonly { title: string; endpoints: readonly ContractEndpoint[] }[] = [
  {
    title: 'Page editor interface',
    endpoints: [
      ...pageEditorEndpoints,
      ...scheduleEndpoints,
      ...treeEndpoints,
      ...severalEndpoints,
      ...noteEndpoints,
    ],
  },
  { title: 'Translations', endpoints: translationEndpoints },
  { title: 'Accounts', endpoints: accountEndpoints },
  { title: 'Media', endpoints: mediaEndpoints },
  { title: 'Public data interface', endpoints: publicDataEndpoints },
  { title: 'Admin repository', endpoints: adminEndpoints },
  { title: 'The site itself', endpoints: operationEndpoints },
];

/** Every call of the contract (spec §7 and its additions). The API document is made from it, and tests hold answers against it. */
export const contractEndpoints = contractParts.flatMap(({ endpoints }) => endpoints);

/** JSON Schema of a schema, as input (queries, bodies) or output (answers). Transforms have no schema and become `{}`. */
function toSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return rest;
}

/** Recursive parts come as `$defs`; inside a document they must be found from its root. */
function hoistDefinitions(schema: Schema, definitions: Record<string, Schema>, prefix: string): Schema {
  const text = JSON.stringify(schema, (key, value: unknown) => (key === '$defs' ? undefined : value));
  for (const [name, definition] of Object.entries(
    (schema.$defs as Record<string, Schema> | undefined) ?? {},
  )) {
    definitions[`${prefix}_${name}`] = hoistDefinitions(definition, definitions, prefix);
  }
  return JSON.parse(
    text
      .replaceAll('"#/$defs/', `"#/components/schemas/${prefix}_`)
      .replaceAll('"$ref":"#"', `"$ref":"#/components/schemas/${prefix}"`),
  ) as Schema;
}

function pathParameters({ path, params = {} }: ContractEndpoint): Schema[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: toSchema(params[name] ?? (name === 'locale' ? localeSchema : idSchema), 'input'),
  }));
}

function queryParameters(endpoint: ContractEndpoint): Schema[] {
  const { query, adminView, adminQuery } = endpoint;
  const found = new Map<string, Schema>();
  if (takesLocale(endpoint)) {
    const schema = toSchema(localeSchema, 'input');
    found.set('locale', { name: 'locale', in: 'query', required: false, schema });
  }
  for (const part of [query, adminQuery]) {
    if (!part) continue;
    const { properties = {}, required = [] } = toSchema(part, 'input') as {
      properties?: Record<string, Schema>;
      required?: string[];
    };
    for (const [name, schema] of Object.entries(properties)) {
      const isRequired = part === query && required.includes(name);
      if (!found.has(name)) found.set(name, { name, in: 'query', required: isRequired, schema });
    }
  }
  if (adminView) {
    const description = 'The stored shape, for editors; the other parameters of the repository go with it.';
    found.set('view', {
      name: 'view',
      in: 'query',
      required: false,
      description,
      schema: { const: 'admin' },
    });
  }
  return [...found.values()];
}

function operationName({ method, path }: ContractEndpoint): string {
  return `${method.toLowerCase()}${path.replace(/[^a-z]+([a-z])/gi, (_, letter: string) => letter.toUpperCase()).replace(/\W/g, '')}`;
}

/** The names under which the schemas of a call stand in the document: of its body, and of an answer by its status. */
export function schemaName(endpoint: ContractEndpoint, part: number | 'Body' | 'Admin'): string {
  return `${operationName(endpoint)}${part}`;
}

function describeResponses(
  endpoint: ContractEndpoint,
  define: (schema: z.ZodType, part: number | 'Admin') => Schema,
): Record<string, Schema> {
  const responses: Record<string, Schema> = {};
  const others = Object.fromEntries(
    (endpoint.otherTypes ?? []).map((type) => [
      type,
      { schema: { type: 'string', ...(type === 'text/html' ? {} : { format: 'binary' }) } },
    ]),
  );
  for (const [status, schema] of Object.entries(endpoint.answers)) {
    const isGood = status === '200' || status === '206';
    const answers = [
      ...(schema ? [define(schema, Number(status))] : []),
      ...(endpoint.adminView && isGood ? [define(endpoint.adminView, 'Admin')] : []),
    ];
    const content = {
      ...(answers.length > 0
        ? { 'application/json': { schema: answers.length > 1 ? { anyOf: answers } : answers[0] } }
        : {}),
      ...(isGood ? others : {}),
    };
    responses[status] = {
      description: endpoint.summary,
      ...(Object.keys(content).length > 0 ? { content } : {}),
    };
  }
  if (endpoint.etag) responses[304] = { description: 'Not modified' };
  for (const status of problemsOf(endpoint)) {
    responses[status] = {
      description: 'Problem',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
    };
  }
  return responses;
}

function describeBody(endpoint: ContractEndpoint, schema: Schema): Schema {
  if (endpoint.bodyType === 'multipart') {
    const file = {
      type: 'object',
      properties: { file: { type: 'string', format: 'binary' } },
      required: ['file'],
    };
    return { 'multipart/form-data': { schema: { allOf: [file, schema] } } };
  }
  return {
    'application/json': { schema },
    ...(endpoint.bodyType === 'either' ? { 'application/x-www-form-urlencoded': { schema } } : {}),
  };
}

function securityOf(endpoint: ContractEndpoint): Schema {
  if (endpoint.access === 'public') return {};
  if (endpoint.access === 'secret') return { security: [{ secret: [] }] };
  return { security: [{ session: [], ...(isWrite(endpoint) ? { csrf: [] } : {}) }] };
}

function describe(endpoint: ContractEndpoint, definitions: Record<string, Schema>): Schema {
  const define = (schema: z.ZodType, io: 'input' | 'output', part: number | 'Body' | 'Admin'): Schema => {
    const name = schemaName(endpoint, part);
    definitions[name] = hoistDefinitions(toSchema(schema, io), definitions, name);
    return { $ref: `#/components/schemas/${name}` };
  };
  return {
    operationId: operationName(endpoint),
    summary: endpoint.summary,
    tags: [endpoint.base ? 'base contract' : 'addition'],
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint)],
    ...(endpoint.body
      ? {
          requestBody: {
            required: !endpoint.body.safeParse(undefined).success,
            content: describeBody(endpoint, define(endpoint.body, 'input', 'Body')),
          },
        }
      : {}),
    ...securityOf(endpoint),
    responses: describeResponses(endpoint, (schema, part) => define(schema, 'output', part)),
  };
}

/** The contract as an OpenAPI 3.1 document, made from the schemas. */
export function buildOpenApi(): Schema {
  const definitions: Record<string, Schema> = { Problem: toSchema(problemSchema, 'output') };
  const paths: Record<string, Record<string, Schema>> = {};
  for (const endpoint of contractEndpoints) {
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = describe(endpoint, definitions);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Litfass content contract',
      version: '1.0.0',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths,
    components: {
      schemas: definitions,
      securitySchemes: {
        secret: {
          type: 'http',
          scheme: 'bearer',
          description: 'REVALIDATE_SECRET of the site; CRON_SECRET for `/api/jobs`',
        },
        session: { type: 'apiKey', in: 'cookie', name: 'litfass.session_token' },
        csrf: {
          type: 'apiKey',
          in: 'header',
          name: csrfHeader,
          description: `The value of the cookie ${csrfCookie}`,
        },
      },
    },
  };
}

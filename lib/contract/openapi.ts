import { z } from 'zod';
import { adminEndpoints } from './endpoints/admin';
import type { ContractEndpoint } from './endpoints/contract-endpoint';
import { pageEditorEndpoints } from './endpoints/page-editor';
import { publicDataEndpoints } from './endpoints/public-data';
import { locales } from './locale';
import { problemSchema } from './problem';
import { csrfCookie, csrfHeader } from './write';

type Schema = Record<string, unknown>;

/** Every call of the contract (spec §7 and its additions). The API document is made from it, and a test holds answers against it. */
export const contractEndpoints: readonly ContractEndpoint[] = [
  ...pageEditorEndpoints,
  ...publicDataEndpoints,
  ...adminEndpoints,
];

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

function pathParameters(path: string): Schema[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema:
      name === 'locale'
        ? { type: 'string', enum: [...locales] }
        : name === 'id'
          ? { type: 'integer', minimum: 1 }
          : { type: 'string' },
  }));
}

function queryParameters(query: z.ZodType | undefined): Schema[] {
  if (!query) return [];
  const { properties = {} } = toSchema(query, 'input') as { properties?: Record<string, Schema> };
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: false, schema }));
}

function operationName({ method, path }: ContractEndpoint): string {
  return `${method.toLowerCase()}${path.replace(/[^a-z]+([a-z])/gi, (_, letter: string) => letter.toUpperCase()).replace(/\W/g, '')}`;
}

function describe(endpoint: ContractEndpoint, definitions: Record<string, Schema>): Schema {
  const name = operationName(endpoint);
  const json = (schema: z.ZodType, io: 'input' | 'output', suffix: string) => {
    const key = `${name}${suffix}`;
    definitions[key] = hoistDefinitions(toSchema(schema, io), definitions, key);
    return { 'application/json': { schema: { $ref: `#/components/schemas/${key}` } } };
  };
  const responses: Record<string, Schema> = {};
  for (const [status, schema] of Object.entries(endpoint.answers)) {
    responses[status] = {
      description: endpoint.summary,
      ...(schema ? { content: json(schema, 'output', status) } : {}),
    };
  }
  const guarded = endpoint.access === 'public' ? [] : [401, 403];
  for (const status of new Set([...(endpoint.problems ?? []), ...guarded, 429, 500, 503])) {
    responses[status] = {
      description: 'Problem',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
    };
  }
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [endpoint.base ? 'base contract' : 'addition'],
    parameters: [...pathParameters(endpoint.path), ...queryParameters(endpoint.query)],
    ...(endpoint.body
      ? { requestBody: { required: true, content: json(endpoint.body, 'input', 'Body') } }
      : {}),
    ...(endpoint.access === 'public'
      ? {}
      : { security: [{ session: [], ...(endpoint.method === 'GET' ? {} : { csrf: [] }) }] }),
    responses,
  };
}

/** The contract as an OpenAPI 3.1 document, made from the schemas (design §4). */
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

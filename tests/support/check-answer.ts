import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ContractEndpoint } from '@/lib/contract/endpoints/contract-endpoint';
import { buildOpenApi, schemaName } from '@/lib/contract/openapi';
import { findEndpoint } from './find-endpoint';

interface Responses {
  responses: Record<string, { content?: Record<string, unknown> }>;
}

const document = buildOpenApi() as { paths: Record<string, Record<string, Responses>>; components: object };
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema({ $id: 'contract', components: closeObjects(document.components) });

/**
 * Holds an answer against the API document: whether the call is in it, with this status, this type and this shape of body. Throws
 * what is wrong. The answer itself can still be read.
 */
export async function checkAnswer(method: string, path: string, answer: Response): Promise<void> {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  const { status } = answer;
  const endpoint = findEndpoint(method, pathname);
  if (!endpoint) {
    if (status === 404 || status === 405) return;
    throw new Error(
      `${method} ${pathname} answered ${status}, but the API document does not know this call.`,
    );
  }
  const call = `${method} ${pathname} (${endpoint.path})`;
  const response = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()]?.responses[status];
  if (!response) {
    const body = answer.body ? await answer.clone().text() : '';
    throw new Error(
      `${call} answered ${status}, which the API document does not have: ${body.slice(0, 500)}`,
    );
  }
  const documented = Object.keys(response.content ?? {});
  const type = answer.headers.get('content-type')?.split(';')[0]?.trim();
  // A file of the media library has the type of its content.
  const isKnown =
    type === undefined
      ? documented.length === 0
      : documented.includes(type) ||
        (type !== 'application/json' && documented.includes('application/octet-stream'));
  if (method !== 'HEAD' && status !== 304 && !isKnown) {
    throw new Error(
      `${call} answered ${status} as ${type ?? 'nothing'}; the API document has ${documented.join(', ') || 'no body'}.`,
    );
  }
  if (type !== 'application/json' || method === 'HEAD' || status === 304) return;
  checkBody(
    call,
    schemaOf(endpoint, status, searchParams.get('view') === 'admin'),
    status,
    await answer.clone().json(),
  );
}

function schemaOf(endpoint: ContractEndpoint, status: number, isAdminView: boolean): string {
  if (status === 200 && isAdminView && endpoint.adminView) return schemaName(endpoint, 'Admin');
  return endpoint.answers[status] ? schemaName(endpoint, status) : 'Problem';
}

function checkBody(call: string, name: string, status: number, body: unknown): void {
  const validate = ajv.getSchema(`contract#/components/schemas/${name}`);
  if (!validate) throw new Error(`The API document has no schema ${name}.`);
  if (validate(body)) return;
  const errors = (validate.errors ?? [])
    .slice(0, 6)
    .map(
      ({ instancePath, message, params }) =>
        `${instancePath || 'the body'} ${message} ${JSON.stringify(params)}`,
    );
  throw new Error(
    `${call} answered ${status} with a body that does not fit the API document (${name}): ${errors.join('; ')}. It was ${JSON.stringify(body).slice(0, 1500)}`,
  );
}

/**
 * The schemas let others answer more than they name, so that an external content system may. This backend may not: what it answers is
 * documented. Open remain parts that are put together (allOf), and what carries the fields of its kind (modules, records).
 */
function closeObjects(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closeObjects);
  if (typeof schema !== 'object' || schema === null || 'allOf' in schema || 'x-open' in schema) return schema;
  const entries = Object.entries(schema).map(([name, value]) => [name, closeObjects(value)] as const);
  const isObject = 'properties' in schema && 'additionalProperties' in schema;
  return { ...Object.fromEntries(entries), ...(isObject ? { additionalProperties: false } : {}) };
}

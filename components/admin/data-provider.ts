import { HttpError, type DataProvider } from 'ra-core';
import { z } from 'zod';
import { resourcePath } from '@/lib/client/records';
import { request, RequestError } from '@/lib/client/request';
import { adminRecordSchema } from '@/lib/contract/admin';
import { listSchema, pageSizes } from '@/lib/contract/list';
import { isGone, isUnanswered } from './describe-error';
import { withSession } from './sign-in-request';

const indexSchema = listSchema(adminRecordSchema).extend({ count: z.int().min(0) });

type Method = 'GET' | 'POST' | 'DELETE';

type Query = Record<string, unknown>;

/**
 * react-admin's access to the contract's generic repository (spec §7): index GET, show GET with trailing slash, create and update POST,
 * delete DELETE. Errors become `HttpError`s: a 400 carries the fields at fault for the form, a 409 its body for the dialogs. Each call
 * has the language of the screen (lib/client/request.ts), by which lists are sorted and errors written.
 */
export function buildDataProvider(): DataProvider {
  const provider: DataProvider = {
    async getList(resource, { pagination, sort, filter, signal }) {
      const query: Query = { ...(filter as Query) };
      if (pagination !== undefined)
        Object.assign(query, { page: pagination.page, page_size: pagination.perPage });
      if (sort !== undefined) query.sort = sort.order === 'DESC' ? `-${sort.field}` : sort.field;
      return readIndex(resource, query, signal);
    },
    async getOne(resource, { id, signal }) {
      return { data: await send(resourcePath(resource, id), 'GET', adminRecordSchema, undefined, signal) };
    },
    async getMany(resource, { ids, signal }) {
      if (ids.length === 0) return { data: [] };
      const { data } = await readIndex(resource, { ids, page_size: pageSizes.admin.max }, signal);
      return { data };
    },
    async getManyReference(resource, { target, id, pagination, sort, filter, signal }) {
      return provider.getList(resource, {
        pagination,
        sort,
        filter: { ...(filter as Query), [target]: id },
        signal,
      });
    },
    async create(resource, { data }) {
      return { data: await write(resourcePath(resource), data) };
    },
    async update(resource, { id, data }) {
      return { data: await write(resourcePath(resource, id), data) };
    },
    async updateMany(resource, { ids, data }) {
      for (const id of ids)
        await provider.update(resource, { id, data, previousData: { id } }).catch(passOverGone);
      return { data: ids };
    },
    async delete(resource, { id, meta }) {
      await send(resourcePath(resource, id, forced(meta)), 'DELETE', z.unknown()).catch(passOverGone);
      return { data: { id } };
    },
    async deleteMany(resource, { ids, meta }) {
      for (const id of ids) await provider.delete(resource, { id, meta });
      return { data: ids };
    },
    supportAbortSignal: true,
  } as DataProvider;
  return provider;
}

/** A record that no longer exists needs no change, and must not stop the other selected ones. */
function passOverGone(error: unknown): void {
  if (!isGone(error)) throw error;
}

/** Whether to delete a record although something still refers to it. */
function forced(meta: unknown): Query {
  return typeof meta === 'object' && meta !== null && 'force' in meta && meta.force === true
    ? { force: 'true' }
    : {};
}

async function readIndex(resource: string, query: Query, signal: AbortSignal | undefined) {
  const answer = await send(resourcePath(resource, undefined, query), 'GET', indexSchema, undefined, signal);
  return { data: answer.results, total: answer.count };
}

/** Idempotency keys of writes without an answer, by path and body. */
const unanswered = new Map<string, string>();

/**
 * Creates or changes a record. Without an answer it may or may not have been saved; the same write is then repeated with the same key, so that
 * nothing is created twice and nobody gets a conflict with their own save.
 */
async function write(path: string, data: unknown): Promise<z.output<typeof adminRecordSchema>> {
  const what = `${path} ${JSON.stringify(data)}`;
  const key = unanswered.get(what) ?? crypto.randomUUID();
  unanswered.set(what, key);
  try {
    const record = await send(path, 'POST', adminRecordSchema, data, undefined, key);
    unanswered.delete(what);
    return record;
  } catch (error) {
    if (!isUnanswered(error)) unanswered.delete(what);
    throw error;
  }
}

async function send<Schema extends z.ZodType>(
  path: string,
  method: Method,
  schema: Schema,
  body?: unknown,
  signal?: AbortSignal,
  idempotencyKey?: string,
): Promise<z.output<Schema>> {
  try {
    return await withSession(() =>
      request(path, { schema, method, body, signal, ...(idempotencyKey ? { idempotencyKey } : {}) }),
    );
  } catch (error) {
    throw error instanceof RequestError ? toHttpError(error) : error;
  }
}

/** The error in the form that react-admin understands; field errors as a tree under `errors`. */
export function toHttpError(error: RequestError): HttpError {
  return new HttpError(error.message, error.status, {
    code: error.code,
    isPassing: error.isPassing,
    answer: error.body,
    errors: nest(error.fields),
  });
}

interface ErrorTree {
  [name: string]: string | ErrorTree;
}

/** `{'title.de': 'Bitte ausfüllen'}` as `{title: {de: 'Bitte ausfüllen'}}`. */
function nest(fields: Record<string, string>): ErrorTree {
  const tree: ErrorTree = {};
  for (const [path, message] of Object.entries(fields)) {
    const names = path.split('.');
    const last = names.pop() ?? path;
    let place = tree;
    for (const name of names) {
      const inner = place[name];
      const next: ErrorTree = typeof inner === 'object' ? inner : {};
      place[name] = next;
      place = next;
    }
    place[last] = message;
  }
  return tree;
}

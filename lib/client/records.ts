import { queryOptions } from '@tanstack/react-query';
import {
  adminListSchema,
  adminRecordSchema,
  recordConflictSchema,
  type AdminRecord,
  type AdminResource,
} from '@/lib/contract/admin';
import { request } from './request';

type Query = Record<string, unknown>;

/** The address of a resource or one of its records in its stored shape, with the parameters that hold something. */
export function resourcePath(resource: string, id?: string | number, query: Query = {}): string {
  const parameters = new URLSearchParams({ view: 'admin' });
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue;
    parameters.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  const path = id === undefined ? `/api/${resource}` : `/api/${resource}/${encodeURIComponent(id)}/`;
  return `${path}?${parameters}`;
}

/** One record in its stored shape. */
export function recordQuery(resource: AdminResource, id: number) {
  return queryOptions({
    queryKey: ['record', resource, id],
    queryFn: ({ signal }) => request(resourcePath(resource, id), { schema: adminRecordSchema, signal }),
    gcTime: 0,
  });
}

/** The first records of a resource in their stored shape: all of them where a site has one. */
export function firstRecordsQuery(resource: AdminResource) {
  return queryOptions({
    queryKey: ['records', resource],
    queryFn: async ({ signal }) =>
      (await request(resourcePath(resource), { schema: adminListSchema, signal })).results,
  });
}

/** Makes a record of the fields of its definition. 400 with the fields at fault, 409 where its address is taken. */
export function createRecord(
  resource: AdminResource,
  values: Record<string, unknown>,
  idempotencyKey: string,
): Promise<AdminRecord> {
  const path = resourcePath(resource);
  return request(path, { schema: adminRecordSchema, method: 'POST', body: values, idempotencyKey });
}

/** Changes fields of a record. With an older `revision` a 409 that holds the record as somebody else left it (`readConflict`). */
export function updateRecord(
  resource: AdminResource,
  id: number,
  values: Record<string, unknown>,
): Promise<AdminRecord> {
  return request(resourcePath(resource, id), { schema: adminRecordSchema, method: 'POST', body: values });
}

/** The record as somebody else left it, if an answer is a conflict about the record's revision; else null. */
export function readConflict(answer: unknown): AdminRecord | null {
  return recordConflictSchema.safeParse(answer).data?.theirs ?? null;
}

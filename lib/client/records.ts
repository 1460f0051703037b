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

/** The address of a resource or one of its records in stored form, with those query parameters that have a value. */
export function resourcePath(resource: string, id?: string | number, query: Query = {}): string {
  const parameters = new URLSearchParams({ view: 'admin' });
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue;
    parameters.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  const path = id === undefined ? `/api/${resource}` : `/api/${resource}/${encodeURIComponent(id)}/`;
  return `${path}?${parameters}`;
}

/** One record in stored form. */
export function readRecord(resource: AdminResource, id: number): Promise<AdminRecord> {
  return request(resourcePath(resource, id), { schema: adminRecordSchema });
}

/** The first records of a list in stored form, which are all of them for resources with a single record. */
export function firstRecordsQuery(resource: AdminResource, query: Query = {}) {
  return queryOptions({
    queryKey: ['records', resource, query],
    queryFn: async ({ signal }) =>
      (await request(resourcePath(resource, undefined, query), { schema: adminListSchema, signal })).results,
  });
}

/** Creates a record. 400 with the fields at fault, 409 if its address is taken. */
export function createRecord(
  resource: AdminResource,
  values: Record<string, unknown>,
  idempotencyKey: string,
): Promise<AdminRecord> {
  const path = resourcePath(resource);
  return request(path, { schema: adminRecordSchema, method: 'POST', body: values, idempotencyKey });
}

/** Changes fields of a record. An older `revision` is a 409 with the current record (`readConflict`). */
export function updateRecord(
  resource: AdminResource,
  id: number,
  values: Record<string, unknown>,
): Promise<AdminRecord> {
  return request(resourcePath(resource, id), { schema: adminRecordSchema, method: 'POST', body: values });
}

/** The current record, if an answer is a conflict about the record's revision; else null. */
export function readConflict(answer: unknown): AdminRecord | null {
  return recordConflictSchema.safeParse(answer).data?.theirs ?? null;
}

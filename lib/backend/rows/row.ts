import type { AdminRecord } from '@/lib/contract/admin';
import { type Locale, locales } from '@/lib/contract/locale';
import type { Values, ValuesOf } from '@/lib/pagebuilder/tree';
import type { RecordDefinition } from '@/lib/pagebuilder/fields';
import {
  type FieldsOf,
  isRecordResource,
  type RecordResource,
  recordDefinition,
  referenceTargetOf,
} from '@/lib/records/definitions';
import { localisedText, recordPaths } from '@/lib/records/paths';
import type { records } from '../database/schema/records';

export type RecordRow = typeof records.$inferSelect;

/** A row of a known resource. */
export type RowOf<Resource extends RecordResource> = RecordRow & {
  resource: Resource;
  data: ValuesOf<FieldsOf<Resource>>;
};

/** The resource of a row. Throws if this version does not know it. */
export function resourceOf(row: Pick<RecordRow, 'resource'>): RecordResource {
  if (isRecordResource(row.resource)) return row.resource;
  throw new Error(`Unknown resource in the records table: ${row.resource}`);
}

/** Whether a row belongs to a resource. */
export function isOf<Resource extends RecordResource>(
  row: RecordRow | undefined,
  resource: Resource,
): row is RowOf<Resource> {
  return row?.resource === resource;
}

/** What is known in addition of a record with a page: whether its draft has changes and, for pages, in which languages it was published. */
interface PageState {
  hasChanges?: boolean | null;
  publishedLocales?: Locale[] | null;
}

/** A row as the admin reads it: its fields in both languages and the properties that the backend adds. */
export function presentRow(row: RecordRow & PageState): AdminRecord {
  const resource = resourceOf(row);
  return {
    ...row.data,
    id: row.id,
    revision: row.revision,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    urls: recordPaths(resource, row.id, row.data),
    reference: referenceTo(resource, row.id),
    ...(typeof row.hasChanges === 'boolean' ? { has_changes: row.hasChanges } : {}),
    ...(row.publishedLocales ? { published_locales: row.publishedLocales } : {}),
  };
}

/** The reference of a record in links (`page:12`); null if it cannot be linked to. */
export function referenceTo(resource: RecordResource, id: number): string | null {
  const target = referenceTargetOf(resource);
  return target === null ? null : `${target}:${id}`;
}

/** The reference of a record in the references table: as in links if it can be linked to, else by its resource (`venues:3`). */
export function usageTarget(resource: string, id: number): string {
  return `${referenceTargetOf(resource) ?? resource}:${id}`;
}

/** The name of a record in a list, in the requested language if it has one there. */
export function titleOf(resource: RecordResource, data: Values, locale: Locale): string {
  const value = data[recordDefinition(resource).title];
  if (typeof value === 'string') return value;
  for (const candidate of [locale, ...locales]) {
    const text = localisedText(value, candidate);
    if (text !== null && text !== '') return text;
  }
  return '';
}

/** Whether a row is public; one without a switch always is. */
export function onlineState(definition: RecordDefinition, data: Values): boolean {
  return definition.fields['is_online'] === undefined || data['is_online'] === true;
}

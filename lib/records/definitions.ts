import { type AdminResource, adminResources, tableResources } from '@/lib/contract/admin';
import type { ReferenceTarget } from '@/lib/contract/identifier';
import type { RecordDefinition } from '@/lib/pagebuilder/fields';
import { recordDefinitions } from './registry';

export type TableResource = (typeof tableResources)[number];

/** Name of a resource in the `records` table. */
export type RecordResource = Exclude<AdminResource, TableResource>;

/** The fields of a resource's records. */
export type FieldsOf<Resource extends RecordResource> = (typeof recordDefinitions)[Resource]['fields'];

/** Every resource of the admin with its definition, for code that treats all alike. */
export const adminDefinitions: Record<AdminResource, RecordDefinition> = recordDefinitions;

/** Names of the resources in the `records` table. */
export const recordResources = adminResources.filter(isRecordResource);

/** The resource behind each kind of reference: `pages` for `page`, as in `page:12`. */
const referenceResources = new Map(
  adminResources.map((resource): [string | undefined, AdminResource] => [
    adminDefinitions[resource].reference,
    resource,
  ]),
);

/** The definition of a resource of the `records` table. */
export function recordDefinition(resource: RecordResource): RecordDefinition {
  return adminDefinitions[resource];
}

/** Whether a string names a resource of the `records` table. */
export function isRecordResource(value: string): value is RecordResource {
  return isAdminResource(value) && !tableResources.some((resource) => resource === value);
}

/** Whether a string names a resource of the admin. */
export function isAdminResource(value: string): value is AdminResource {
  return Object.hasOwn(recordDefinitions, value);
}

/** The resource that a kind of reference points at (`pages` for `page`), or null if there is no such kind. */
export function findReferenceResource(kind: string): AdminResource | null {
  return referenceResources.get(kind) ?? null;
}

/** The kind of reference that points at records of a resource (`page` for `pages`), or null if none does. */
export function referenceTargetOf(resource: string): ReferenceTarget | null {
  return isAdminResource(resource) ? (adminDefinitions[resource].reference ?? null) : null;
}

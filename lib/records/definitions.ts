import { type AdminResource, tableResources } from '@/lib/contract/admin';
import type { ReferenceTarget } from '@/lib/contract/identifier';
import type { RecordDefinition } from '@/lib/pagebuilder/fields';
import { articles } from './articles';
import { downloadDirectories } from './download-directories';
import { events } from './events';
import { genres } from './genres';
import { media } from './media';
import { navigation } from './navigation';
import { pages } from './pages';
import { productions } from './productions';
import { redirects } from './redirects';
import { sections } from './sections';
import { settings } from './settings';
import { subscribers } from './subscribers';
import { users } from './users';
import { venues } from './venues';

export type TableResource = (typeof tableResources)[number];

/** Name of a resource in the `records` table. */
export type RecordResource = Exclude<AdminResource, TableResource>;

/** Resources with exactly one record: the admin shows a form instead of a list. */
export const singleResources: readonly AdminResource[] = ['navigation', 'settings'];

/** Neither a resource of the contract without a definition nor a definition without a resource compiles. */
export const recordDefinitions = {
  pages,
  sections,
  articles,
  events,
  genres,
  productions,
  venues,
  'download-directories': downloadDirectories,
  redirects,
  navigation,
  settings,
} as const satisfies Record<RecordResource, RecordDefinition>;

/** Names of the resources in the `records` table. */
export const recordResources = Object.keys(recordDefinitions) as RecordResource[];

/** The fields of a resource's records. */
export type FieldsOf<Resource extends RecordResource> = (typeof recordDefinitions)[Resource]['fields'];

/** Every resource of the admin with its definition. */
export const adminDefinitions: Record<AdminResource, RecordDefinition> = {
  ...recordDefinitions,
  media,
  subscribers,
  users,
};

/** Resources that only administrators reach (spec §6: finer roles are left open). */
export const administratorResources: readonly AdminResource[] = ['users', 'subscribers'];

/** The resource behind each kind of reference, such as `page:12`. */
export const referenceResources = {
  page: 'pages',
  article: 'articles',
  event: 'events',
  production: 'productions',
  download: 'download-directories',
  media: 'media',
} as const satisfies Record<ReferenceTarget, AdminResource>;

/** The definition of a resource of the `records` table. */
export function recordDefinition(resource: RecordResource): RecordDefinition {
  return recordDefinitions[resource];
}

/** Whether a string names a resource of the `records` table. */
export function isRecordResource(value: string): value is RecordResource {
  return Object.hasOwn(recordDefinitions, value);
}

/** Whether a string names a resource of the admin. */
export function isAdminResource(value: string): value is AdminResource {
  return isRecordResource(value) || (tableResources as readonly string[]).includes(value);
}

/** The kind of reference that points at records of a resource (`page` for `pages`), or null if none does. */
export function referenceTargetOf(resource: string): ReferenceTarget | null {
  for (const [target, name] of Object.entries(referenceResources)) {
    if (name === resource) return target as ReferenceTarget;
  }
  return null;
}

import { type AdminResource, adminResources } from '@/lib/contract/admin';
import type { RecordDefinition } from '@/lib/pagebuilder/fields';
import { adminDefinitions } from '@/lib/records/definitions';

/** The parts of the admin's navigation with their resources, both in order. */
export const resourceGroups = adminResources.reduce((groups, resource) => {
  const { menu } = adminDefinitions[resource];
  return groups.set(menu, [...(groups.get(menu) ?? []), resource]);
}, new Map<RecordDefinition['menu'], AdminResource[]>());

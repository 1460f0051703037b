import type { ModuleDefinition } from '@/lib/pagebuilder/fields';

/** List of pictures (spec §3). */
export const imagelistDefinition = {
  kind: 'imagelist',
  version: 1,
  fields: {},
  children: 'imageitem',
} as const satisfies ModuleDefinition;

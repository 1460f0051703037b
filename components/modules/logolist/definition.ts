import type { ModuleDefinition } from '@/lib/pagebuilder/fields';

/** List of logos (spec §3). */
export const logolistDefinition = {
  kind: 'logolist',
  version: 1,
  fields: {},
  children: 'logoitem',
} as const satisfies ModuleDefinition;

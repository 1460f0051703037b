import type { ModuleDefinition } from '@/lib/pagebuilder/fields';

/** List of videos (spec §3). */
export const videolistDefinition = {
  kind: 'videolist',
  version: 1,
  fields: {},
  children: 'videoitem',
} as const satisfies ModuleDefinition;

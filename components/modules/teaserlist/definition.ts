import type { ModuleDefinition } from '@/lib/pagebuilder/fields';

/** List of teasers, as a grid or to slide through (spec §3). */
export const teaserlistDefinition = {
  kind: 'teaserlist',
  version: 1,
  fields: {
    extra_class: { kind: 'select', options: ['standard', 'slide'], default: 'standard' },
  },
  children: 'teaseritem',
} as const satisfies ModuleDefinition;

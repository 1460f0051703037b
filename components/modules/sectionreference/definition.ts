import type { ModuleDefinition } from '@/lib/pagebuilder/fields';

/** A stand-alone section, shown here as well: its blocks stay the section's own, and whoever changes them changes them everywhere. */
export const sectionreferenceDefinition = {
  kind: 'sectionreference',
  version: 1,
  fields: {
    section: { kind: 'link', to: 'section', required: true },
  },
} as const satisfies ModuleDefinition;

import type { ModuleDefinition } from '@/lib/pagebuilder/fields';

/** Headline (spec §3, §5). Levels are the superset of both forms: 2 to 6. */
export const headlineDefinition = {
  kind: 'headline',
  version: 1,
  fields: {
    preline: { kind: 'text', max: 120, localised: true },
    content: { kind: 'text', max: 200, required: true, localised: true },
    subline: { kind: 'text', max: 300, localised: true },
    headline_level: { kind: 'select', options: [2, 3, 4, 5, 6], default: 2 },
    extra_class: { kind: 'select', options: ['default', 'full-width'], default: 'default' },
  },
} as const satisfies ModuleDefinition;

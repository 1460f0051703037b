import type { ModuleDefinition } from '@/lib/pagebuilder/fields';

/** Rich text (spec §3). `add_additional_space` reduces the spacing, as the spec has it; `show_more` folds a long text. */
export const textDefinition = {
  kind: 'text',
  version: 1,
  fields: {
    content: { kind: 'rich_text', max: 40_000, localised: true },
    add_additional_space: { kind: 'boolean', default: false },
    show_more: { kind: 'boolean', default: false },
  },
} as const satisfies ModuleDefinition;

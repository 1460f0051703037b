import type { ModuleDefinition } from '@/lib/pagebuilder/fields';

/** Quotation with its author (spec §3, §5). */
export const quoteDefinition = {
  kind: 'quote',
  version: 1,
  fields: {
    content: { kind: 'text', max: 1000, multiline: true, quoted: true, required: true, localised: true },
    author: { kind: 'text', max: 200, localised: true },
  },
} as const satisfies ModuleDefinition;

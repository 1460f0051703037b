import type { ModuleDefinition } from '@/lib/pagebuilder/fields';

/** Picture with caption (spec §3, §5). `alias` is its size: the three of the theatre form and the two of the generic form. */
export const imageDefinition = {
  kind: 'image',
  version: 1,
  fields: {
    image: { kind: 'image', required: true },
    description: { kind: 'text', max: 500, multiline: true, localised: true },
    alias: {
      kind: 'select',
      options: ['small', 'medium', 'big', 'vertical', 'horizontal'],
      default: 'big',
    },
    link: { kind: 'link' },
  },
} as const satisfies ModuleDefinition;

import type { ModuleDefinition } from '@/lib/pagebuilder/fields';

/** One picture of a list (spec §3, §5). */
export const imageitemDefinition = {
  kind: 'imageitem',
  version: 1,
  parent: 'imagelist',
  fields: {
    image: { kind: 'image', required: true },
    title: { kind: 'text', max: 200, localised: true },
    description: { kind: 'text', max: 500, multiline: true, localised: true },
    link: { kind: 'link' },
  },
} as const satisfies ModuleDefinition;

import type { ModuleDefinition } from '@/lib/pagebuilder/fields';

/** One logo of a list (spec §3, §5). `image_alt` and `image_copyright` of the wire come with the picture, as `image_url` does. */
export const logoitemDefinition = {
  kind: 'logoitem',
  version: 1,
  parent: 'logolist',
  fields: {
    image: { kind: 'image', required: true },
    text: { kind: 'text', max: 200, localised: true },
    link: { kind: 'link' },
  },
} as const satisfies ModuleDefinition;

import type { ModuleDefinition } from '@/lib/pagebuilder/fields';

/** One logo of a list (spec §3, §5). `image_alt` and `image_copyright` win over those of the media library. */
export const logoitemDefinition = {
  kind: 'logoitem',
  version: 1,
  parent: 'logolist',
  fields: {
    image: { kind: 'image', required: true },
    image_alt: { kind: 'text', max: 300, localised: true },
    image_copyright: { kind: 'text', max: 200 },
    text: { kind: 'text', max: 200, localised: true },
    link: { kind: 'link' },
  },
} as const satisfies ModuleDefinition;

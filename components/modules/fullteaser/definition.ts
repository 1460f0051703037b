import type { ModuleDefinition } from '@/lib/pagebuilder/fields';
import { teaserTextLength } from '@/lib/site';

/** Wide teaser (spec §3, §5): headline and description are required, the description has at most 256 characters. */
export const fullteaserDefinition = {
  kind: 'fullteaser',
  version: 1,
  fields: {
    preline: { kind: 'text', max: 120, localised: true },
    headline: { kind: 'text', max: 200, required: true, localised: true },
    text: { kind: 'text', max: teaserTextLength, multiline: true, required: true, localised: true },
    image: { kind: 'image' },
    link: { kind: 'link' },
    link_text: { kind: 'text', max: 120, localised: true },
    extra_class: {
      kind: 'select',
      options: ['default', 'image-right', 'image-left'],
      default: 'default',
    },
  },
} as const satisfies ModuleDefinition;

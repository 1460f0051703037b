import type { ModuleDefinition } from '@/lib/pagebuilder/fields';

/** One teaser of a list (spec §3, §5). */
export const teaseritemDefinition = {
  kind: 'teaseritem',
  version: 1,
  parent: 'teaserlist',
  fields: {
    preline: { kind: 'text', max: 120, localised: true },
    headline: { kind: 'text', max: 200, required: true, localised: true },
    subline: { kind: 'text', max: 300, localised: true },
    text: { kind: 'text', max: 600, multiline: true, localised: true },
    image: { kind: 'image' },
    link: { kind: 'link' },
    link_text: { kind: 'text', max: 120, localised: true },
  },
} as const satisfies ModuleDefinition;

import type { ModuleDefinition } from '@/lib/pagebuilder/fields';

/** List of teasers, as a grid or to slide through (spec §3). */
export const teaserlistDefinition = {
  kind: 'teaserlist',
  version: 1,
  fields: {
    /** The editors' own teasers, or content of the site: coming events, highlighted news, opening hours, the map. */
    source: { kind: 'select', options: ['own', 'events', 'news', 'hours', 'map'], default: 'own' },
    extra_class: { kind: 'select', options: ['standard', 'slide'], default: 'standard' },
  },
  children: 'teaseritem',
} as const satisfies ModuleDefinition;

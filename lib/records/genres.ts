import type { RecordDefinition } from '@/lib/pagebuilder/fields';
import { paletteColours } from '@/lib/site';

/** A genre of events: one slug for both languages, a colour of the palette (spec §3). */
export const genres = {
  resource: 'genres',
  title: 'title',
  menu: 'programme',
  fields: {
    title: { kind: 'text', max: 80, required: true, localised: true },
    slug: { kind: 'slug', from: 'title' },
    colour: { kind: 'select', options: paletteColours, default: 'yellow' },
    order: { kind: 'number', min: 0, max: 100_000, integer: true },
  },
  groups: { content: ['title', 'slug', 'colour', 'order'] },
  columns: ['title', 'slug', 'colour', 'order'],
  sort: ['order', 'title', 'id'],
} as const satisfies RecordDefinition;

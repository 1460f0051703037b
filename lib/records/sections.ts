import type { RecordDefinition } from '@/lib/pagebuilder/fields';

/** A stand-alone section with a slug, by which screens include it, such as the intro of the calendar (spec §7). */
export const sections = {
  resource: 'sections',
  title: 'slug',
  menu: 'content',
  reference: 'section',
  document: 'section',
  fields: {
    title: { kind: 'text', max: 200 },
    slug: { kind: 'slug', from: 'title' },
  },
  groups: { content: ['title', 'slug'] },
  columns: ['slug', 'title', 'updated_at'],
  sort: ['slug', 'id', 'updated_at'],
} as const satisfies RecordDefinition;

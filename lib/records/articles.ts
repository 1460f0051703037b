import type { RecordDefinition } from '@/lib/pagebuilder/fields';
import { onlineField, sharingFields, sharingGroup } from './shared-fields';

/** A news article (spec §3). */
export const articles = {
  resource: 'articles',
  title: 'title',
  menu: 'content',
  reference: 'article',
  document: 'article',
  fields: {
    title: { kind: 'text', max: 200, required: true, localised: true },
    preline: { kind: 'text', max: 120, localised: true },
    subline: { kind: 'text', max: 200, localised: true },
    slug: { kind: 'slug', from: 'title', localised: true },
    date: { kind: 'date', required: true },
    teaser: { kind: 'text', max: 600, multiline: true, localised: true },
    image: { kind: 'image' },
    is_online: onlineField,
    is_highlight: { kind: 'boolean', default: false },
    ...sharingFields,
  },
  groups: {
    content: ['title', 'preline', 'subline', 'slug', 'date', 'teaser', 'image'],
    publication: ['is_online', 'is_highlight'],
    sharing: sharingGroup,
  },
  columns: ['image', 'title', 'date', 'is_online', 'updated_at'],
  sort: ['-date', 'title', 'id', 'updated_at', 'is_online'],
  filters: ['is_online', 'is_highlight'],
} as const satisfies RecordDefinition;

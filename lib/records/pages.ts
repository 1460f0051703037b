import { pageOpenings } from '@/lib/contract/page';
import type { RecordDefinition } from '@/lib/pagebuilder/fields';
import { paletteColours } from '@/lib/site';
import { onlineField, sharingFields, sharingGroup } from './shared-fields';

/** A content page (spec §3). Its slug is its whole path below the locale prefix; the home page's is empty. */
export const pages = {
  resource: 'pages',
  title: 'title',
  menu: 'content',
  reference: 'page',
  document: 'page',
  fields: {
    title: { kind: 'text', max: 200, required: true, localised: true },
    headline: { kind: 'text', max: 200, localised: true },
    slug: { kind: 'slug', from: 'title', path: true, localised: true },
    is_online: onlineField,
    is_clickable: { kind: 'boolean', default: true },
    in_menu: { kind: 'boolean', default: false },
    in_footer: { kind: 'boolean', default: false },
    opening: { kind: 'select', options: pageOpenings, default: 'half' },
    colour: { kind: 'select', options: paletteColours, default: 'water-green' },
    ...sharingFields,
  },
  groups: {
    content: ['title', 'headline', 'slug', 'opening', 'colour'],
    publication: ['is_online', 'is_clickable', 'in_menu', 'in_footer'],
    sharing: sharingGroup,
  },
  columns: ['title', 'slug', 'is_online', 'in_menu', 'updated_at'],
  sort: ['title', 'id', 'updated_at', 'is_online'],
  filters: ['is_online', 'in_menu', 'in_footer'],
} as const satisfies RecordDefinition;

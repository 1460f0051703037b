import type { RecordDefinition } from '@/lib/pagebuilder/fields';
import { settings, stepFree, stretches } from '@/lib/contract/visit';
import { paletteColours } from '@/lib/site';
import { onlineField, openingHoursField, sharingFields, sharingGroup } from './shared-fields';

/** An artwork (spec §3, production). */
export const productions = {
  resource: 'productions',
  title: 'name',
  menu: 'programme',
  reference: 'production',
  document: 'production',
  fields: {
    name: { kind: 'text', max: 200, required: true, localised: true },
    subtitle: { kind: 'text', max: 200, localised: true },
    slug: { kind: 'slug', from: 'name', localised: true },
    work_identifier: { kind: 'text', max: 20 },
    order: { kind: 'number', min: 0, max: 100_000, integer: true },
    description_short: { kind: 'text', max: 600, multiline: true, localised: true },
    description_long: { kind: 'rich_text', max: 20_000, localised: true },
    header_image: { kind: 'image' },
    venues: { kind: 'relation', resource: 'venues', many: true },
    opening_hours: openingHoursField,
    /** Coordinates of the work itself; without them, those of its first venue apply. */
    coordinates: { kind: 'coordinates' },
    /** The work's colour on the map. */
    colour: { kind: 'select', options: ['', ...paletteColours], default: '' },
    step_free: { kind: 'select', options: ['', ...stepFree], default: '' },
    setting: { kind: 'select', options: ['', ...settings], default: '' },
    stretch: { kind: 'select', options: ['', ...stretches], default: '' },
    articles: { kind: 'relation', resource: 'articles', many: true },
    is_online: onlineField,
    ...sharingFields,
  },
  groups: {
    content: [
      'name',
      'subtitle',
      'slug',
      'work_identifier',
      'order',
      'description_short',
      'description_long',
    ],
    picture: ['header_image'],
    visit: ['venues', 'opening_hours', 'step_free', 'setting'],
    map: ['coordinates', 'stretch', 'colour'],
    related: ['articles'],
    publication: ['is_online'],
    sharing: sharingGroup,
  },
  columns: ['header_image', 'work_identifier', 'name', 'order', 'is_online', 'updated_at'],
  sort: ['order', 'name', 'work_identifier', 'id', 'updated_at', 'is_online'],
  filters: ['is_online', 'venues', 'stretch', 'setting', 'step_free'],
} as const satisfies RecordDefinition;

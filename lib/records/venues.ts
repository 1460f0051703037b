import type { RecordDefinition } from '@/lib/pagebuilder/fields';

/** A place of events and artworks. */
export const venues = {
  resource: 'venues',
  title: 'name',
  menu: 'programme',
  fields: {
    name: { kind: 'text', max: 160, required: true, localised: true },
    street: { kind: 'text', max: 160 },
    postal_code: { kind: 'text', max: 12 },
    city: { kind: 'text', max: 120 },
    coordinates: { kind: 'coordinates' },
    directions: { kind: 'text', max: 600, multiline: true, localised: true },
    is_accessible: { kind: 'boolean', default: false },
    website: { kind: 'link' },
  },
  groups: {
    content: ['name', 'street', 'postal_code', 'city'],
    map: ['coordinates'],
    visit: ['directions', 'is_accessible', 'website'],
  },
  columns: ['name', 'street', 'city', 'is_accessible'],
  sort: ['name', 'city', 'id', 'updated_at'],
  filters: ['is_accessible'],
} as const satisfies RecordDefinition;

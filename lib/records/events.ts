import type { RecordDefinition } from '@/lib/pagebuilder/fields';
import { onlineField, sharingFields, sharingGroup } from './shared-fields';

/** The state of an event. */
export const eventStates = ['scheduled', 'sold_out', 'postponed', 'cancelled'] as const;

/** An event of the calendar (spec §3). Times are wall-clock times of the site's time zone. */
export const events = {
  resource: 'events',
  title: 'title',
  menu: 'programme',
  reference: 'event',
  document: 'event',
  fields: {
    title: { kind: 'text', max: 200, required: true, localised: true },
    subtitle: { kind: 'text', max: 200, localised: true },
    slug: { kind: 'slug', from: 'title', localised: true },
    teaser: { kind: 'text', max: 600, multiline: true, localised: true },
    image: { kind: 'image' },
    date_start: { kind: 'date', time: true, required: true },
    date_end: { kind: 'date', time: true },
    genre: { kind: 'relation', resource: 'genres' },
    venue: { kind: 'relation', resource: 'venues' },
    production: { kind: 'relation', resource: 'productions' },
    price: { kind: 'text', max: 160, localised: true },
    language: { kind: 'text', max: 120, localised: true },
    access: { kind: 'text', max: 400, multiline: true, localised: true },
    is_accessible: { kind: 'boolean', default: false },
    ticket_link: { kind: 'link' },
    status: { kind: 'select', options: eventStates, default: 'scheduled' },
    is_online: onlineField,
    ...sharingFields,
  },
  groups: {
    content: ['title', 'subtitle', 'slug', 'teaser', 'image'],
    when_and_where: ['date_start', 'date_end', 'genre', 'venue', 'production'],
    visit: ['price', 'language', 'access', 'is_accessible', 'ticket_link'],
    publication: ['is_online', 'status'],
    sharing: sharingGroup,
  },
  columns: ['title', 'date_start', 'genre', 'venue', 'status', 'is_online'],
  sort: ['date_start', 'title', 'id', 'updated_at', 'is_online'],
  filters: ['is_online', 'genre', 'venue', 'production', 'status'],
} as const satisfies RecordDefinition;

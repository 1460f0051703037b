import { weekdays } from '@/lib/contract/weekday';
import type { BooleanField, Fields, ListField } from '@/lib/pagebuilder/fields';

/** Whether the record is public. Off at first, so that nothing unfinished is ever public. */
export const onlineField: BooleanField = { kind: 'boolean', default: false };

/** Opening and closing time, `HH:MM`; both empty means closed. */
export const hoursFields = {
  opens: { kind: 'text', max: 5 },
  closes: { kind: 'text', max: 5 },
  note: { kind: 'text', max: 200, localised: true },
} as const satisfies Fields;

/** A week's opening hours, as lines of days. */
export const openingHoursField = {
  kind: 'list',
  max: 20,
  of: {
    day_from: { kind: 'select', options: weekdays, default: 'tu' },
    day_to: { kind: 'select', options: weekdays, default: 'su' },
    ...hoursFields,
  },
} as const satisfies ListField;

/** Texts and picture of a record for search engines and social networks (spec §3, meta and og fields). */
export const sharingFields = {
  meta_title: { kind: 'text', max: 120, localised: true },
  meta_description: { kind: 'text', max: 320, multiline: true, localised: true },
  og_title: { kind: 'text', max: 120, localised: true },
  og_description: { kind: 'text', max: 320, multiline: true, localised: true },
  og_image: { kind: 'image' },
  og_type: { kind: 'select', options: ['website', 'article'], default: 'website' },
} as const satisfies Fields;

/** The group of the form that holds `sharingFields`. */
export const sharingGroup = [
  'meta_title',
  'meta_description',
  'og_title',
  'og_description',
  'og_image',
  'og_type',
] as const;

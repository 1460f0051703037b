import type { RecordDefinition } from '@/lib/pagebuilder/fields';
import { hoursFields, openingHoursField } from './shared-fields';

/**
 * The record of what every page shows: name, dates, footer. `wordmark` tells how the name is drawn without a logo: a slash stands for the
 * diagonal, and a circumflex raises the word after it.
 */
export const settings = {
  resource: 'settings',
  title: 'name',
  menu: 'site',
  single: true,
  fields: {
    name: { kind: 'text', max: 80, required: true, localised: true },
    wordmark: { kind: 'text', max: 40, localised: true },
    logo: { kind: 'image' },
    slogan: { kind: 'text', max: 120, localised: true },
    description: { kind: 'text', max: 320, multiline: true, localised: true },
    date_start: { kind: 'date' },
    date_end: { kind: 'date' },
    dates_label: { kind: 'text', max: 60, localised: true },
    /** A stopped clock for a site set on one day, like the demo; empty if it runs. */
    clock: { kind: 'date', time: true },
    opening_hours: openingHoursField,
    /** Days on which those hours do not apply. */
    special_hours: {
      kind: 'list',
      max: 60,
      of: { date_from: { kind: 'date', required: true }, date_to: { kind: 'date' }, ...hoursFields },
    },
    address: { kind: 'text', max: 400, multiline: true, localised: true },
    opening: { kind: 'text', max: 400, multiline: true, localised: true },
    newsletter_title: { kind: 'text', max: 80, localised: true },
    newsletter_text: { kind: 'text', max: 240, multiline: true, localised: true },
    copyright: { kind: 'text', max: 160, localised: true },
    social: {
      kind: 'list',
      max: 12,
      of: {
        name: { kind: 'text', max: 40, required: true },
        url: { kind: 'link', required: true },
      },
    },
    imprint: { kind: 'link' },
    data_policy: { kind: 'link' },
    accessibility: { kind: 'link' },
  },
  groups: {
    identity: ['name', 'wordmark', 'logo', 'slogan', 'description'],
    dates: ['date_start', 'date_end', 'dates_label', 'clock'],
    hours: ['opening_hours', 'special_hours'],
    footer: ['address', 'opening', 'newsletter_title', 'newsletter_text', 'copyright', 'social'],
    legal: ['imprint', 'data_policy', 'accessibility'],
  },
  columns: ['name', 'updated_at'],
  sort: ['id', 'name', 'updated_at'],
} as const satisfies RecordDefinition;

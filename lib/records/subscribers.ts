import type { RecordDefinition } from '@/lib/pagebuilder/fields';

/** A newsletter subscriber. Only the language can be changed by hand, since only subscribers themselves can consent. */
export const subscribers = {
  resource: 'subscribers',
  title: 'email',
  menu: 'people',
  fields: {
    locale: { kind: 'select', options: ['de', 'en'], default: 'de' },
  },
  groups: { content: ['locale'] },
  columns: ['email', 'locale', 'state', 'requested_at', 'confirmed_at'],
  sort: ['-requested_at', 'email', 'id', 'state'],
  filters: ['state', 'locale'],
} as const satisfies RecordDefinition;

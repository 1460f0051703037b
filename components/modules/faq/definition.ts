import type { ModuleDefinition } from '@/lib/pagebuilder/fields';

/** List of questions (spec §3). */
export const faqDefinition = {
  kind: 'faq',
  version: 1,
  fields: {
    extra_class: { kind: 'select', options: ['small', 'big'], default: 'big' },
  },
  children: 'faqitem',
} as const satisfies ModuleDefinition;

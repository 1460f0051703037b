import type { ModuleDefinition } from '@/lib/pagebuilder/fields';

/** One question: `content` is its title (spec §3, §5), `text` the answer. */
export const faqitemDefinition = {
  kind: 'faqitem',
  version: 1,
  parent: 'faq',
  fields: {
    content: { kind: 'text', max: 300, required: true, localised: true },
    text: { kind: 'rich_text', max: 20_000, localised: true },
  },
} as const satisfies ModuleDefinition;

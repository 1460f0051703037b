import type { ModuleDefinition } from '@/lib/pagebuilder/fields';

/** Link or button (spec §3, §5). */
export const linkDefinition = {
  kind: 'link',
  version: 1,
  fields: {
    content: { kind: 'text', max: 120, required: true, localised: true },
    link: { kind: 'link', required: true },
    extra_class: { kind: 'select', options: ['', 'button'], default: '' },
    open_new_window: { kind: 'boolean', default: false },
  },
} as const satisfies ModuleDefinition;

import type { RecordDefinition } from '@/lib/pagebuilder/fields';

/**
 * The record of menu and footer (spec §3). An entry without a name in a language is left out there; only one with entries below it needs no
 * target, as it opens them.
 */
export const navigation = {
  resource: 'navigation',
  title: 'name',
  menu: 'site',
  single: true,
  fields: {
    name: { kind: 'text', max: 80, required: true },
    menu: {
      kind: 'list',
      max: 40,
      of: {
        menu_name: { kind: 'text', max: 80, required: true, localised: true },
        link: { kind: 'link' },
        is_highlight: { kind: 'boolean', default: false },
        children: {
          kind: 'list',
          max: 40,
          of: {
            menu_name: { kind: 'text', max: 80, required: true, localised: true },
            link: { kind: 'link', required: true },
          },
        },
      },
    },
    footer: {
      kind: 'list',
      max: 40,
      of: {
        title: { kind: 'text', max: 80, required: true, localised: true },
        link: { kind: 'link', required: true },
      },
    },
  },
  groups: { content: ['name'], menu: ['menu'], footer: ['footer'] },
  columns: ['name', 'updated_at'],
  sort: ['id', 'name', 'updated_at'],
} as const satisfies RecordDefinition;

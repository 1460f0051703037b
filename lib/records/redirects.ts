import type { RecordDefinition } from '@/lib/pagebuilder/fields';

/** An old path and its target, both with locale prefix (spec §3; `sitePathSchema` limits them). */
export const redirects = {
  resource: 'redirects',
  title: 'old_path',
  menu: 'site',
  fields: {
    old_path: { kind: 'text', max: 300, required: true },
    new_path: { kind: 'text', max: 300, required: true },
  },
  groups: { content: ['old_path', 'new_path'] },
  columns: ['old_path', 'new_path', 'updated_at'],
  sort: ['old_path', 'new_path', 'id', 'updated_at'],
} as const satisfies RecordDefinition;

import type { RecordDefinition } from '@/lib/pagebuilder/fields';

/** An account. Only administrators manage accounts; a password is set when the account is created, or replaced. */
export const users = {
  resource: 'users',
  title: 'email',
  menu: 'people',
  fields: {
    email: { kind: 'text', max: 254, required: true },
    name: { kind: 'text', max: 120, required: true },
    role: { kind: 'select', options: ['editor', 'admin'], default: 'editor' },
    password: { kind: 'text', max: 200 },
  },
  groups: { content: ['email', 'name', 'role', 'password'] },
  columns: ['email', 'name', 'role', 'created_at'],
  sort: ['email', 'name', 'role', 'created_at'],
  filters: ['role'],
} as const satisfies RecordDefinition;

import type { RecordDefinition } from '@/lib/pagebuilder/fields';
import { adminDefinitions } from '@/lib/records/definitions';

const { users } = adminDefinitions;

function withoutPassword<Value>(values: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'password'));
}

/** Accounts in the admin's forms: only their owners set a password, by a one-time link. */
export const userDefinition: RecordDefinition = {
  ...users,
  fields: withoutPassword(users.fields),
  groups: Object.fromEntries(
    Object.entries(users.groups).map(([group, names]) => [
      group,
      names.filter((name) => name !== 'password'),
    ]),
  ),
};

import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/contract/locale';
import type { Field } from '@/lib/pagebuilder/fields';
import { adminDefinitions } from '@/lib/records/definitions';
import { buildI18nProvider } from './provider';

/** Every key that the generated lists and forms of a resource ask for. */
function labelKeys(
  resource: string,
  fields: Record<string, Field>,
  groups: object,
  columns: readonly string[],
): string[] {
  return [
    'name',
    ...Object.keys(groups).map((group) => `groups.${group}`),
    ...columns.map((column) => `fields.${column}`),
    ...Object.entries(fields).flatMap(([name, field]) => [`fields.${name}`, ...detailKeys(name, field)]),
  ].map((key) => `resources.${resource}.${key}`);
}

function detailKeys(name: string, field: Field): string[] {
  if (field.kind === 'select') return field.options.map((option) => `options.${name}.${option}`);
  if (field.kind !== 'list') return [];
  return Object.entries(field.of).flatMap(([part, inner]) => [
    `items.${name}.${part}`,
    ...detailKeys(part, inner),
  ]);
}

describe.each(locales)('labels in %s', (locale) => {
  const provider = buildI18nProvider(locale);

  it.each(Object.values(adminDefinitions))(
    'exist for every field, group, column and option of $resource',
    (definition) => {
      const keys = labelKeys(definition.resource, definition.fields, definition.groups, definition.columns);
      const missing = keys.filter((key) => provider.translate(key, { smart_count: 1 }) === key);
      expect(missing).toEqual([]);
    },
  );
});

import type { Fields } from '@/lib/pagebuilder/fields';
import { moduleDefinitions } from './definitions';

/**
 * Keys below the namespace `modules` for everything that forms and menus name. They are built from strings, so a typed translator needs
 * `t.has` or a cast at the single place that shows them; labels.test.ts guarantees that each exists in both languages.
 */
export function kindLabelKey(kind: string): string {
  return `${kind}.label`;
}

/** Key of a field's label. */
export function fieldLabelKey(kind: string, field: string): string {
  return `${kind}.fields.${field}`;
}

/** Key of an option's label; the empty option is called `empty`. */
export function optionLabelKey(kind: string, field: string, option: string | number): string {
  return `${kind}.options.${field}.${option === '' ? 'empty' : option}`;
}

/** Every key that the definitions require. */
export function listLabelKeys(): string[] {
  return Object.values(moduleDefinitions).flatMap(({ kind, fields }: { kind: string; fields: Fields }) => [
    kindLabelKey(kind),
    ...Object.entries(fields).flatMap(([name, field]) => [
      fieldLabelKey(kind, name),
      ...(field.kind === 'select' ? field.options.map((option) => optionLabelKey(kind, name, option)) : []),
    ]),
  ]);
}

import { findDefinition } from '@/components/modules/kinds';
import { textOfHtml } from '@/lib/pagebuilder/field-values';

/** The value of a field as plain text, for comparing. */
export function wordsOf(model: string, name: string, value: unknown): string {
  if (typeof value !== 'string') return value == null ? '' : JSON.stringify(value);
  return findDefinition(model)?.fields[name]?.kind === 'rich_text' ? textOfHtml(value) : value;
}

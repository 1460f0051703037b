import { textOfHtml } from '@/lib/pagebuilder/field-values';
import { findDefinition } from '../session/module-rules';

/** What a field of a module says, in words to be read beside others. */
export function wordsOf(model: string, name: string, value: unknown): string {
  if (typeof value !== 'string') return value == null ? '' : JSON.stringify(value);
  return findDefinition(model)?.fields[name]?.kind === 'rich_text' ? textOfHtml(value) : value;
}

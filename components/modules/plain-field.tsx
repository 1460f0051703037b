import { findDefinition } from './kinds';
import { textAt } from './values';
import type { AnyFieldProps } from './view';

/** A text of a module as visitors read it; an empty one renders nothing. Rich text was sanitised when it was saved. */
export function PlainField({ module, name, as: Element, className }: AnyFieldProps) {
  const value = textAt(module, name);
  if (value.trim() === '' || value === '<p></p>') return null;
  if (findDefinition(module.model)?.fields[name]?.kind === 'rich_text') {
    return <Element className={className} dangerouslySetInnerHTML={{ __html: value }} />;
  }
  return <Element className={className}>{value}</Element>;
}

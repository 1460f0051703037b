import { isValues } from '@/lib/pagebuilder/field-values';
import { isReference } from '@/lib/pagebuilder/links';
import type { Field, Fields } from '@/lib/pagebuilder/fields';
import type { Json, Values } from '@/lib/pagebuilder/tree';
import { usageTarget } from '../rows/row';

/** A reference in sanitised rich text: `href="page:12"`. */
const referenceInHtml = /\b(?:href|src)="([a-z]+:\d{1,10})"/g;

/**
 * Everything that the values of a record or module refer to: links and pictures as they are stored (`page:12`), relations as in the
 * references table (`venues:3`).
 */
export function collectReferences(fields: Fields, values: Values): Set<string> {
  const targets = new Set<string>();
  for (const [name, field] of Object.entries(fields)) {
    for (const value of valuesOf(field, values[name])) collectFrom(field, value, targets);
  }
  return targets;
}

/** References in sanitised HTML. */
export function referencesInHtml(html: string): string[] {
  const found: string[] = [];
  for (const match of html.matchAll(referenceInHtml)) {
    const reference = match[1];
    if (isReference(reference)) found.push(reference);
  }
  return found;
}

function collectFrom(field: Field, value: Json, targets: Set<string>): void {
  if (field.kind === 'image' || field.kind === 'link') {
    if (isReference(value)) targets.add(value);
  } else if (field.kind === 'rich_text') {
    if (typeof value === 'string') for (const reference of referencesInHtml(value)) targets.add(reference);
  } else if (field.kind === 'relation') {
    for (const id of Array.isArray(value) ? value : [value]) {
      if (typeof id === 'number') targets.add(usageTarget(field.resource, id));
    }
  } else if (field.kind === 'list' && Array.isArray(value)) {
    for (const item of value) {
      if (isValues(item)) for (const target of collectReferences(field.of, item)) targets.add(target);
    }
  }
}

/** The values of a field: one, or one per language. */
function valuesOf(field: Field, value: Json | undefined): Json[] {
  if (value === undefined || value === null) return [];
  return field.localised === true && isValues(value) ? Object.values(value) : [value];
}

import type { Field, Fields } from './fields';
import type { Json, Values } from './tree';

/** The empty value of a field, in one language. */
export function emptyValue(field: Field): Json {
  switch (field.kind) {
    case 'text':
    case 'rich_text':
    case 'link':
    case 'embed':
    case 'slug':
      return '';
    case 'select':
    case 'boolean':
      return field.default;
    case 'number':
    case 'coordinates':
    case 'image':
    case 'date':
      return null;
    case 'relation':
      return field.many === true ? [] : null;
    case 'list':
      return [];
  }
}

/** The values of a new record or module; localised fields have no language yet. */
export function emptyValues(fields: Fields): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.localised === true ? {} : emptyValue(field)]),
  );
}

/** Whether a value counts as empty, so that a required field is still missing. */
export function isEmptyValue(field: Field, value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value !== 'string') return false;
  // The home page's slug is empty and valid.
  if (field.kind === 'slug') return false;
  return (field.kind === 'rich_text' ? textOfHtml(value) : value).trim() === '';
}

/** The plain text of sanitised HTML, with a space between blocks. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<\/(?:p|li)>|<br\s*\/?>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** How long a text is, as fields limit it: a sign of two code units, such as an emoji, counts once. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}

/** Whether a value has parts by name, such as an entry of a list, the values of a record or an object of JSON. */
export function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value of a localised field: texts per language. */
export function isLocalisedValue(value: Json | undefined): value is Values {
  return isValues(value) && Object.keys(value).every((key) => key === 'de' || key === 'en');
}

/** Texts per language. */
export type Texts = Partial<Record<string, string>>;

/** The texts of a localised value by their language; none for any other value. */
export function textsIn(value: Json | undefined): Texts {
  if (!isLocalisedValue(value)) return {};
  return Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string')) as Texts;
}

/** A text, or those of all languages. */
export function textsOf(value: Json | undefined): string[] {
  return typeof value === 'string' ? [value] : Object.values(textsIn(value)).map((text) => text ?? '');
}

/** The texts among fields. Required ones come first: they tell more of what they are in than those above them. */
export function listTextFields(fields: Fields): [name: string, field: Field][] {
  return Object.entries(fields)
    .filter(([, { kind }]) => kind === 'text' || kind === 'rich_text')
    .toSorted(([, one], [, two]) => Number(two.required === true) - Number(one.required === true));
}

import type { Field, Fields } from './fields';
import type { Json, Values } from './tree';

/** The value of a field that nobody has filled in, in one language. */
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

/** What a new thing holds before anybody has filled it in; localised fields have no language yet. */
export function emptyValues(fields: Fields): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.localised === true ? {} : emptyValue(field)]),
  );
}

/** Whether a value says nothing, so that a required field would still miss it. */
export function isEmptyValue(field: Field, value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value !== 'string') return false;
  // The home page's path is empty and complete.
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

/** A value of a localised field: texts per language. */
export function isLocalisedValue(value: Json | undefined): value is Values {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.keys(value).every((key) => key === 'de' || key === 'en');
}

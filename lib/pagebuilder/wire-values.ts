import type { Locale } from '@/lib/contract/locale';
import type { Picture } from '@/lib/contract/picture';
import { emptyValue } from './field-values';
import type { Field, Fields } from './fields';
import { isReference, rewriteHrefs } from './links';
import type { Change } from './operations';
import { isEqual } from './serialize';
import type { Json, Values } from './tree';

/** Resolves references to addresses and pictures for one language. Null for what is gone or not public. */
export interface ReferenceResolver {
  findUrl(reference: string): string | null;
  findPicture(reference: string): Picture | null;
}

/** The values to store for wire values in a language. They have passed `wireSchema`. */
export function toStoredValues(fields: Fields, input: Values, locale: Locale): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = input[name] ?? emptyValue(field);
      return [name, field.localised === true ? { [locale]: value } : value];
    }),
  );
}

/** The changes from stored values to the wire values of a language; unchanged fields give none. */
export function toChanges(fields: Fields, stored: Values, input: Values, locale: Locale): Change[] {
  return Object.entries(input).flatMap(([name, value]): Change[] => {
    const field = fields[name];
    if (!field || isEqual(readValue(field, stored[name], locale), value)) return [];
    return [{ target: 'value', field: name, ...(field.localised === true ? { locale } : {}), value }];
  });
}

/**
 * Stored values in wire form for a language (spec §3). An image field `image` also gives `image_url`, `image_alt`, `image_copyright`,
 * `image_width`, `image_height`, `image_colour` and `thumbs`; a link field `link` also gives `link_url`. Links in rich text are resolved;
 * with `keepUnresolved`, a reference that leads nowhere stays in the text, so that an editor's save does not lose it.
 */
export function toWireValues(
  fields: Fields,
  stored: Values,
  locale: Locale,
  resolver: ReferenceResolver,
  keepUnresolved = false,
): Record<string, unknown> {
  const wire: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = readValue(field, stored[name], locale);
    wire[name] = value;
    if (typeof value === 'string' && field.kind === 'rich_text') {
      wire[name] = rewriteHrefs(value, (href) =>
        isReference(href) ? (resolver.findUrl(href) ?? (keepUnresolved ? href : null)) : href,
      );
    }
    if (field.kind === 'link')
      wire[`${name}_url`] = isReference(value) ? (resolver.findUrl(value) ?? '') : value;
    if (field.kind === 'image') Object.assign(wire, pictureValues(name, value, resolver));
  }
  return wire;
}

function pictureValues(name: string, value: Json, resolver: ReferenceResolver): Record<string, unknown> {
  const picture = isReference(value) ? resolver.findPicture(value) : null;
  return {
    [`${name}_url`]: picture?.url ?? '',
    [`${name}_alt`]: picture?.text ?? '',
    [`${name}_copyright`]: picture?.copyright ?? '',
    [`${name}_width`]: picture?.width ?? null,
    [`${name}_height`]: picture?.height ?? null,
    [`${name}_focal_point`]: picture?.focal_point ?? null,
    [`${name}_colour`]: picture?.colour ?? '',
    thumbs: picture?.thumbs ?? {},
  };
}

function readValue(field: Field, stored: Json | undefined, locale: Locale): Json {
  if (field.localised !== true) return stored ?? emptyValue(field);
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return emptyValue(field);
  return stored[locale] ?? emptyValue(field);
}

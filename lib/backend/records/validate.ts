import type { Field, Fields, RecordDefinition } from '@/lib/pagebuilder/fields';
import { fieldErrors } from '@/lib/pagebuilder/field-errors';
import { isValues } from '@/lib/pagebuilder/field-values';
import { rewriteHrefs } from '@/lib/pagebuilder/links';
import { storedSchema } from '@/lib/pagebuilder/schema';
import type { Json, Values } from '@/lib/pagebuilder/tree';
import type { Database } from '../database/client';
import { findOwnPath, sanitiseRichText } from '@/lib/html/rich-text';
import { ProblemError } from '../kernel/problem';
import { findReferencesOfAddresses } from '../references/internalise';

/**
 * The values of a record in the form of its definition: complete, within limits, with sanitised HTML, and with addresses of this site
 * converted to references. Throws `invalid` with the fields at fault (`title.de`).
 */
export async function parseRecord(
  tx: Database,
  definition: RecordDefinition,
  values: Values,
): Promise<Values> {
  const parsed = storedSchema(definition.fields, 'create').safeParse(values);
  if (!parsed.success) {
    const fields = Object.fromEntries(
      Object.entries(fieldErrors(parsed.error)).map(([name, code]) => [name, `fields.${code}`]),
    );
    throw new ProblemError('invalid', undefined, { fields });
  }
  return internaliseValues(tx, definition.fields, cleanValues(definition.fields, parsed.data));
}

/** The values with all rich text sanitised. */
export function cleanValues(fields: Fields, values: Values): Values {
  return mapTexts(fields, values, (field, text) =>
    field.kind === 'rich_text' ? sanitiseRichText(text) : text,
  );
}

/** The values with addresses of this site, in links and rich text, converted to references. */
export async function internaliseValues(tx: Database, fields: Fields, given: Values): Promise<Values> {
  const addresses = new Set<string>();
  const values = mapTexts(fields, given, (field, text) => (field.kind === 'link' ? findOwnPath(text) : text));
  mapTexts(fields, values, (field, text) => {
    if (field.kind === 'link') addresses.add(text);
    else rewriteHrefs(text, (href) => (addresses.add(href), href));
    return text;
  });
  const references = await findReferencesOfAddresses(addresses, tx);
  if (references.size === 0) return values;
  return mapTexts(fields, values, (field, text) =>
    field.kind === 'link'
      ? (references.get(text) ?? text)
      : rewriteHrefs(text, (href) => references.get(href) ?? href),
  );
}

/** Changes every link and rich text of the values, in all languages and in the groups of lists. */
function mapTexts(fields: Fields, values: Values, change: (field: Field, text: string) => string): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name];
      return [name, field === undefined ? value : mapField(field, value, change)];
    }),
  );
}

function mapField(field: Field, value: Json, change: (field: Field, text: string) => string): Json {
  if (field.kind === 'list' && Array.isArray(value)) {
    return value.map((item) => (isValues(item) ? mapTexts(field.of, item, change) : item));
  }
  if (field.kind !== 'link' && field.kind !== 'rich_text') return value;
  if (typeof value === 'string') return value === '' ? value : change(field, value);
  if (!isValues(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([locale, text]) => [
      locale,
      typeof text === 'string' ? change(field, text) : text,
    ]),
  );
}

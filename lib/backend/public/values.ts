import type { Locale } from '@/lib/contract/locale';
import type { Picture, Thumbs } from '@/lib/contract/picture';
import { isValues } from '@/lib/pagebuilder/field-values';
import type { Fields, ListField, NameOf } from '@/lib/pagebuilder/fields';
import { isReference } from '@/lib/pagebuilder/links';
import type { Json, ValuesOf } from '@/lib/pagebuilder/tree';
import type { ReferenceResolver } from '@/lib/pagebuilder/wire-values';
import { localisedText } from '@/lib/records/paths';

/** Names of the localised fields. */
export type LocalisedName<Known extends Fields> = NameOf<Known, { localised: true }>;

/** Names of the fields with one string for both languages. */
type TextName<Known extends Fields> = NameOf<
  Known,
  { kind: 'text' | 'select' | 'date' | 'slug' | 'link' | 'image'; localised?: never }
>;

/** The fields of the groups of a list. */
type GroupOf<Known extends Fields, Name extends keyof Known> = Known[Name] extends {
  of: infer Inner extends Fields;
}
  ? Inner
  : never;

/** The text of a localised field, `''` if there is none. */
export function localisedOf<Known extends Fields>(
  data: ValuesOf<Known>,
  name: LocalisedName<Known>,
  locale: Locale,
): string {
  return localisedText(data[name], locale) ?? '';
}

/** The text of a field shared by both languages. */
export function textOf<Known extends Fields>(data: ValuesOf<Known>, name: TextName<Known>): string {
  return asText(data[name]);
}

/** The number in a field, or null. */
export function numberOf<Known extends Fields>(
  data: ValuesOf<Known>,
  name: NameOf<Known, { kind: 'number' }>,
): number | null {
  return asNumber(data[name]);
}

/** Whether a switch is on. */
export function flagOf<Known extends Fields>(
  data: ValuesOf<Known>,
  name: NameOf<Known, { kind: 'boolean' }>,
): boolean {
  return data[name] === true;
}

/** The coordinates in a field; both are null if there are none. */
export function coordinatesOf<Known extends Fields>(
  data: ValuesOf<Known>,
  name: NameOf<Known, { kind: 'coordinates' }>,
): { latitude: number | null; longitude: number | null } {
  const value = data[name] ?? null;
  if (!isValues(value)) return { latitude: null, longitude: null };
  return { latitude: asNumber(value['latitude']), longitude: asNumber(value['longitude']) };
}

/** The ids of a relation. */
export function idsOf(value: Json | undefined): number[] {
  return (Array.isArray(value) ? value : [value]).filter((id): id is number => typeof id === 'number');
}

/** The groups of a list field. */
export function groupsOf<Known extends Fields, Name extends NameOf<Known, ListField>>(
  data: ValuesOf<Known>,
  name: Name,
): ValuesOf<GroupOf<Known, Name>>[] {
  const value = data[name];
  return Array.isArray(value) ? value.filter(isValues) : [];
}

/** The address of a link field in the resolver's language; null for no link, and for a target that is gone or not public. */
export function urlOf<Known extends Fields>(
  data: ValuesOf<Known>,
  name: NameOf<Known, { kind: 'link' }>,
  resolver: ReferenceResolver,
): string | null {
  const value = asText(data[name]);
  if (value === '') return null;
  return isReference(value) ? resolver.findUrl(value) : value;
}

/** A picture field in the form of spec §3: `<name>`, `<name>_obj` and `<name>_thumbs`. */
export function pictureOf<Known extends Fields>(
  data: ValuesOf<Known>,
  name: NameOf<Known, { kind: 'image' }>,
  resolver: ReferenceResolver,
): { url: string | null; picture: Picture | null; thumbs: Thumbs } {
  const value = asText(data[name]);
  const picture = isReference(value) ? resolver.findPicture(value) : null;
  return { url: picture?.url ?? null, picture, thumbs: picture?.thumbs ?? {} };
}

function asText(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

function asNumber(value: Json | undefined): number | null {
  return typeof value === 'number' ? value : null;
}

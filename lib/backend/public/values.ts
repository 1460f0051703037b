import type { Locale } from '@/lib/contract/locale';
import type { Picture, Thumbs } from '@/lib/contract/picture';
import { isReference } from '@/lib/pagebuilder/links';
import type { Json, Values } from '@/lib/pagebuilder/tree';
import type { ReferenceResolver } from '@/lib/pagebuilder/wire-values';
import { localisedText } from '@/lib/records/paths';

/** The text of a field that is stored per language, `''` where there is none. */
export function localisedOf(data: Values, name: string, locale: Locale): string {
  return localisedText(data[name], locale) ?? '';
}

/** The text of a field that both languages share. */
export function textOf(data: Values, name: string): string {
  const value = data[name];
  return typeof value === 'string' ? value : '';
}

/** The number of a field, or null. */
export function numberOf(data: Values, name: string): number | null {
  const value = data[name];
  return typeof value === 'number' ? value : null;
}

/** The place that a field of coordinates holds; both are null where there is none. */
export function coordinatesOf(
  data: Values,
  name: string,
): { latitude: number | null; longitude: number | null } {
  const value = data[name] ?? null;
  if (!isGroup(value)) return { latitude: null, longitude: null };
  return { latitude: numberOf(value, 'latitude'), longitude: numberOf(value, 'longitude') };
}

/** The ids that a relation holds. */
export function idsOf(data: Values, name: string): number[] {
  const value = data[name];
  return (Array.isArray(value) ? value : [value]).filter((id): id is number => typeof id === 'number');
}

/** The groups that a list field holds. */
export function groupsOf(data: Values, name: string): Values[] {
  const value = data[name];
  return Array.isArray(value) ? value.filter(isGroup) : [];
}

/** Where a link field leads in the resolver's language; null for no link and for what is gone or not public. */
export function urlOf(data: Values, name: string, resolver: ReferenceResolver): string | null {
  const value = textOf(data, name);
  if (value === '') return null;
  return isReference(value) ? resolver.findUrl(value) : value;
}

/** A picture field as the things of spec §3 have it: `<name>`, `<name>_obj` and `<name>_thumbs`. */
export function pictureOf(
  data: Values,
  name: string,
  resolver: ReferenceResolver,
): { url: string | null; picture: Picture | null; thumbs: Thumbs } {
  const value = textOf(data, name);
  const picture = isReference(value) ? resolver.findPicture(value) : null;
  return { url: picture?.url ?? null, picture, thumbs: picture?.thumbs ?? {} };
}

function isGroup(value: Json): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

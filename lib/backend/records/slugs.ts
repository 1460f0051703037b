import { and, eq, ne, sql } from 'drizzle-orm';
import { type Locale, locales } from '@/lib/contract/locale';
import { screenPaths, screensWithoutPage } from '@/lib/contract/paths';
import { isLocalisedValue } from '@/lib/pagebuilder/field-values';
import type { RecordDefinition, SlugField } from '@/lib/pagebuilder/fields';
import type { Json, Values } from '@/lib/pagebuilder/tree';
import type { RecordResource } from '@/lib/records/definitions';
import { hasPath, localisedText, needsUniqueSlug, recordPath } from '@/lib/records/paths';
import { makePathSlug, makeSlug, numberedSlug } from '@/lib/records/slug';
import type { Database } from '../database/client';
import { paths, records } from '../database/schema/records';
import { ProblemError } from '../kernel/problem';
import { lockAddress } from './locks';
import { findRedirectTarget } from './redirect-rules';

/** First segments of page paths that are taken. */
const reservedSegments = ['preview', 'pageeditor-api', '404'];

/** Whether something else than a page is seen at a page's path, whatever there may be. */
function isReserved(locale: Locale | null, slug: string): boolean {
  return (
    reservedSegments.includes(slug.split('/')[0] ?? '') ||
    (locale !== null && screensWithoutPage.some((screen) => screenPaths[screen][locale] === slug))
  );
}

/**
 * The values with final slugs: a typed one is normalised; an empty one is made from the title and numbered if it is taken; a language
 * without a title has none. A typed slug that is taken is a conflict. They stay reserved until the transaction ends.
 */
export async function settleSlugs(
  tx: Database,
  definition: RecordDefinition,
  resource: RecordResource,
  id: number | null,
  values: Values,
  before: Values,
): Promise<Values> {
  const field = definition.fields['slug'];
  if (field?.kind !== 'slug') return values;
  checkTypes(field, values['slug']);
  if (field.localised !== true) {
    const title = locales
      .map((locale) => plainOrLocalised(values[field.from], locale))
      .find((text) => text !== '');
    const owner = { resource, id, locale: null, slug: before['slug'] };
    const slug = await settleSlug(tx, owner, field, values['slug'], title ?? '');
    return slug === null ? without(values, 'slug') : { ...values, slug };
  }
  const slugs: Values = {};
  for (const locale of locales) {
    const title = plainOrLocalised(values[field.from], locale);
    if (title === '') continue;
    const given = localisedText(values['slug'], locale);
    const owner = { resource, id, locale, slug: localisedText(before['slug'], locale) };
    const slug = await settleSlug(tx, owner, field, given, title);
    if (slug !== null) slugs[locale] = slug;
  }
  return { ...values, slug: slugs };
}

/** Throws `invalid` for a slug that is not a text, which would otherwise count as empty. */
function checkTypes(field: SlugField, given: Json | undefined): void {
  if (given === undefined || given === null) return;
  const parts: [string, Json][] =
    field.localised !== true
      ? [['slug', given]]
      : isLocalisedValue(given)
        ? Object.entries(given).map(([locale, text]) => [`slug.${locale}`, text])
        : [['slug', null]];
  const wrong = parts.filter(([, text]) => typeof text !== 'string').map(([name]) => name);
  if (wrong.length === 0) return;
  throw new ProblemError('invalid', undefined, {
    fields: Object.fromEntries(wrong.map((name) => [name, 'fields.bad_slug'])),
  });
}

/** The record and language that a slug is for, and its present one. */
interface Owner {
  resource: RecordResource;
  id: number | null;
  locale: Locale | null;
  slug: Json | undefined;
}

async function settleSlug(
  tx: Database,
  owner: Owner,
  field: SlugField,
  given: Json | undefined,
  title: string,
): Promise<string | null> {
  const { resource, locale } = owner;
  const name = locale === null ? 'slug' : `slug.${locale}`;
  const typed = typeof given === 'string' ? given : null;
  // The empty path belongs to the home page; any other page that leaves it empty gets one made from its title.
  if (field.path === true && typed === '' && !(await isTaken(tx, owner, ''))) return '';
  const wanted = typed === null ? '' : field.path === true ? makePathSlug(typed) : makeSlug(typed);
  if (wanted !== '') {
    if (field.path === true && isReserved(locale, wanted)) {
      throw new ProblemError('invalid', undefined, { fields: { [name]: 'records.slug_reserved' } });
    }
    if (await isTaken(tx, owner, wanted)) {
      throw new ProblemError('conflict', 'records.slug_taken', { fields: { [name]: 'records.slug_taken' } });
    }
    return wanted;
  }
  // A title without any letter that can be part of an address needs a slug, too.
  const made = makeSlug(title) || (title === '' ? '' : resource);
  if (made === '') return null;
  for (let number = field.path === true && isReserved(locale, made) ? 2 : 1; ; number += 1) {
    const slug = numberedSlug(made, number);
    if (!(await isTaken(tx, owner, slug)) && !(await isRedirected(tx, owner, slug))) return slug;
  }
}

/** Whether visitors of a slug's path are led to something else: a slug that nobody asked for must not end that. */
async function isRedirected(
  tx: Database,
  { resource, id, locale, slug: present }: Owner,
  slug: string,
): Promise<boolean> {
  if (locale === null || !needsUniqueSlug(resource)) return false;
  const pathOf = (each: Json | undefined) =>
    recordPath(resource, locale, id ?? 0, { slug: { [locale]: each ?? null } });
  const path = pathOf(slug);
  const target = path === null ? null : await findRedirectTarget(tx, path);
  return target !== null && target !== pathOf(present);
}

/** Whether another record has a slug; if not, it is reserved until the transaction ends. */
async function isTaken(tx: Database, owner: Owner, slug: string): Promise<boolean> {
  const { resource, id, locale } = owner;
  if (!needsUniqueSlug(resource) || slug === owner.slug) return false;
  if (hasPath(resource) && locale !== null) {
    const path = recordPath(resource, locale, id ?? 0, { slug: { [locale]: slug } });
    if (path === null) return false;
    await lockAddress(tx, path);
    const rows = await tx
      .select({ id: paths.recordId })
      .from(paths)
      .where(and(eq(paths.path, path), id === null ? undefined : ne(paths.recordId, id)))
      .limit(1);
    return rows.length > 0;
  }
  await lockAddress(tx, `${resource}:${slug}`);
  const rows = await tx
    .select({ id: records.id })
    .from(records)
    .where(
      and(
        eq(records.resource, resource),
        sql`${records.data}->>'slug' = ${slug}`,
        id === null ? undefined : ne(records.id, id),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

function plainOrLocalised(value: Json | undefined, locale: Locale): string {
  return (typeof value === 'string' ? value : (localisedText(value, locale) ?? '')).trim();
}

function without(values: Values, name: string): Values {
  return Object.fromEntries(Object.entries(values).filter(([key]) => key !== name));
}

import { and, eq, or, sql } from 'drizzle-orm';
import type { Locale } from '@/lib/contract/locale';
import type { MenuItem, Navigation } from '@/lib/contract/navigation';
import type { ValuesOf } from '@/lib/pagebuilder/tree';
import type { ReferenceResolver } from '@/lib/pagebuilder/wire-values';
import { adminDefinitions, type FieldsOf } from '@/lib/records/definitions';
import { recordPath } from '@/lib/records/paths';
import { database } from '../database/client';
import { records } from '../database/schema/records';
import { collectReferences } from '../references/collect';
import { loadResolver } from '../references/resolver';
import { isOf, referenceTo, type RowOf } from '../rows/row';
import { flagOf, groupsOf, localisedOf, textOf, urlOf } from './values';

/**
 * Menu and footer in one language (spec §3): the entries of the navigation record, then online pages marked `in_menu` or `in_footer` that
 * are not among them. An entry is left out if it has no name in the language, or if its target is offline or not published in it; a page
 * that is not clickable keeps its name with an empty `url`, and so does one that is not public above entries that are.
 */
export async function getNavigation(locale: Locale): Promise<Navigation> {
  const rows = await database()
    .select()
    .from(records)
    .where(
      or(
        eq(records.resource, 'navigation'),
        and(
          eq(records.resource, 'pages'),
          eq(records.isOnline, true),
          sql`(${records.data} @> '{"in_menu": true}' or ${records.data} @> '{"in_footer": true}' or ${records.data} @> '{"is_clickable": false}')`,
        ),
      ),
    )
    .orderBy(records.id);
  const data = rows.find((row) => isOf(row, 'navigation'))?.data ?? {};
  const pages = rows.filter((row) => isOf(row, 'pages'));
  const references = collectReferences(adminDefinitions.navigation.fields, data);
  const listed = pages.flatMap((page) => {
    const reference = referenceTo('pages', page.id);
    return reference === null || references.has(reference) ? [] : [{ page, reference }];
  });
  const context: Context = {
    locale,
    resolver: await loadResolver(
      [...references, ...listed.map(({ reference }) => reference)],
      locale,
      'visitor',
    ),
    unclickable: new Set(
      pages.filter((page) => page.data['is_clickable'] === false).map((page) => `page:${page.id}`),
    ),
  };
  return {
    menu: [
      ...groupsOf(data, 'menu').flatMap((group) => menuItem(group, context)),
      ...pagesOf(listed, 'in_menu', context).map(({ title, url }) => ({
        menu_name: title,
        url,
        is_highlight: false,
        children: [],
      })),
    ],
    footer: [
      ...groupsOf(data, 'footer').flatMap((group) => {
        const entry = entryOf(localisedOf(group, 'title', locale), group, context);
        return entry === null ? [] : [{ title: entry.name, url: entry.url }];
      }),
      ...pagesOf(listed, 'in_footer', context),
    ],
  };
}

type MenuFields = FieldsOf<'navigation'>['menu']['of'];

/** The part common to all entries. */
type LinkFields = Pick<MenuFields, 'link'>;

interface Context {
  locale: Locale;
  resolver: ReferenceResolver;
  unclickable: ReadonlySet<string>;
}

function menuItem(group: ValuesOf<MenuFields>, context: Context): MenuItem[] {
  const name = localisedOf(group, 'menu_name', context.locale);
  const url = entryOf(name, group, context)?.url ?? '';
  const children = groupsOf(group, 'children').flatMap((child) => {
    const inner = entryOf(localisedOf(child, 'menu_name', context.locale), child, context);
    return inner === null || inner.url === '' ? [] : [{ menu_name: inner.name, url: inner.url }];
  });
  if (name === '' || (url === '' && children.length === 0)) return [];
  return [{ menu_name: name, url, is_highlight: flagOf(group, 'is_highlight'), children }];
}

/** Name and address of an entry; null if it has no name, or if its target is not public. */
function entryOf(
  name: string,
  data: ValuesOf<LinkFields>,
  context: Context,
): { name: string; url: string } | null {
  if (name === '') return null;
  const link = textOf(data, 'link');
  if (link === '' || context.unclickable.has(link)) return { name, url: '' };
  const url = urlOf(data, 'link', context.resolver);
  return url === null ? null : { name, url };
}

function pagesOf(
  pages: readonly { page: RowOf<'pages'>; reference: string }[],
  flag: 'in_menu' | 'in_footer',
  { locale, resolver, unclickable }: Context,
) {
  return pages
    .filter(({ page }) => flagOf(page.data, flag))
    .flatMap(({ page, reference }) => {
      const isName = unclickable.has(reference);
      const path = isName ? recordPath('pages', locale, page.id, page.data) : resolver.findUrl(reference);
      const title = localisedOf(page.data, 'title', locale);
      return path === null || title === '' ? [] : [{ title, url: isName ? '' : path }];
    });
}

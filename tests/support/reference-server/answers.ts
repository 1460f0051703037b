import type { Content, ModuleRow, PageRow, Row } from './content';
import type { Locale } from '@/lib/contract/locale';

const layouts = [[12], [8, 4], [4, 8], [6, 6], [4, 4, 4], [3, 6, 3]];

function presentModule(row: ModuleRow): Record<string, unknown> {
  return {
    id: row.id,
    model: row.model,
    slug: row.slug,
    parent: row.parent,
    content_type: row.page === null ? null : 'page',
    object_id: row.page,
    column: row.column,
    order: row.order,
    anchor: row.anchor,
    ...row.fields,
  };
}

/** The modules inside another, or a page's sections in one language, in their order. */
export function siblings(content: Content, like: Pick<ModuleRow, 'parent' | 'page' | 'locale'>): ModuleRow[] {
  return content.modules
    .filter((row) =>
      like.parent === null
        ? row.parent === null && row.page === like.page && row.locale === like.locale
        : row.parent === like.parent,
    )
    .sort((a, b) => a.order - b.order);
}

/** Gives a row its place among those of the same column; counts from 0 without gaps, as the contract has it. */
export function putInPlace(content: Content, row: ModuleRow, order: number): void {
  const others = siblings(content, row).filter((other) => other !== row && other.column === row.column);
  others.splice(Math.min(order, others.length), 0, row);
  for (const [index, other] of others.entries()) other.order = index;
}

/** A section with its columns of modules, or any other module with its children, as the contract puts it on the wire. */
export function presentRow(content: Content, row: ModuleRow): Record<string, unknown> {
  const children = siblings(content, { ...row, parent: row.id });
  if (row.model !== 'container') {
    return {
      ...presentModule(row),
      ...(children.length > 0 ? { children: children.map((child) => presentRow(content, child)) } : {}),
    };
  }
  const widths = layouts[Number(row.fields.layout)] ?? [12];
  return {
    ...presentModule(row),
    columns: widths.map((width, column) => ({
      classes: `col-${width}`,
      children: children
        .filter((child) => Math.min(child.column, widths.length - 1) === column)
        .map((child) => presentRow(content, child)),
    })),
  };
}

/** The page object of the base contract. */
export function presentPage(content: Content, page: PageRow, locale: Locale): Record<string, unknown> {
  const path = (of: Locale) => (page.slugs[of] === '' ? `/${of}` : `/${of}/${page.slugs[of]}`);
  return {
    id: page.id,
    urls: { de: path('de'), en: path('en') },
    content_type: 'page',
    title: page.titles[locale],
    headline: '',
    is_online: page.is_online,
    is_clickable: true,
    in_menu: true,
    in_footer: false,
    meta_title: '',
    meta_description: '',
    og_title: '',
    og_description: '',
    og_image: null,
    og_type: 'website',
    og_image_thumbs: {},
    modules: siblings(content, { page: page.id, locale, parent: null }).map((row) =>
      presentRow(content, row),
    ),
    settings_url: null,
  };
}

/** A page of a list in the manner of Django REST framework, with absolute links to its neighbours. */
export function paginate(items: unknown[], url: URL, defaultSize: number) {
  const size = Number(url.searchParams.get('page_size') ?? defaultSize);
  const page = Number(url.searchParams.get('page') ?? 1);
  const link = (number: number) => {
    const other = new URL(url);
    other.searchParams.set('page', String(number));
    return other.href;
  };
  const start = (page - 1) * size;
  if (page < 1 || (start >= items.length && page > 1)) return null;
  return {
    count: items.length,
    next: start + size < items.length ? link(page + 1) : null,
    previous: page > 1 ? link(page - 1) : null,
    results: items.slice(start, start + size),
  };
}

/** A thing in one language. An artwork's slugs are the one thing that is sent in both (spec §3). */
export function presentThing({ slugs, ...row }: Row, locale: Locale): Record<string, unknown> {
  const fields = Object.entries(row).map(([name, value]) => [name, inLanguage(value, locale)]);
  return { ...Object.fromEntries(fields), ...(slugs === undefined ? {} : { slug: slugs }) };
}

function inLanguage(value: unknown, locale: Locale): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if ('de' in value && 'en' in value) return (value as Record<Locale, unknown>)[locale];
  return 'id' in value ? presentThing(value as Row, locale) : value;
}

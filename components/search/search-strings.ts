import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contract/locale';

const names = [
  'label',
  'placeholder',
  'submit',
  'pages',
  'others',
  'count_none',
  'count_one',
  'count_other',
  'groups',
  'hit_one',
  'hit_other',
  'gathered',
  'nothing',
  'more',
  'paging',
  'previous',
  'next',
  'all',
  'sold_out',
  'postponed',
  'cancelled',
  'held',
  'production',
  'event',
  'article',
  'page',
  'other',
  'suggestions',
  'moment',
] as const;

/** The messages of the search, for the browser as well; placeholders are still open. */
export type SearchStrings = Record<(typeof names)[number], string>;

export async function getSearchStrings(locale: Locale): Promise<SearchStrings> {
  const t = await getTranslations({ locale, namespace: 'site.search' });
  return Object.fromEntries(names.map((name) => [name, String(t.raw(name))])) as SearchStrings;
}

import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { defaultLocale, type Locale, locales } from '@/lib/contract/locale';
import type { Setup } from '@/lib/contract/setup';
import type { ValuesOf } from '@/lib/pagebuilder/tree';
import type { FieldsOf } from '@/lib/records/definitions';
import { recordPath } from '@/lib/records/paths';
import { type Database, database } from '../database/client';
import { records } from '../database/schema/records';
import { localisedOf, textOf } from '../public/values';
import { parseReference } from '../references/parse-reference';
import { titleOf } from '../rows/row';

/** Settings that link to the legally required pages. */
export const legalFields = ['imprint', 'data_policy', 'accessibility'] as const;

/** The progress of a new site towards its opening. Names of the legal pages are in the editor's language. */
export async function readSetup(
  locale: Locale = defaultLocale,
  source: Database = database(),
): Promise<Setup> {
  const rows = await source
    .select()
    .from(records)
    .where(
      or(
        inArray(records.resource, ['settings', 'navigation']),
        // The home page has an empty path.
        and(
          eq(records.resource, 'pages'),
          sql`(${records.data}->'slug') @> any(array['{"de": ""}', '{"en": ""}']::jsonb[])`,
        ),
      ),
    );
  const find = (resource: string) => rows.find((row) => row.resource === resource);
  const settings = find('settings');
  const home = find('pages');
  const data: ValuesOf<FieldsOf<'settings'>> = settings?.data ?? {};
  const linked = legalFields.map((name) => textOf(data, name));
  const ids = linked.map(parseReference).flatMap((link) => (link?.resource === 'pages' ? [link.id] : []));
  const pages =
    ids.length === 0
      ? []
      : await source
          .select()
          .from(records)
          .where(and(eq(records.resource, 'pages'), inArray(records.id, ids)))
          .orderBy(records.id);
  return {
    settings: settings?.id ?? null,
    has_texts: locales.every((each) =>
      (['name', 'slogan', 'description'] as const).every((name) => localisedOf(data, name, each) !== ''),
    ),
    has_dates:
      (['date_start', 'date_end'] as const).some((name) => textOf(data, name) !== '') ||
      locales.some((each) => localisedOf(data, 'dates_label', each) !== ''),
    home: home?.id ?? null,
    home_online: home?.isOnline === true,
    navigation: find('navigation')?.id ?? null,
    has_legal: linked.every((link) => link !== ''),
    legal: pages.map((page) => ({
      id: page.id,
      title: titleOf('pages', page.data, locale),
      is_online: page.isOnline,
      url: recordPath('pages', locale, page.id, page.data) ?? '',
    })),
  };
}

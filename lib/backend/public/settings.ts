import { eq } from 'drizzle-orm';
import { type Locale, otherLocale } from '@/lib/contract/locale';
import { type Settings, settingsSchema } from '@/lib/contract/settings';
import { siteUrl } from '@/lib/env';
import type { ValuesOf } from '@/lib/pagebuilder/tree';
import { adminDefinitions, type FieldsOf } from '@/lib/records/definitions';
import { database } from '../database/client';
import { records } from '../database/schema/records';
import { collectReferences } from '../references/collect';
import { loadResolver } from '../references/resolver';
import { presentHours } from './present';
import { groupsOf, type LocalisedName, localisedOf, pictureOf, textOf, urlOf } from './values';

/** The settings in one language. Without a settings record, only the name is set, to that of the host. */
export async function getSettings(locale: Locale): Promise<Settings> {
  const [row] = await database()
    .select({ data: records.data })
    .from(records)
    .where(eq(records.resource, 'settings'))
    .limit(1);
  const data: ValuesOf<FieldsOf<'settings'>> = row?.data ?? {};
  const references = collectReferences(adminDefinitions.settings.fields, data);
  const resolver = await loadResolver(references, locale, 'visitor');
  const text = (name: LocalisedName<FieldsOf<'settings'>>) => localisedOf(data, name, locale);
  const link = (name: 'imprint' | 'data_policy' | 'accessibility') => urlOf(data, name, resolver) ?? '';
  return settingsSchema.parse({
    name: text('name') || localisedOf(data, 'name', otherLocale(locale)) || new URL(siteUrl).host,
    wordmark: text('wordmark'),
    logo: pictureOf(data, 'logo', resolver).picture,
    slogan: text('slogan'),
    description: text('description'),
    dates: {
      start: textOf(data, 'date_start') || null,
      end: textOf(data, 'date_end') || null,
      label: text('dates_label'),
    },
    clock: textOf(data, 'clock'),
    opening_hours: presentHours(data, locale),
    special_hours: groupsOf(data, 'special_hours').map((group) => ({
      date_from: textOf(group, 'date_from'),
      date_to: textOf(group, 'date_to'),
      opens: textOf(group, 'opens'),
      closes: textOf(group, 'closes'),
      note: localisedOf(group, 'note', locale),
    })),
    footer: {
      address: text('address'),
      opening: text('opening'),
      newsletter_title: text('newsletter_title'),
      newsletter_text: text('newsletter_text'),
      copyright: text('copyright'),
    },
    social: groupsOf(data, 'social').flatMap((group) => {
      const url = urlOf(group, 'url', resolver);
      return url === null ? [] : [{ name: textOf(group, 'name'), url }];
    }),
    legal: {
      imprint: link('imprint'),
      data_policy: link('data_policy'),
      accessibility: link('accessibility'),
    },
  });
}

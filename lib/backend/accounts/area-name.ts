import type { Locale } from '@/lib/contract/locale';
import type { AdminResource } from '@/lib/contract/admin';
import de from '@/messages/de/admin.json';
import en from '@/messages/en/admin.json';

const names = { de: de.resources, en: en.resources } satisfies Record<Locale, unknown>;

/** Name of a part of the admin: its own plural word for the records (`Seite |||| Seiten`). */
export function areaName(locale: Locale, resource: AdminResource): string {
  const { name } = names[locale][resource];
  return name.split('||||').at(-1)?.trim() ?? name;
}

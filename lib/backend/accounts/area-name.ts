import type { Locale } from '@/lib/contract/locale';
import type { AdminResource } from '@/lib/contract/admin';
import de from '@/messages/de/admin.json';
import en from '@/messages/en/admin.json';

const names = { de: de.resources, en: en.resources } satisfies Record<Locale, unknown>;

/** What an area of the admin is called everywhere: the admin's own word for many of its records (`Seite |||| Seiten`). */
export function areaName(locale: Locale, resource: AdminResource): string {
  const { name } = names[locale][resource];
  return name.split('||||').at(-1)?.trim() ?? name;
}

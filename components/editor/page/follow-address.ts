import type { Locale } from '@/lib/contract/locale';
import type { Urls } from '@/lib/contract/page';

/** Opens what stands at a path to be edited. */
export function openToEdit(path: string): void {
  const url = new URL(path, location.href);
  url.search = '?edit';
  location.assign(url);
}

/**
 * Keeps the address of the window true when that of the page has changed, without loading it again: a reload must find the page. Where it is
 * gone in this language, the other one is opened.
 */
export function followAddress(locale: Locale, before: Urls | undefined, after: Urls | undefined): void {
  const path = after?.[locale];
  if (path === undefined) {
    const other = Object.values(after ?? {})[0];
    if (other !== undefined) openToEdit(other);
    return;
  }
  if (path === before?.[locale] || location.pathname !== before?.[locale]) return;
  history.replaceState(null, '', `${path}${location.search}${location.hash}`);
}

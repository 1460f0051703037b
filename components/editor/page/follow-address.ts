import type { Locale } from '@/lib/contract/locale';
import type { Urls } from '@/lib/contract/page';

/** Opens the page at a path in edit mode. */
export function openToEdit(path: string): void {
  const url = new URL(path, location.href);
  url.search = '?edit';
  location.assign(url);
}

/**
 * Updates the window's address when that of the page has changed, without loading it again, so that a reload finds the page. If it is
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

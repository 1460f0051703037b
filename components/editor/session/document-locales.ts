import type { Draft } from '@/lib/client/page-editor';
import { locales, type Locale } from '@/lib/contract/locale';

/** The languages of a document. A stand-alone section has no address of its own and exists in all of them. */
export function listDocumentLocales({ content_type, urls }: Draft): readonly Locale[] {
  return content_type === 'section' ? locales : locales.filter((locale) => urls[locale] !== undefined);
}

/** The address of a document in a language. A stand-alone section is shown by the page around it. */
export function findDocumentUrl({ content_type, urls }: Draft, locale: Locale): string | undefined {
  if (content_type !== 'section') return urls[locale];
  const page = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${locale}"]`);
  return page === null ? undefined : new URL(page.href).pathname;
}

/** The languages of a document in which visitors do not see its draft yet; null if a base backend does not tell. */
export function listChangedLocales(draft: Draft): readonly Locale[] | null {
  const { changed_locales: changed } = draft;
  return changed === undefined
    ? null
    : listDocumentLocales(draft).filter((locale) => changed.includes(locale));
}

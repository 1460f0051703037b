import type { Draft } from '@/lib/client/page-editor';
import { locales, type Locale } from '@/lib/contract/locale';

/** The languages that a document has. A stand-alone section has no address of its own, and is there in all of them. */
export function listDocumentLocales({ content_type, urls }: Draft): readonly Locale[] {
  return content_type === 'section' ? locales : locales.filter((locale) => urls[locale] !== undefined);
}

import { defaultLocale, type Locale } from '@/lib/contract/locale';
import type { Module } from '@/lib/contract/module';
import { isOutdated, isWritten } from '@/lib/pagebuilder/localised-texts';

/**
 * How a module's texts compare in the two languages. `only`: it is limited to one. `missing`: a language lacks a text that the other has.
 * `outdated`: the original has changed since it was translated.
 */
export type TranslationState = { kind: 'only' | 'missing' | 'outdated'; locale: Locale };

interface Compared {
  texts: readonly string[];
  locale: Locale;
  mine: Module;
  otherLocale: Locale;
  /** The same module in the other language; null if it does not exist there. */
  other: Module | null;
  /** When the texts were last written, per language. */
  revisions: Partial<Record<Locale, number>> | undefined;
}

/** What has to be translated in a module, or null if nothing does. German is the original. */
export function findTranslationState(compared: Compared): TranslationState | null {
  const { texts, locale, mine, otherLocale, other, revisions } = compared;
  if (mine.locales?.length === 1) return { kind: 'only', locale: mine.locales[0] ?? locale };
  if (texts.length === 0 || other === null) return null;
  for (const name of texts) {
    if (isWritten(mine[name]) && !isWritten(other[name])) return { kind: 'missing', locale: otherLocale };
    if (!isWritten(mine[name]) && isWritten(other[name])) return { kind: 'missing', locale };
  }
  const translated = locale === defaultLocale ? otherLocale : locale;
  return isOutdated(revisions, translated) && texts.some((name) => isWritten(mine[name]))
    ? { kind: 'outdated', locale: translated }
    : null;
}

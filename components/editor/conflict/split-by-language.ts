import type { Conflict } from '@/lib/client/save-state';
import { otherLocale, type Locale } from '@/lib/contract/locale';

/** The same conflict, as far as it is about one language. */
export interface ConflictInLanguage {
  locale: Locale;
  conflict: Conflict;
}

/** A conflict by language, the edited one first: what all languages share belongs to that. Each is decided by itself. */
export function splitByLanguage(conflict: Conflict, edited: Locale): ConflictInLanguage[] {
  return [edited, otherLocale(edited)]
    .map((locale) => ({
      locale,
      conflict: {
        ...conflict,
        values: conflict.values.filter((value) => (value.locale ?? edited) === locale),
      },
    }))
    .filter(({ conflict: { values } }) => values.length > 0);
}

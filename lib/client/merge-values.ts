import { locales, type Locale } from '@/lib/contract/locale';
import type { RecordDefinition } from '@/lib/pagebuilder/fields';

type Values = Record<string, unknown>;

/** A field, or one language of it, that somebody else has changed. */
export interface ForeignChange {
  name: string;
  locale?: Locale;
  /** Their value. */
  theirs: unknown;
  /** Whether it has been changed here too, to something else. */
  isContested: boolean;
}

interface Merge {
  /** Their record with the changes made here on top: nothing is lost unless both changed the same field. */
  values: Values;
  changes: ForeignChange[];
}

/** Merges a form's values with the record as somebody else has saved it. `base` is what both started from. */
export function mergeValues(definition: RecordDefinition, base: Values, mine: Values, theirs: Values): Merge {
  const values: Values = { ...theirs };
  const changes: ForeignChange[] = [];

  function pick(
    place: Omit<ForeignChange, 'theirs' | 'isContested'>,
    was: unknown,
    here: unknown,
    there: unknown,
  ) {
    const isMine = !isSame(was, here);
    if (!isSame(was, there)) {
      changes.push({ ...place, theirs: there, isContested: isMine && !isSame(here, there) });
    }
    return isMine ? here : there;
  }

  for (const [name, field] of Object.entries(definition.fields)) {
    values[name] =
      field.localised === true
        ? Object.fromEntries(
            locales.map((locale) => [
              locale,
              pick(
                { name, locale },
                at(base[name], locale),
                at(mine[name], locale),
                at(theirs[name], locale),
              ),
            ]),
          )
        : pick({ name }, base[name], mine[name], theirs[name]);
  }
  return { values, changes };
}

function at(value: unknown, locale: Locale): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === locale)?.[1];
}

/** Values of records are plain JSON; undefined, null and an empty text mean the same to a person. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? '') === JSON.stringify(other ?? '');
}

import { useEditorStore } from '@/lib/client/editor-store';
import { suggestTexts } from '@/lib/client/translations';
import type { Locale } from '@/lib/contract/locale';

/** A text of a module, with its value in the other language. */
export interface Translatable {
  id: number;
  name: string;
  text: string;
  isRich: boolean;
}

/** Key of a suggestion in the store, for a text in a language. */
export function suggestionKey(locale: Locale, id: number, name: string): string {
  return `${locale} ${id} ${name}`;
}

/**
 * Fetches suggestions for some texts. They are shown in the fields and are not part of the draft until somebody confirms or changes them.
 * Throws a RequestError; suggestions received before it are kept.
 */
export async function suggest(
  wanted: readonly Translatable[],
  { source, target }: { source: Locale; target: Locale },
): Promise<void> {
  for (const rich of [false, true]) {
    const some = wanted.filter(({ isRich }) => isRich === rich);
    if (some.length === 0) continue;
    const texts = await suggestTexts(target, { source, rich, texts: some.map(({ text }) => text) });
    const found = some.map(({ id, name }, index): [string, string] => [
      suggestionKey(target, id, name),
      texts[index] ?? '',
    ]);
    useEditorStore.setState(({ suggestions }) => ({
      suggestions: { ...suggestions, ...Object.fromEntries(found) },
    }));
  }
}

/** Removes the suggestion for a text: it was confirmed, changed or rejected. */
export function forgetSuggestion(locale: Locale, id: number, name: string): void {
  const { suggestions } = useEditorStore.getState();
  const { [suggestionKey(locale, id, name)]: gone, ...rest } = suggestions;
  if (gone !== undefined) useEditorStore.setState({ suggestions: rest });
}

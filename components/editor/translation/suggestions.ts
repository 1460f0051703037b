import { useEditorStore } from '@/lib/client/editor-store';
import { suggestTexts } from '@/lib/client/translations';
import type { Locale } from '@/lib/contract/locale';

/** A text of a module, and what it says in the other language. */
export interface Translatable {
  id: number;
  name: string;
  text: string;
  isRich: boolean;
}

/** Under which name the store keeps what was suggested for a text. */
export function suggestionKey(id: number, name: string): string {
  return `${id} ${name}`;
}

/**
 * Asks for suggestions for some texts. What comes is shown in their fields and is in no draft until somebody confirms or changes it. Throws a
 * RequestError; what came before it stays.
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
      suggestionKey(id, name),
      texts[index] ?? '',
    ]);
    useEditorStore.setState(({ suggestions }) => ({
      suggestions: { ...suggestions, ...Object.fromEntries(found) },
    }));
  }
}

/** Forgets what was suggested for a text: it was confirmed, changed or is not wanted. */
export function forgetSuggestion(id: number, name: string): void {
  const { suggestions } = useEditorStore.getState();
  const { [suggestionKey(id, name)]: gone, ...rest } = suggestions;
  if (gone !== undefined) useEditorStore.setState({ suggestions: rest });
}

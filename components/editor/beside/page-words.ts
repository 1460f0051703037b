import type { ClientMessages } from '../client-messages';

interface KindWords {
  view?: unknown;
  [more: string]: unknown;
}

/** The words for a page beside the canvas: the editor speaks as on the canvas, the page itself in its own language. */
export function mixWords(editor: ClientMessages, page: ClientMessages): ClientMessages {
  const words: Record<string, KindWords> = page.modules;
  const modules = Object.entries<KindWords>(editor.modules).map(([kind, own]) => {
    if (kind === 'shared') return [kind, page.modules.shared];
    return [kind, own.view === undefined ? own : { ...own, view: words[kind]?.view }];
  });
  return { ...editor, modules: Object.fromEntries(modules) as ClientMessages['modules'] };
}

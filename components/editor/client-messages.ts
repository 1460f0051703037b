import type { Locale } from '@/lib/contract/locale';

const loaders = {
  de: () => Promise.all([import('@/messages/de/editor.json'), import('@/messages/de/modules.json')]),
  en: () => Promise.all([import('@/messages/en/editor.json'), import('@/messages/en/modules.json')]),
} as const;

/** The strings that the editor needs, fetched with it and only in the language being edited. */
export async function loadClientMessages(locale: Locale) {
  const [editor, modules] = await loaders[locale]();
  return { editor: editor.default, modules: modules.default };
}

export type ClientMessages = Awaited<ReturnType<typeof loadClientMessages>>;

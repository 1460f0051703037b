import type { Locale } from '@/lib/contract/locale';

const loaders = {
  de: () => Promise.all([import('@/messages/de/editor.json'), import('@/messages/de/modules.json')]),
  en: () => Promise.all([import('@/messages/en/editor.json'), import('@/messages/en/modules.json')]),
} as const;

const partLoaders = {
  de: () => import('@/messages/de/editor-parts.json'),
  en: () => import('@/messages/en/editor-parts.json'),
} as const;

/** The editor's messages, loaded with it in the language being edited only. */
export async function loadClientMessages(locale: Locale) {
  const [editor, modules] = await loaders[locale]();
  return { editor: editor.default, modules: modules.default };
}

export type ClientMessages = Awaited<ReturnType<typeof loadClientMessages>>;

/** More of the editor's messages: those of the parts that are loaded when somebody opens them (later.tsx), in one piece for all of them. */
export async function loadPartMessages(locale: Locale) {
  return (await partLoaders[locale]()).default;
}

export type PartMessages = Awaited<ReturnType<typeof loadPartMessages>>;

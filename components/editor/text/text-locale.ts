import { createContext, use } from 'react';
import type { Locale } from '@/lib/contract/locale';
import { useEditing } from '../editing-context';

const TextLocaleContext = createContext<Locale | null>(null);

/** Provides the language of the texts of a page that stands beside the canvas. */
export const TextLocaleProvider = TextLocaleContext.Provider;

/** The language that the texts here are written in: the one being edited, on a page beside it the other one. */
export function useTextLocale(): Locale {
  const { session } = useEditing();
  return use(TextLocaleContext) ?? session.locale;
}

import type { Locale } from '@/lib/contract/locale';

const names: Record<Locale, Record<string, string | undefined>> = {
  de: { Ctrl: 'Strg', Del: 'Entf' },
  en: {},
};

const macNames: Record<string, string | undefined> = { Ctrl: '⌘', Alt: '⌥', Del: '⌦' };

function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}

/** A shortcut such as `Ctrl ⇧ Z`, as the reader's keyboard labels it. */
export function nameKeys(combination: string, locale: Locale): string {
  const known = isMac() ? macNames : names[locale];
  return combination
    .split(' ')
    .map((key) => known[key] ?? key)
    .join(' ');
}

import { useEffect, useRef, type RefObject } from 'react';
import type { Locale } from '@/lib/contract/locale';
import { suggestionKey, type Translatable } from './suggestions';

/** Moves to the next of some fields after the last focused one, wrapping around at the end. */
export function useNextField(
  locale: Locale,
  texts: RefObject<HTMLElement | null>,
): (wanted: readonly Translatable[]) => void {
  const last = useRef<string | undefined>(undefined);

  useEffect(() => {
    const host = texts.current;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element) last.current = findKey(target) ?? last.current;
    };
    host?.addEventListener('focusin', note);
    return () => host?.removeEventListener('focusin', note);
  }, [texts]);

  return (wanted) => {
    const keys = new Set(wanted.map(({ id, name }) => suggestionKey(locale, id, name)));
    const all = [...(texts.current?.querySelectorAll<HTMLElement>('[data-text]') ?? [])];
    const at = all.findIndex((field) => field.dataset.text === last.current) + 1;
    const next = [...all.slice(at), ...all.slice(0, at)].find((field) => keys.has(field.dataset.text ?? ''));
    next?.focus();
    next?.scrollIntoView({ block: 'center' });
  };
}

/** The text that an element belongs to. */
function findKey(element: Element): string | undefined {
  return element.closest('[data-pair]')?.querySelector<HTMLElement>('[data-text]')?.dataset.text;
}

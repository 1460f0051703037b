'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, type RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { useEditorStore } from '@/lib/client/editor-store';
import { suggestionKey, type Translatable } from './suggestions';
import styles from './translation-dialog.module.css';
import type { Suggesting } from './use-suggesting';
import type { TranslatedModule, TranslatedText } from './use-translation';

interface TranslationTasksProps {
  modules: readonly TranslatedModule[];
  /** The container of the fields. */
  texts: RefObject<HTMLElement | null>;
  suggesting: Suggesting;
}

/**
 * The number of tasks in the language being edited, with a button to the next missing or outdated text, and one for suggestions for all
 * missing ones.
 */
export function TranslationTasks({ modules, texts, suggesting }: TranslationTasksProps) {
  const t = useTranslations('editor.translation');
  const suggestions = useEditorStore((state) => state.suggestions);
  const goOn = useNextField(texts);
  const list = (task: TranslatedText['task']): Translatable[] =>
    modules.flatMap(({ module, texts: all }) =>
      all
        .filter((text) => text.task === task)
        .map(({ name, theirs, isRich }) => ({ id: module.id, name, text: theirs, isRich })),
    );
  const missing = list('missing');
  const outdated = list('outdated');
  const unsuggested = missing.filter(({ id, name }) => !(suggestionKey(id, name) in suggestions));
  return (
    <div className={styles.tasks}>
      {missing.length > 0 && (
        <Button size="small" onClick={() => goOn(missing)}>
          {t('nextMissing', { count: missing.length })}
        </Button>
      )}
      {outdated.length > 0 && (
        <Button size="small" onClick={() => goOn(outdated)}>
          {t('nextOutdated', { count: outdated.length })}
        </Button>
      )}
      {suggesting.isOffered && unsuggested.length > 1 && (
        <Button size="small" busy={suggesting.isBusy} onClick={() => void suggesting.ask(unsuggested)}>
          {t('suggestAll', { count: unsuggested.length })}
        </Button>
      )}
    </div>
  );
}

/** Moves to the next of some fields after the last focused one, wrapping around at the end. */
function useNextField(texts: RefObject<HTMLElement | null>): (wanted: readonly Translatable[]) => void {
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
    const keys = new Set(wanted.map(({ id, name }) => suggestionKey(id, name)));
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

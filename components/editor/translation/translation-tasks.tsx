'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useEditorStore } from '@/lib/client/editor-store';
import type { Locale } from '@/lib/contract/locale';
import { suggestionKey, type Translatable } from './suggestions';
import styles from './translation-dialog.module.css';
import type { Suggesting } from './use-suggesting';
import type { TranslatedModule, TranslatedText } from './use-translation';

interface TranslationTasksProps {
  /** The language that is written. */
  locale: Locale;
  modules: readonly TranslatedModule[];
  suggesting: Suggesting;
  /** Moves to the next of some texts. */
  onGo: (wanted: readonly Translatable[]) => void;
}

/**
 * The number of tasks in a language, with a button to the next missing or outdated text, and one for suggestions for all
 * missing ones.
 */
export function TranslationTasks({ locale, modules, suggesting, onGo }: TranslationTasksProps) {
  const t = useTranslations('editor.translation');
  const suggestions = useEditorStore((state) => state.suggestions);
  const list = (task: TranslatedText['task']): Translatable[] =>
    modules.flatMap(({ module, texts: all }) =>
      all
        .filter((text) => text.task === task)
        .map(({ name, theirs, isRich }) => ({ id: module.id, name, text: theirs, isRich })),
    );
  const missing = list('missing');
  const outdated = list('outdated');
  const unsuggested = missing.filter(({ id, name }) => !(suggestionKey(locale, id, name) in suggestions));
  return (
    <div className={styles.tasks}>
      {missing.length > 0 && (
        <Button size="small" data-next-text="missing" onClick={() => onGo(missing)}>
          {t('nextMissing', { count: missing.length })}
        </Button>
      )}
      {outdated.length > 0 && (
        <Button size="small" data-next-text="" onClick={() => onGo(outdated)}>
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

'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useEditorStore } from '@/lib/client/editor-store';
import { otherLocale, type Locale } from '@/lib/contract/locale';
import { useEditing } from '../editing-context';
import { forgetSuggestion, suggestionKey } from './suggestions';
import styles from './translation-dialog.module.css';
import type { Suggesting } from './use-suggesting';
import type { TranslatedText } from './use-translation';

interface TextWaysProps {
  /** Id of its module. */
  id: number;
  text: TranslatedText;
  /** Its name, for the names of the buttons. */
  label: string;
  /** The language that it is written in. */
  locale: Locale;
  suggesting: Suggesting;
  /** Focuses the text: a pressed button disappears. */
  onDone: () => void;
}

/** What can be done about a text that is missing or outdated, without writing it: copy it, have it suggested, accept that. */
export function TextWays({ id, text, label, locale, suggesting, onDone }: TextWaysProps) {
  const t = useTranslations('editor.translation');
  const { session } = useEditing();
  const { name, isRich, theirs, task } = text;
  const suggestion = useEditorStore((state) => state.suggestions[suggestionKey(locale, id, name)]);

  /** Replaces the whole text. */
  function put(whole: string | null): void {
    if (whole !== null) session.changeIn(locale, id, { [name]: whole });
    forgetSuggestion(locale, id, name);
    void session.flush();
    onDone();
  }

  const ways =
    suggestion !== undefined
      ? [
          { name: t('accept'), run: () => put(suggestion) },
          { name: t('discard'), run: () => put(null) },
        ]
      : task === null || theirs === ''
        ? []
        : [
            { name: t('copy', { locale: otherLocale(locale) }), run: () => put(theirs) },
            ...(suggesting.isOffered
              ? [
                  {
                    name: t('suggest'),
                    run: () => void suggesting.ask([{ id, name, text: theirs, isRich }]).then(onDone),
                  },
                ]
              : []),
          ];
  if (ways.length === 0) return null;
  return (
    <div className={styles.ways}>
      {ways.map((way) => (
        <Button
          key={way.name}
          size="small"
          variant="quiet"
          busy={suggesting.isBusy}
          aria-label={`${way.name}: ${label}`}
          onClick={way.run}
        >
          {way.name}
        </Button>
      ))}
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useId, useLayoutEffect, useRef } from 'react';
import { findDefinition } from '@/components/modules/kinds';
import { textAt } from '@/components/modules/values';
import { Button } from '@/components/ui/button';
import { useEditorStore } from '@/lib/client/editor-store';
import { findModule } from '@/lib/client/sections';
import type { Locale } from '@/lib/contract/locale';
import type { Module } from '@/lib/contract/module';
import { useEditing } from '../editing-context';
import { isMultiline } from '../session/module-rules';
import { FieldEditor } from '../text/field-editor';
import { forgetSuggestion, suggestionKey } from './suggestions';
import styles from './translation-dialog.module.css';
import type { Suggesting } from './use-suggesting';
import type { TranslatedText } from './use-translation';

interface TranslationFieldProps {
  module: Module;
  text: TranslatedText;
  label: string;
  /** The language next to it. */
  source: Locale;
  suggesting: Suggesting;
}

/**
 * One text of a module, written next to the other language instead of in place. A suggestion of the translation service is shown in it,
 * marked, and is not part of the draft until somebody confirms it or continues writing.
 */
export function TranslationField({ module, text, label, source, suggesting }: TranslationFieldProps) {
  const t = useTranslations('editor');
  const { session } = useEditing();
  const host = useRef<HTMLDivElement>(null);
  const field = useRef<FieldEditor | null>(null);
  const noteId = useId();
  const { id } = module;
  const { name, isRich, theirs, task } = text;
  const key = suggestionKey(id, name);
  const suggestion = useEditorStore((state) => state.suggestions[key]);
  const hasLines = isMultiline(findDefinition(module.model)?.fields[name]);
  const value = suggestion ?? textAt(module, name);

  useLayoutEffect(() => {
    if (host.current === null) return;
    const { suggestions, sections } = useEditorStore.getState();
    const made = new FieldEditor(host.current, {
      value: suggestions[key] ?? textAt(findModule(sections, id), name),
      isRich,
      isMultiline: hasLines,
      placeholder: '',
      locale: session.locale,
      attributes: {
        class: styles.text ?? '',
        role: 'textbox',
        'aria-label': label,
        'aria-multiline': String(hasLines),
        'aria-describedby': noteId,
        'data-text': key,
      },
      onChange: (changed) => {
        session.change(id, { [name]: changed });
        forgetSuggestion(id, name);
      },
      onFocus: () => undefined,
      onBlur: () => session.leave(),
      // In a single line, Enter does nothing.
      onKey: (event) => event.key === 'Enter' && !hasLines,
    });
    field.current = made;
    return () => {
      field.current = null;
      made.destroy();
    };
  }, [id, name, key, isRich, hasLines, label, noteId, session]);

  useLayoutEffect(() => field.current?.show(value), [value]);

  /** Replaces the whole text; the pressed button disappears. */
  function put(whole: string | null): void {
    if (whole !== null) session.change(id, { [name]: whole });
    forgetSuggestion(id, name);
    void session.flush();
    host.current?.focus();
  }

  const ways =
    suggestion !== undefined
      ? [
          { name: t('translation.accept'), run: () => put(suggestion) },
          { name: t('translation.discard'), run: () => put(null) },
        ]
      : task === null || theirs === ''
        ? []
        : [
            {
              name: t('translation.copy', { locale: source }),
              run: () => put(theirs),
            },
            ...(suggesting.isOffered
              ? [
                  {
                    name: t('translation.suggest'),
                    run: () =>
                      void suggesting
                        .ask([{ id, name, text: theirs, isRich }])
                        .then(() => host.current?.focus()),
                  },
                ]
              : []),
          ];
  return (
    <div className={styles.mine} data-suggested={suggestion === undefined ? undefined : ''}>
      <div ref={host} lang={session.locale} />
      <p id={noteId} className={styles.note}>
        {suggestion === undefined ? '' : t('translation.suggested')}
      </p>
      {ways.length > 0 && (
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
      )}
    </div>
  );
}

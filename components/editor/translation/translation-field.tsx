'use client';

import { useTranslations } from 'next-intl';
import { useId, useLayoutEffect, useRef } from 'react';
import { findDefinition } from '@/components/modules/kinds';
import { textAt } from '@/components/modules/values';
import { useEditorStore } from '@/lib/client/editor-store';
import { findModule } from '@/lib/client/sections';
import { tidyText } from '@/lib/pagebuilder/tidy-text';
import type { Locale } from '@/lib/contract/locale';
import type { Module } from '@/lib/contract/module';
import { useEditing } from '../editing-context';
import { isMultiline } from '../session/module-rules';
import { limitPasting, tellPasteFailed } from '../pasting';
import { FieldEditor } from '../text/field-editor';
import { handleKeyBeside } from '../text/text-keys';
import { forgetSuggestion, suggestionKey } from './suggestions';
import { TextWays } from './text-ways';
import styles from './translation-dialog.module.css';
import type { Suggesting } from './use-suggesting';
import type { TranslatedText } from './use-translation';

interface TranslationFieldProps {
  module: Module;
  text: TranslatedText;
  label: string;
  /** The language that it is written in. */
  locale: Locale;
  suggesting: Suggesting;
}

/**
 * One text of a module, written next to the other language instead of in place. A suggestion of the translation service is shown in it,
 * marked, and is not part of the draft until somebody confirms it or continues writing.
 */
export function TranslationField({ module, text, label, locale, suggesting }: TranslationFieldProps) {
  const t = useTranslations('editor');
  const editing = useEditing();
  const { session, steps } = editing;
  const host = useRef<HTMLDivElement>(null);
  const field = useRef<FieldEditor | null>(null);
  const noteId = useId();
  const { id, model } = module;
  const { name, isRich } = text;
  const key = suggestionKey(locale, id, name);
  const suggestion = useEditorStore((state) => state.suggestions[key]);
  const definition = findDefinition(model)?.fields[name];
  const hasLines = isMultiline(definition);
  const value = suggestion ?? textAt(module, name);

  useLayoutEffect(() => {
    if (host.current === null) return;
    const { suggestions } = useEditorStore.getState();
    const made = new FieldEditor(host.current, {
      value: suggestions[key] ?? textAt(findModule(session.showIn(locale), id), name),
      isRich,
      isMultiline: hasLines,
      placeholder: '',
      locale,
      attributes: {
        class: styles.text ?? '',
        role: 'textbox',
        'aria-label': label,
        'aria-multiline': String(hasLines),
        'aria-describedby': noteId,
        'data-text': key,
      },
      onChange: (changed) => {
        session.changeIn(locale, id, { [name]: changed });
        forgetSuggestion(locale, id, name);
      },
      onFocus: () => undefined,
      onBlur: () => session.leave(),
      onPaste: (pasted, _editor, { refuseLong }) => refuseLong(pasted, session),
      onPasteFailed: (isText) => tellPasteFailed(session, isText),
      tidy: (text) => tidyText(definition, text),
      onTidied: (text) => steps.goOn(() => session.changeIn(locale, id, { [name]: text })),
      limit: limitPasting(definition, session),
      onKey: (event, editor) =>
        handleKeyBeside(event, editor, { id, model, name, isRich, isMultiline: hasLines }, editing),
    });
    field.current = made;
    return () => {
      field.current = null;
      made.destroy();
    };
  }, [id, model, name, definition, key, isRich, hasLines, label, noteId, locale, editing, session, steps]);

  useLayoutEffect(() => field.current?.show(value), [value]);

  return (
    <div className={styles.mine} data-suggested={suggestion === undefined ? undefined : ''}>
      <div ref={host} lang={locale} />
      <p id={noteId} className={styles.note}>
        {suggestion === undefined ? '' : t('translation.suggested')}
      </p>
      <TextWays
        id={id}
        text={text}
        label={label}
        locale={locale}
        suggesting={suggesting}
        onDone={() => host.current?.focus()}
      />
    </div>
  );
}

'use client';

import { useLayoutEffect, useRef } from 'react';
import { useEditorStore } from '@/lib/client/editor-store';
import { findModule } from '@/lib/client/sections';
import type { Module } from '@/lib/contract/module';
import { useEditing } from '../editing-context';
import { FieldEditor } from '../text/field-editor';
import { findDefinition } from '../session/module-rules';
import styles from './translation-dialog.module.css';

interface TranslationFieldProps {
  module: Module;
  name: string;
  label: string;
  lang: string;
}

/** One text of a module, written beside the other language instead of where it stands. */
export function TranslationField({ module, name, label, lang }: TranslationFieldProps) {
  const { session } = useEditing();
  const host = useRef<HTMLDivElement>(null);
  const field = useRef<FieldEditor | null>(null);
  const definition = findDefinition(module.model)?.fields[name];
  const isRich = definition?.kind === 'rich_text';
  const isMultiline = isRich || (definition?.kind === 'text' && definition.multiline === true);
  const { id } = module;
  const value = readText(module[name]);

  useLayoutEffect(() => {
    if (host.current === null) return;
    const made = new FieldEditor(host.current, {
      value: readText(findModule(useEditorStore.getState().sections, id)?.[name]),
      isRich,
      isMultiline,
      placeholder: '',
      locale: session.locale,
      attributes: {
        class: styles.text ?? '',
        role: 'textbox',
        'aria-label': label,
        'aria-multiline': String(isMultiline),
      },
      onChange: (text) => session.change(id, { [name]: text }),
      onFocus: () => undefined,
      onBlur: () => void session.queue.flush(id),
      // In one line, Enter has nothing to do.
      onKey: (event) => event.key === 'Enter' && !isMultiline,
    });
    field.current = made;
    return () => {
      field.current = null;
      made.destroy();
    };
  }, [id, name, isRich, isMultiline, label, session]);

  useLayoutEffect(() => field.current?.show(value), [value]);

  return <div ref={host} className={styles.mine} lang={lang} />;
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

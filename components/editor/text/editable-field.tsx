'use client';

import type { Editor } from '@tiptap/core';
import { useTranslations } from 'next-intl';
import { useCallback, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { findDefinition } from '@/components/modules/kinds';
import { textAt } from '@/components/modules/values';
import type { AnyFieldProps } from '@/components/modules/view';
import { findModule } from '@/lib/client/sections';
import { tidyText } from '@/lib/pagebuilder/tidy-text';
import { carets } from './carets';
import styles from './editable-field.module.css';
import { useEditing } from '../editing-context';
import { FieldEditor } from './field-editor';
import { FormatBar } from './format-bar';
import { isMultiline } from '../session/module-rules';
import { limitPasting, tellPasteFailed } from '../pasting';
import { handleKeyBeside, handleTextKey } from './text-keys';
import { useTextLocale } from './text-locale';
import { useLabels } from '../use-labels';

interface EditableFieldProps extends AnyFieldProps {
  /** Whether it is written only in the other language. */
  isMissing?: boolean;
}

/**
 * A text of a module, typed in place (spec §4), on the canvas or beside it. The element is the page's own; nothing moves when editing
 * starts.
 */
export function EditableField({ module, name, as: Element, className, isMissing }: EditableFieldProps) {
  const t = useTranslations('editor');
  const locale = useTextLocale();
  const labels = useLabels();
  const editing = useEditing();
  const host = useRef<HTMLElement>(null);
  const field = useRef<FieldEditor | null>(null);
  const [focused, setFocused] = useState<Editor | null>(null);
  const leave = useCallback(() => setFocused(null), []);
  const definition = findDefinition(module.model)?.fields[name];
  const isRich = definition?.kind === 'rich_text';
  const hasLines = isMultiline(definition);
  const { id, model } = module;
  const isBlock = isRich && model === 'text';
  const isRequired = definition?.required === true;
  const title = labels.field(module.model, name);
  const isBeside = locale !== editing.session.locale;
  const words = { kind: labels.kind(module.model), field: title };
  const label = isBeside
    ? t('translation.field', { ...words, language: t(`language.${locale}`) })
    : t('block.field', words);
  // Where another block can take its place, an empty text says how.
  const placeholder = isBlock && !isBeside ? t('block.write') : t('block.placeholder', { field: title });
  const value = textAt(module, name);

  // Another element, such as a headline of another level, gets a new editor, too.
  useLayoutEffect(() => {
    if (host.current === null) return;
    const { session, steps } = editing;
    const key = `${locale}.${id}.${name}`;
    let unfollow: (() => void) | undefined;
    const follow = () => {
      const shown = findModule(session.showIn(locale), id);
      if (shown !== null) field.current?.show(textAt(shown, name));
    };
    const made = new FieldEditor(host.current, {
      value: textAt(findModule(session.showIn(locale), id), name),
      isRich,
      isMultiline: hasLines,
      isOptional: !isRequired,
      placeholder,
      locale,
      attributes: {
        class: styles.text ?? '',
        role: 'textbox',
        'aria-label': label,
        'aria-multiline': String(hasLines),
        'data-field': name,
        ...(isRequired ? { 'aria-required': 'true' } : {}),
      },
      onChange: (text, isTyped) => {
        if (isTyped) unfollow ??= session.page.followTyping(follow);
        session.changeIn(locale, id, { [name]: text }, isTyped);
      },
      onFocus: (editor) => isRich && setFocused(editor),
      onBlur: () => session.leave(),
      // The structure is changed on the canvas.
      onPaste: (pasted, editor, { pasteMore, refuseLong }) =>
        isBeside ? refuseLong(pasted, session) : pasteMore(pasted, editor, { id, model, isRich }, editing),
      // Other blocks can follow a text block.
      onPasteParts:
        isBlock && !isBeside
          ? (parts, editor, { pasteBlocks }) => pasteBlocks(parts, editor, id, editing)
          : undefined,
      onPasteFailed: (isText) => tellPasteFailed(session, isText),
      tidy: (text) => tidyText(definition, text),
      onTidied: (text) => steps.goOn(() => session.changeIn(locale, id, { [name]: text })),
      limit: limitPasting(definition, session),
      onKey: (event, editor) =>
        (isBeside ? handleKeyBeside : handleTextKey)(
          event,
          editor,
          { id, model, name, isRich, isMultiline: hasLines },
          editing,
        ),
    });
    field.current = made;
    const caret = carets.take(key);
    if (caret !== null) made.goOn(caret);
    return () => {
      const left = made.caret;
      if (left !== null) carets.leave({ field: key, from: left.from, to: left.to });
      field.current = null;
      unfollow?.();
      made.destroy();
    };
  }, [
    id,
    name,
    definition,
    isRich,
    hasLines,
    isRequired,
    isBlock,
    model,
    label,
    placeholder,
    editing,
    Element,
    locale,
    isBeside,
  ]);

  useLayoutEffect(() => field.current?.show(value), [value]);

  return (
    <>
      {focused !== null && <FormatBar editor={focused} id={id} name={name} onLeave={leave} />}
      {isRich ? (
        <Element ref={host} className={className} data-missing={isMissing || undefined} />
      ) : (
        <Element
          className={className}
          data-missing={isMissing || undefined}
          onMouseDown={(event: MouseEvent) => field.current?.focusBeside(event)}
        >
          <span ref={host} />
        </Element>
      )}
    </>
  );
}

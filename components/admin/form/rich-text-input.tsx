'use client';

import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { prepareLinkFinding } from '@/components/editor/text/link-finding';
import { parseRichText, richTextExtensions } from '@/components/editor/text/rich-text';
import type { RichTextField } from '@/lib/pagebuilder/fields';
import { describedBy, FieldFrame } from './field-frame';
import type { InputProps } from './input-props';
import styles from './rich-text-input.module.css';
import { RichTextTools } from './rich-text-tools';
import { useFormField } from './use-form-field';

/** Formatted text with a toolbar. */
export function RichTextInput({ field, source, label, language, locale, help }: InputProps<RichTextField>) {
  const { id, name, value, onChange, onBlur, problem } = useFormField<string>(source);
  const { getValues } = useFormContext();
  /** What the editor has last got or given. */
  const known = useRef(value ?? '');
  const editor = useEditor({
    extensions: richTextExtensions,
    content: value ?? '',
    immediatelyRender: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'data-name': name,
        'aria-labelledby': `${id}-label`,
        class: styles.text ?? '',
        ...(locale === undefined ? {} : { lang: locale }),
      },
    },
    onUpdate: ({ editor: current }) => {
      known.current = textOf(current);
      onChange(known.current === '' ? null : known.current);
    },
    onBlur: () => onBlur(),
  });

  useEffect(prepareLinkFinding, []);

  // The value changes from outside when the form is reset or the record fetched again. Asked is the form itself, since a letter may have
  // been typed after `value` was read.
  useEffect(() => {
    const text = String(getValues(source) ?? '');
    if (editor === null || text === known.current) return;
    known.current = text;
    // A save is answered with the same text in another spelling (`<br />`), and a space at its end is kept for the next word.
    const parseOptions = { preserveWhitespace: true };
    if (parseRichText(text, editor.schema, parseOptions).eq(editor.state.doc)) return;
    const { from, to } = editor.state.selection;
    editor
      .chain()
      .setMeta('addToHistory', false)
      .setContent(text, { emitUpdate: false, parseOptions })
      .setTextSelection({ from, to })
      .run();
  }, [editor, value, getValues, source]);

  useEffect(() => {
    editor?.setOptions({
      editorProps: {
        attributes: {
          ...(editor.options.editorProps.attributes as Record<string, string>),
          'aria-invalid': String(problem !== null),
          'aria-describedby': describedBy(id, help, problem) ?? '',
        },
      },
    });
  }, [editor, help, id, problem]);

  return (
    <FieldFrame
      id={id}
      label={label}
      language={language}
      help={help}
      problem={problem}
      isRequired={field.required === true}
    >
      <div className={styles.frame}>
        {editor !== null && <RichTextTools editor={editor} label={`${label} ${language ?? ''}`.trim()} />}
        <EditorContent editor={editor} />
      </div>
    </FieldFrame>
  );
}

/** The text as the form has it: an empty one is no paragraph. */
function textOf(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML();
}

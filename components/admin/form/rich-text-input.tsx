'use client';

import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect } from 'react';
import { richTextExtensions } from '@/components/editor/text/rich-text';
import type { RichTextField } from '@/lib/pagebuilder/fields';
import { describedBy, FieldFrame } from './field-frame';
import type { InputProps } from './input-props';
import styles from './rich-text-input.module.css';
import { RichTextTools } from './rich-text-tools';
import { useFormField } from './use-form-field';

/** Formatted text with a toolbar. */
export function RichTextInput({ field, source, label, language, locale, help }: InputProps<RichTextField>) {
  const { id, name, value, onChange, onBlur, problem } = useFormField<string>(source);
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
    onUpdate: ({ editor: current }) => onChange(current.isEmpty ? null : current.getHTML()),
    onBlur: () => onBlur(),
  });

  // The value changes from outside when the form is reset or the record fetched again.
  useEffect(() => {
    if (editor === null || editor.isFocused) return;
    const shown = editor.isEmpty ? '' : editor.getHTML();
    if (shown !== (value ?? '')) editor.commands.setContent(value ?? '', { emitUpdate: false });
  }, [editor, value]);

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

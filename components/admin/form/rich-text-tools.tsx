'use client';

import { useEditorState, type Editor } from '@tiptap/react';
import { useId, useState } from 'react';
import { useTranslate } from 'ra-core';
import { completeAddress } from '@/components/editor/text/link-address';
import { Button } from '@/components/ui/button';
import { linkDetail } from '@/lib/client/link-detail';
import controls from '../controls.module.css';
import { useInterfaceLocale } from '../use-interface-locale';
import { Combobox, type Choice } from './combobox';
import { describedBy, FieldNotes } from './field-frame';
import frame from './field-frame.module.css';
import { useLinks } from './link-input';
import styles from './rich-text-tools.module.css';

interface Tool {
  name: string;
  sign: string;
  run: (editor: Editor) => void;
  isOn?: (editor: Editor) => boolean;
}

const tools: readonly Tool[] = [
  {
    name: 'bold',
    sign: 'B',
    run: (e) => e.chain().focus().toggleBold().run(),
    isOn: (e) => e.isActive('bold'),
  },
  {
    name: 'italic',
    sign: 'I',
    run: (e) => e.chain().focus().toggleItalic().run(),
    isOn: (e) => e.isActive('italic'),
  },
  {
    name: 'bullets',
    sign: '•',
    run: (e) => e.chain().focus().toggleBulletList().run(),
    isOn: (e) => e.isActive('bulletList'),
  },
  {
    name: 'numbers',
    sign: '1.',
    run: (e) => e.chain().focus().toggleOrderedList().run(),
    isOn: (e) => e.isActive('orderedList'),
  },
  ...(['left', 'center', 'right'] as const).map((align, index): Tool => ({
    name: align,
    sign: ['⇤', '↔', '⇥'][index] ?? '',
    run: (e) => e.chain().focus().setTextAlign(align).run(),
    isOn: (e) => e.isActive({ textAlign: align }),
  })),
  { name: 'undo', sign: '↶', run: (e) => e.chain().focus().undo().run() },
  { name: 'redo', sign: '↷', run: (e) => e.chain().focus().redo().run() },
];

/** The toolbar of a rich text. */
export function RichTextTools({ editor, label }: { editor: Editor; label: string }) {
  const translate = useTranslate();
  const [isLinking, setLinking] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      on: tools.map((tool) => tool.isOn?.(current) ?? false),
      isLink: current.isActive('link'),
    }),
  });
  return (
    <>
      <div
        role="toolbar"
        aria-label={translate('admin.rich_text.toolbar', { label })}
        className={styles.tools}
      >
        {tools.map((tool, index) => (
          <button
            key={tool.name}
            type="button"
            className={styles[tool.name]}
            aria-label={translate(`admin.rich_text.${tool.name}`)}
            title={translate(`admin.rich_text.${tool.name}`)}
            aria-pressed={tool.isOn === undefined ? undefined : state.on[index]}
            onClick={() => tool.run(editor)}
          >
            <span aria-hidden="true">{tool.sign}</span>
          </button>
        ))}
        <button
          type="button"
          aria-pressed={state.isLink}
          aria-expanded={isLinking}
          onClick={() => setLinking(!isLinking)}
        >
          {translate('admin.rich_text.link')}
        </button>
      </div>
      {isLinking && <LinkPanel editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}

/** The target of the selected text, and whether it opens a new window (spec §3: target blank with noopener noreferrer). */
function LinkPanel({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const translate = useTranslate();
  const locale = useInterfaceLocale();
  const id = useId();
  const attributes: Record<string, unknown> = editor.getAttributes('link');
  const [address, setAddress] = useState(typeof attributes.href === 'string' ? attributes.href : '');
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [isNewWindow, setNewWindow] = useState(attributes.target === '_blank');
  const [query, setQuery] = useState<string | null>(null);
  const found = useLinks(locale, query);
  const problem = isRefused ? translate('admin.problems.bad_link') : null;
  const choices: Choice[] = found.links.map((choice) => ({
    value: choice.reference,
    title: choice.title,
    detail: linkDetail(choice, locale, translate(`admin.picker.kinds.${choice.kind}`, { _: choice.kind })),
  }));
  const external = completeAddress(query ?? '');
  if (external !== null)
    choices.unshift({ value: external, title: translate('admin.picker.external', { url: external }) });

  function apply() {
    const target = typed.trim() === '' ? address : completeAddress(typed);
    if (target === null) {
      setRefused(true);
      document.getElementById(id)?.focus();
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (target === '') chain.unsetLink().run();
    else {
      chain
        .setLink({
          href: target,
          target: isNewWindow ? '_blank' : null,
          rel: isNewWindow ? 'noopener noreferrer' : null,
        })
        .run();
    }
    onClose();
  }

  return (
    <div className={styles.linkPanel}>
      <label htmlFor={id}>{translate('admin.rich_text.address')}</label>
      {address !== '' && <p className={frame.help}>{address}</p>}
      <Combobox
        id={id}
        choices={choices}
        isLoading={found.isLoading}
        text={typed}
        onType={(text) => {
          setTyped(text);
          setRefused(false);
        }}
        onMore={found.onMore}
        onSearch={setQuery}
        placeholder={translate('admin.picker.hint')}
        isInvalid={isRefused}
        describedBy={describedBy(id, undefined, problem)}
        onChoose={(choice) => {
          setAddress(choice.value);
          setTyped('');
          setRefused(false);
        }}
      />
      <FieldNotes id={id} help={undefined} problem={problem} />
      <label className={controls.check}>
        <input
          type="checkbox"
          className={controls.checkbox}
          checked={isNewWindow}
          onChange={(event) => setNewWindow(event.target.checked)}
        />
        {translate('admin.rich_text.new_window')}
      </label>
      <div className={controls.dialogTools}>
        <Button variant="primary" size="small" onClick={apply}>
          {translate('admin.rich_text.apply')}
        </Button>
        {editor.isActive('link') && (
          <Button
            size="small"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              onClose();
            }}
          >
            {translate('admin.rich_text.unlink')}
          </Button>
        )}
      </div>
    </div>
  );
}

'use client';

import type { Editor } from '@tiptap/core';
import { useTranslations } from 'next-intl';
import { Toolbar } from 'radix-ui';
import { memo, useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { hasFeature, useEditorStore } from '@/lib/client/editor-store';
import { useEditing } from '../editing-context';
import type { Notes } from '../notes/notes';
import { later } from '../later';
import styles from './format-bar.module.css';
import { useActive } from './use-active';

const TextLinkDialog = later(async () => (await import('./text-link-dialog')).TextLinkDialog);

/**
 * Formatting of the rich text that is being written in; reached with Alt+F10. It stands in the toolbar, or below it where that is too
 * narrow: above the text it would lie on what comes before.
 */
export const FormatBar = memo(function FormatBar({
  editor,
  onLeave,
}: {
  editor: Editor;
  onLeave: () => void;
}) {
  const t = useTranslations('editor.format');
  const bar = useRef<HTMLDivElement>(null);
  const { notes } = useEditing();
  const hasNotes = useEditorStore((store) => hasFeature(store.user, 'notes'));
  const [linking, setLinking] = useState(false);
  const active = useActive(editor);
  const place = document.querySelector('[data-format-place]') ?? document.body;

  useEffect(() => {
    const openLink = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        setLinking(true);
      }
    };
    const leave = ({ event }: { event: FocusEvent }) => {
      const to = event.relatedTarget;
      if (!(to instanceof Node && bar.current?.contains(to)) && !linking) onLeave();
    };
    const { dom } = editor.view;
    dom.addEventListener('keydown', openLink);
    editor.on('blur', leave);
    return () => {
      dom.removeEventListener('keydown', openLink);
      editor.off('blur', leave);
    };
  }, [editor, linking, onLeave]);

  function button(name: string, pressed: boolean, act: () => void, icon: ReactNode, disabled = false) {
    return (
      <Toolbar.Button
        className={styles.button}
        aria-label={name}
        title={name}
        aria-pressed={pressed}
        aria-disabled={disabled}
        // The selection stays in the text.
        onPointerDown={(event) => event.preventDefault()}
        onClick={act}
      >
        {icon}
      </Toolbar.Button>
    );
  }
  const chain = () => editor.chain().focus();

  return (
    <>
      {createPortal(
        <Toolbar.Root
          ref={bar}
          className={styles.bar}
          aria-label={t('label')}
          data-format-bar=""
          data-editor-layer=""
          onKeyDown={(event) => {
            if (event.key === 'Escape') editor.commands.focus();
          }}
          onBlur={(event) => {
            const to = event.relatedTarget;
            if (!linking && to !== editor.view.dom && !event.currentTarget.contains(to)) onLeave();
          }}
        >
          {button(t('bold'), active.has('bold'), () => chain().toggleBold().run(), <b>{t('boldLetter')}</b>)}
          {button(
            t('italic'),
            active.has('italic'),
            () => chain().toggleItalic().run(),
            <i>{t('italicLetter')}</i>,
          )}
          {button(
            t('link'),
            active.has('link'),
            () => setLinking(true),
            <Icon path="M8 12l4-4M7 9l-2 2a3 3 0 0 0 4 4l2-2M13 11l2-2a3 3 0 0 0-4-4L9 7" />,
          )}
          {hasNotes &&
            button(t('note'), false, () => noteAt(editor, notes), <Icon path="M3 4h14v10H9l-4 3v-3H3z" />)}
          {button(
            t('bulletList'),
            active.has('bulletList'),
            () => chain().toggleBulletList().run(),
            <Icon path="M8 5h9M8 10h9M8 15h9M3 5h1M3 10h1M3 15h1" />,
          )}
          {button(
            t('orderedList'),
            active.has('orderedList'),
            () => chain().toggleOrderedList().run(),
            <Icon path="M8 5h9M8 10h9M8 15h9M4 3v4M3 4l1-1M3 12h2l-2 4h2" />,
          )}
          {button(
            t('left'),
            active.has('left'),
            () => chain().toggleTextAlign('left').run(),
            <Icon path="M3 5h14M3 10h9M3 15h12" />,
          )}
          {button(
            t('center'),
            active.has('center'),
            () => chain().toggleTextAlign('center').run(),
            <Icon path="M3 5h14M6 10h8M4 15h12" />,
          )}
          {button(
            t('right'),
            active.has('right'),
            () => chain().toggleTextAlign('right').run(),
            <Icon path="M3 5h14M8 10h9M5 15h12" />,
          )}
          {button(
            t('undo'),
            false,
            () => chain().undo().run(),
            <Icon path="M8 4L4 8l4 4M4 8h8a4 4 0 0 1 0 8h-2" />,
            !active.has('undo'),
          )}
          {button(
            t('redo'),
            false,
            () => chain().redo().run(),
            <Icon path="M12 4l4 4-4 4M16 8H8a4 4 0 0 0 0 8h2" />,
            !active.has('redo'),
          )}
        </Toolbar.Root>,
        place,
      )}
      {linking && (
        <TextLinkDialog
          editor={editor}
          onClose={() => {
            setLinking(false);
            requestAnimationFrame(() => editor.commands.focus());
          }}
        />
      )}
    </>
  );
});

/** Begins a note at the words that are marked, or at their block where none are. */
function noteAt({ state, view }: Editor, notes: Notes): void {
  const { from, to } = state.selection;
  const block = view.dom.closest<HTMLElement>('[data-block]')?.dataset.block;
  if (block !== undefined) notes.open(Number(block), state.doc.textBetween(from, to, ' '));
}

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

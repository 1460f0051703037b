'use client';

import type { Editor } from '@tiptap/core';
import { useTranslations } from 'next-intl';
import { memo, useEffect, useRef, useState, type KeyboardEvent as BarKeyEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { hasFeature, useEditorStore } from '@/lib/client/editor-store';
import { useEditing } from '../editing-context';
import type { Notes } from '../notes/notes';
import { later } from '../later';
import styles from './format-bar.module.css';
import { stepInText } from './text-steps';
import { useActive, type Active } from './use-active';

interface Tool {
  name: string;
  icon: ReactNode;
  act: () => void;
  pressed?: boolean;
  disabled?: boolean;
}

const TextLinkDialog = later(async () => (await import('./text-link-dialog')).TextLinkDialog);

/**
 * Formatting of the focused rich text, reached with Alt+F10. It is in the toolbar, or below it if that is too narrow: above the text it
 * would cover what comes before.
 */
export const FormatBar = memo(function FormatBar({
  editor,
  id,
  name,
  onLeave,
}: {
  editor: Editor;
  /** Id of the text's module. */
  id: number;
  /** The text's field. */
  name: string;
  onLeave: () => void;
}) {
  const t = useTranslations('editor.format');
  const bar = useRef<HTMLDivElement>(null);
  const editing = useEditing();
  const { notes } = editing;
  const canUndo = useEditorStore(({ draft }) => draft?.can_undo === true);
  const canRedo = useEditorStore(({ draft }) => draft?.can_redo === true);
  const isOffered = useEditorStore((store) => hasFeature(store.user, 'notes'));
  const isBeside = editor.view.dom.closest('[data-beside]') !== null;
  // Notes stand at blocks of the canvas.
  const hasNotes = isOffered && !isBeside;
  const [linking, setLinking] = useState(false);
  /** The one button that Tab reaches; the arrow keys lead on from it. */
  const [stop, setStop] = useState(0);
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

  const chain = () => editor.chain().focus();
  const tool = (kind: Active, icon: ReactNode, act: () => void): Tool => ({
    name: t(kind),
    icon,
    act,
    pressed: active.has(kind),
  });
  const align = (side: 'left' | 'center' | 'right', path: string) =>
    tool(side, <Icon path={path} />, () => chain().toggleTextAlign(side).run());
  const step = (kind: 'undo' | 'redo', path: string): Tool => ({
    ...tool(kind, <Icon path={path} />, () => stepInText(kind, editor, { id, name }, editing)),
    pressed: false,
    disabled: !active.has(kind) && !(kind === 'undo' ? canUndo : canRedo),
  });
  const tools: Tool[] = [
    tool('bold', <b>{t('boldLetter')}</b>, () => chain().toggleBold().run()),
    tool('italic', <i>{t('italicLetter')}</i>, () => chain().toggleItalic().run()),
    tool('link', <Icon path="M8 12l4-4M7 9l-2 2a3 3 0 0 0 4 4l2-2M13 11l2-2a3 3 0 0 0-4-4L9 7" />, () =>
      setLinking(true),
    ),
    ...(hasNotes
      ? [{ name: t('note'), icon: <Icon path="M3 4h14v10H9l-4 3v-3H3z" />, act: () => noteAt(editor, notes) }]
      : []),
    tool('bulletList', <Icon path="M8 5h9M8 10h9M8 15h9M3 5h1M3 10h1M3 15h1" />, () =>
      chain().toggleBulletList().run(),
    ),
    tool('orderedList', <Icon path="M8 5h9M8 10h9M8 15h9M4 3v4M3 4l1-1M3 12h2l-2 4h2" />, () =>
      chain().toggleOrderedList().run(),
    ),
    align('left', 'M3 5h14M3 10h9M3 15h12'),
    align('center', 'M3 5h14M6 10h8M4 15h12'),
    align('right', 'M3 5h14M8 10h9M5 15h12'),
    step('undo', 'M8 4L4 8l4 4M4 8h8a4 4 0 0 1 0 8h-2'),
    step('redo', 'M12 4l4 4-4 4M16 8H8a4 4 0 0 0 0 8h2'),
  ];

  function handleKey(event: BarKeyEvent): void {
    if (event.key === 'Escape') editor.commands.focus();
    const next = findNext(event.key, stop, tools.length);
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    bar.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <>
      {createPortal(
        <div
          ref={bar}
          className={styles.bar}
          role="toolbar"
          aria-label={t('label')}
          data-format-bar=""
          data-side={isBeside ? 'beside' : undefined}
          data-editor-layer=""
          onKeyDown={handleKey}
          onBlur={(event) => {
            const to = event.relatedTarget;
            if (!linking && to !== editor.view.dom && !event.currentTarget.contains(to)) onLeave();
          }}
        >
          {tools.map(({ name, icon, act, pressed = false, disabled = false }, index) => (
            <button
              key={name}
              type="button"
              className={styles.button}
              tabIndex={index === stop ? 0 : -1}
              aria-label={name}
              title={name}
              aria-pressed={pressed}
              aria-disabled={disabled}
              // The selection stays in the text.
              onPointerDown={(event) => event.preventDefault()}
              onFocus={() => setStop(index)}
              onClick={act}
            >
              {icon}
            </button>
          ))}
        </div>,
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

/** Which of the buttons in a row a key leads to, round and round; null if it leads to none. */
function findNext(key: string, current: number, count: number): number | null {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** Starts a note at the selected words, or at their block if there are none. */
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

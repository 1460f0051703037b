'use client';

import { useTranslations } from 'next-intl';
import { memo, useRef, useState } from 'react';
import { useEditorStore } from '@/lib/client/editor-store';
import { findPlace, listNeighbours, type ModulePlace } from '@/lib/client/sections';
import type { ContentKind } from '@/lib/contract/module';
import styles from './add-block.module.css';
import { useEditing } from '../editing-context';
import { insertBlock } from './insert-block';
import { KindPicker } from './kind-picker';
import { MenuButton } from '../menu-button';
import { useLabels } from '../use-labels';

type AddBlockProps =
  { after: number; kind: string } | { section: number; number: number; column: number; shown: boolean };

/** The only plus between blocks: opens the choice of kinds and inserts the chosen one. */
export const AddBlock = memo(function AddBlock(props: AddBlockProps) {
  const t = useTranslations('editor.add');
  const labels = useLabels();
  const editing = useEditing();
  const [open, setOpen] = useState(false);
  /** The element focused before: a text in which a slash was typed, a handle, or the plus itself. */
  const opener = useRef<Element | null>(null);
  const name =
    'after' in props
      ? t('after', { kind: labels.kind(props.kind) })
      : t(props.shown ? 'column' : 'first', { section: props.number, column: props.column + 1 });

  function insert(kind: ContentKind): void {
    setOpen(false);
    const place = findTarget(props);
    if (place === null) return;
    insertBlock(editing, kind, place);
    if ('after' in props) editing.arrangement.dropEmpty(props.after);
  }

  return (
    <div
      className={styles.place}
      data-shown={('shown' in props && props.shown) || undefined}
      data-first={('shown' in props && !props.shown) || undefined}
      data-open={open || undefined}
      data-editor-layer=""
      data-add-place=""
    >
      <MenuButton
        label={name}
        open={open}
        onOpenChange={(isOpening) => {
          if (isOpening) opener.current = document.activeElement;
          setOpen(isOpening);
        }}
        onLeave={(plus) => {
          const { current } = opener;
          const isThere = current instanceof HTMLElement && current !== document.body && current.isConnected;
          (isThere ? current : plus)?.focus({ preventScroll: true });
        }}
        menu={(slot) => <KindPicker {...slot} onChoose={insert} />}
        className={styles.plus}
        aria-haspopup="dialog"
        title={name}
        data-add=""
        data-first-place={'shown' in props && props.shown ? `${props.section}.${props.column}` : undefined}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M8 2v12M2 8h12" />
        </svg>
        {'shown' in props && props.shown && t('here')}
      </MenuButton>
    </div>
  );
});

function findTarget(props: AddBlockProps): ModulePlace | null {
  const { sections } = useEditorStore.getState();
  if ('after' in props) {
    const place = findPlace(sections, props.after);
    return place && { ...place, order: place.order + 1 };
  }
  const place = { parent: props.section, column: props.column };
  return { ...place, order: props.shown ? listNeighbours(sections, place).length : 0 };
}

'use client';

import { useTranslations } from 'next-intl';
import { memo, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { useEditorStore } from '@/lib/client/editor-store';
import { findPlace, listNeighbours, type ModulePlace } from '@/lib/client/sections';
import { isTouchScreen } from '@/lib/client/touch-screen';
import type { ContentKind } from '@/lib/contract/module';
import styles from './add-block.module.css';
import { useEditing, type Editing } from '../editing-context';
import { insertBlock } from './insert-block';
import { KindPicker } from './kind-picker';
import { MenuButton } from '../menu-button';
import { useLabels } from '../use-labels';
import { listQuickKinds } from './offered-kinds';
import { QuickKind } from './quick-kind';
import { countUse } from './used-kinds';

type AddBlockProps =
  | { after: number; kind: string; isSelected: boolean }
  | { section: number; number: number; column: number; shown: boolean };

/**
 * The only plus between blocks: opens the choice of kinds and inserts the chosen one. Behind a block that is selected, or where somebody comes
 * near the plus, the two kinds that are used most stand beside it.
 */
export const AddBlock = memo(function AddBlock(props: AddBlockProps) {
  const t = useTranslations('editor.add');
  const labels = useLabels();
  const editing = useEditing();
  const [open, setOpen] = useState(false);
  /** The element focused before: a text in which a slash was typed, a handle, or the plus itself. */
  const opener = useRef<Element | null>(null);
  const [isNear, setNear] = useState(false);
  const [start, end] = 'after' in props && (isNear || props.isSelected) ? findQuickKinds() : [];
  const name =
    'after' in props
      ? t('after', { kind: labels.kind(props.kind) })
      : t(props.shown ? 'column' : 'first', { section: props.number, column: props.column + 1 });

  function insert(kind: ContentKind): void {
    setOpen(false);
    const place = findTarget(props, editing);
    if (place === null) return;
    // The empty text in which a slash was typed goes with the step that brings the block.
    editing.steps.together(() => {
      insertBlock(editing, kind, place);
      if ('after' in props) editing.arrangement.dropEmpty(props.after);
    });
  }

  const quick = (kind: ContentKind | undefined, side: 'start' | 'end') =>
    'after' in props &&
    kind !== undefined && (
      <QuickKind
        kind={labels.kind(kind)}
        name={t('quick', { added: labels.kind(kind), kind: labels.kind(props.kind) })}
        side={side}
        onInsert={() => {
          countUse(kind);
          insert(kind);
        }}
      />
    );

  return (
    <div
      className={styles.place}
      role={start && 'toolbar'}
      onPointerEnter={() => setNear(true)}
      onPointerLeave={(event) => isHere(event, document.activeElement) || setNear(false)}
      onFocus={() => setNear(true)}
      onBlur={(event) => isHere(event, event.relatedTarget) || setNear(false)}
      onKeyDown={walk}
      data-shown={('shown' in props && props.shown) || undefined}
      data-first={('shown' in props && !props.shown) || undefined}
      data-open={open || undefined}
      data-editor-layer=""
      data-add-place=""
    >
      {quick(start, 'start')}
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
      {quick(end, 'end')}
    </div>
  );
});

/** By finger they would be too small. */
function findQuickKinds(): ContentKind[] {
  return isTouchScreen() ? [] : listQuickKinds();
}

/** Whether an element is in the place that hears of an event; the picker, whose events come here too, is elsewhere on the page. */
function isHere({ currentTarget }: SyntheticEvent, element: EventTarget | null): boolean {
  return element instanceof Node && currentTarget instanceof Node && currentTarget.contains(element);
}

/** The arrow keys lead from the plus to what stands beside it, and back. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : -1;
  if (step === -1 && event.key !== 'ArrowLeft') return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-add], [data-free]')];
  const at = buttons.findIndex((button) => button === event.target);
  if (at !== -1) buttons[at + step]?.focus();
}

function findTarget(props: AddBlockProps, { arrangement }: Editing): ModulePlace | null {
  const { sections } = useEditorStore.getState();
  if ('after' in props) {
    const place = findPlace(sections, props.after);
    // Before a block that gives way: what waits to be complete must not be placed by what is no more.
    return place && { ...place, order: arrangement.givesWay(props.after) ? place.order : place.order + 1 };
  }
  const place = { parent: props.section, column: props.column };
  return { ...place, order: props.shown ? listNeighbours(sections, place).length : 0 };
}

'use client';

import { useTranslations } from 'next-intl';
import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { closePanel, hasFeature, useEditorStore } from '@/lib/client/editor-store';
import { isPlainPress } from '@/lib/client/plain-press';
import { otherLocale } from '@/lib/contract/locale';
import type { Module } from '@/lib/contract/module';
import { useEditing, type Editing } from '../editing-context';
import { rememberBlock, roomBesidePanel } from '../kept-place';
import { reveal } from '../reveal';
import { findDocumentUrl } from '../session/document-locales';
import { choose, chooseAlso, chooseTo, listConcerned, toggle } from '../several/choosing';
import styles from './outline-panel.module.css';
import { useRowDrag, type DropMark } from './use-row-drag';

export interface Row {
  module: Module;
  name: string;
  /** Depth: 0 for a section. */
  depth: number;
  /** The section that it belongs to, or is. */
  section: number;
  /** Whether it is hidden in this language. */
  isElsewhere: boolean;
}

interface OutlineRowProps {
  row: Row;
  /** What would be dropped at it. */
  drop: DropMark['place'] | undefined;
  onMark: (mark: DropMark | null) => void;
  onMove: () => void;
}

/** One block: its name reveals it, a checkbox selects it, and it can be dragged to another place. */
export function OutlineRow({ row: shown, drop, onMark, onMove }: OutlineRowProps) {
  const { module, name, depth, section } = shown;
  const t = useTranslations('editor.outline');
  const language = useTranslations('editor.language');
  const several = useTranslations('editor.several');
  const editing = useEditing();
  const { session } = editing;
  const isChosen = useEditorStore((state) => state.chosen.includes(module.id));
  const isSelected = useEditorStore((state) => state.selected === module.id);
  const canHide = useEditorStore((state) => hasFeature(state.user, 'languages'));
  const row = useRef<HTMLLIElement>(null);
  useRowDrag(row, shown, onMark);
  const isLimited = module.locales?.length === 1;

  function handleKey(event: KeyboardEvent<HTMLButtonElement>): void {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    const direction = event.key === 'ArrowUp' ? 'up' : 'down';
    if (event.altKey) {
      stepBlock(module.id, direction, editing);
      onMove();
    } else walk(event.currentTarget, direction === 'up' ? -1 : 1, event.shiftKey);
    event.preventDefault();
  }

  function press({ shiftKey, ctrlKey, metaKey, detail }: MouseEvent): void {
    if (shiftKey) chooseTo(module.id);
    else if (ctrlKey || metaKey) chooseAlso(module.id);
    else {
      choose([]);
      // By keys as by the mouse: what is shown already is written in.
      if (detail === 0 && isSelected) write();
      else reveal(module.id);
      // On a phone the panel lies over what it shows.
      if (window.innerWidth < roomBesidePanel) {
        closePanel();
        useEditorStore.setState({ focus: { id: module.id, field: false } });
      }
    }
  }

  function write(): void {
    useEditorStore.setState({ focus: { id: module.id, field: true } });
  }

  return (
    <li
      ref={row}
      className={styles.row}
      aria-level={depth + 1}
      data-of={section}
      data-drop={drop}
      style={{ paddingInlineStart: `${depth * 0.9}rem` }}
      data-limited={isLimited || undefined}
      data-chosen={isChosen || undefined}
    >
      <input
        type="checkbox"
        className={styles.pick}
        checked={isChosen}
        aria-label={several('pick', { name })}
        onChange={() => toggle(module.id)}
      />
      <button
        type="button"
        className={styles.name}
        data-row={module.id}
        aria-current={isSelected || undefined}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Shift+ArrowUp Shift+ArrowDown"
        onClick={press}
        onDoubleClick={write}
        onKeyDown={handleKey}
      >
        {name}
      </button>
      {canHide && (
        <button
          type="button"
          className={styles.only}
          aria-pressed={isLimited}
          aria-label={t('only', { name, language: language(session.locale) })}
          title={t('onlyShort', { language: language(session.locale) })}
          onClick={() => session.change(module.id, { locales: isLimited ? null : [session.locale] })}
        >
          {session.locale.toUpperCase()}
        </button>
      )}
    </li>
  );
}

/** A block that is hidden in this language: its name leads to the page in the other one, where it is, and it can be shown here as well. */
export function HiddenRow({ row: { module, name, depth } }: { row: Row }) {
  const t = useTranslations('editor.outline');
  const { session } = useEditing();
  const locale = otherLocale(session.locale);
  const language = useTranslations('editor.language')(locale);
  const url = useEditorStore(({ draft }) => (draft === null ? undefined : findDocumentUrl(draft, locale)));
  const canShow = useEditorStore((state) => hasFeature(state.user, 'languages'));
  return (
    <li
      className={styles.row}
      aria-level={depth + 1}
      style={{ paddingInlineStart: `${depth * 0.9}rem` }}
      data-limited=""
      data-elsewhere=""
    >
      <a
        className={styles.name}
        href={url && `${url}?edit`}
        aria-label={t('there', { name, language })}
        onClick={(event) => {
          if (isPlainPress(event)) rememberBlock(session, module.id);
        }}
      >
        {name}
      </a>
      {canShow && module.locales?.length === 1 ? (
        <button
          type="button"
          className={styles.only}
          aria-pressed="true"
          aria-label={t('only', { name, language })}
          title={t('onlyShort', { language })}
          onClick={() => session.change(module.id, { locales: null })}
        >
          {locale.toUpperCase()}
        </button>
      ) : (
        <span className={styles.only}>{locale.toUpperCase()}</span>
      )}
    </li>
  );
}

/** Moves a block, or all selected with it. The focus stays in the panel instead of moving to the block. */
function stepBlock(id: number, direction: 'up' | 'down', { session, arrangement, several }: Editing): void {
  const ids = listConcerned(id);
  if (ids.length > 1) session.use(several, (each) => each.step(ids, direction));
  else arrangement.step(id, direction);
  useEditorStore.setState({ focus: null });
  reveal(id);
}

/** Moves to another row; `choosing` selects all rows on the way. */
function walk(from: HTMLElement, step: number, choosing: boolean): void {
  const names = [...(from.closest('ul')?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const next = names[names.indexOf(from) + step];
  if (next === undefined) return;
  if (choosing) {
    const { chosen } = useEditorStore.getState();
    if (chosen.length === 0) choose([Number(from.dataset.row)], Number(from.dataset.row));
    chooseTo(Number(next.dataset.row));
  }
  next.focus();
}

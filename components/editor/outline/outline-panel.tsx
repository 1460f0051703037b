'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { TextField } from '@/components/ui/text-field';
import { closePanel, useEditorStore } from '@/lib/client/editor-store';
import { listChildren } from '@/lib/client/sections';
import { isTouchScreen } from '@/lib/client/touch-screen';
import type { Module } from '@/lib/contract/module';
import controls from '../controls.module.css';
import { useEditing } from '../editing-context';
import { takeKeptOutline } from '../kept-place';
import { focusLastPlace } from '../last-place';
import { nameOf, textOf } from '../session/excerpt';
import { SidePanel } from '../side-panel';
import { useOtherLanguage } from '../use-other-language';
import { HiddenRow, OutlineRow, type Row } from './outline-row';
import styles from './outline-panel.module.css';
import { useEndDrop, type DropMark } from './use-row-drag';

/**
 * All blocks of the page in a side panel: searched by their words, shown by a press, moved with Alt and the arrow keys, hidden in a
 * language. Those that are hidden in this one lead to the other.
 */
export function OutlinePanel() {
  const t = useTranslations('editor.outline');
  const { session } = useEditing();
  const sections = useEditorStore((state) => state.sections);
  const { sections: others = [] } = useOtherLanguage();
  const [search, setSearch] = useState('');
  const searchField = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<number | null>(null);
  const [mark, setMark] = useState<DropMark | null>(null);
  // Dragging tells it with each movement.
  const showMark = useCallback(
    (next: DropMark | null) =>
      setMark((shown) => (shown?.id === next?.id && shown?.place === next?.place ? shown : next)),
    [],
  );
  useEndDrop(list, sections.at(-1)?.id, showMark);
  const wanted = search.trim().toLocaleLowerCase();
  const rows = listRows(sections, others, (module) => nameOf(module, session)).filter(
    ({ name, module }) => wanted === '' || `${name} ${textOf(module)}`.toLocaleLowerCase().includes(wanted),
  );

  // As in the other panels, and back from there with Escape.
  useEffect(() => {
    if (takeKeptOutline() && document.activeElement !== document.body) return;
    searchField.current?.focus({ preventScroll: true });
  }, []);

  // A row that moves in the list loses the focus.
  useLayoutEffect(() => {
    if (moved.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-row="${moved.current}"]`)?.focus();
    moved.current = null;
  }, [sections]);

  return (
    <SidePanel
      title={t('title')}
      close={t('close')}
      onClose={() => {
        closePanel();
        focusLastPlace();
      }}
    >
      <TextField
        ref={searchField}
        label={t('search')}
        type="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          list.current?.querySelector('button')?.focus();
        }}
      />
      <p role="status" className={controls.hint}>
        {rows.length === 0 ? t('nothing') : t('count', { count: rows.length })}
      </p>
      <ul ref={list} className={styles.rows}>
        {rows.map((row) =>
          row.isElsewhere ? (
            <HiddenRow key={row.module.id} row={row} />
          ) : (
            <OutlineRow
              key={row.module.id}
              row={row}
              drop={mark?.id === row.module.id ? mark.place : undefined}
              onMark={showMark}
              onMove={() => {
                moved.current = row.module.id;
              }}
            />
          ),
        )}
      </ul>
      <p className={controls.hint}>{t(isTouchScreen() ? 'hintTouch' : 'hint')}</p>
    </SidePanel>
  );
}

/** Sections with their contents, from top to bottom, as they stand here and in the other language. */
function listRows(
  modules: readonly Module[],
  others: readonly Module[],
  nameOfModule: (module: Module) => string,
  depth = 0,
  within?: number,
): Row[] {
  return alongside(modules, others).flatMap(({ module, other, isElsewhere }) => [
    { module, name: nameOfModule(module), depth, section: within ?? module.id, isElsewhere },
    ...listRows(
      isElsewhere ? [] : listChildren(module),
      other === undefined ? [] : listChildren(other),
      nameOfModule,
      depth + 1,
      within ?? module.id,
    ),
  ]);
}

interface Pair {
  module: Module;
  /** The same in the other language. */
  other: Module | undefined;
  /** Whether it is there only. */
  isElsewhere: boolean;
}

/** Siblings of both languages in the order that they have in common. */
function alongside(modules: readonly Module[], others: readonly Module[]): Pair[] {
  const counterparts = new Map(others.map((other) => [other.id, other]));
  const own = new Set(modules.map(({ id }) => id));
  const pairs: Pair[] = [];
  let next = 0;
  const passTo = (end: number) => {
    for (const module of modules.slice(next, end))
      pairs.push({ module, other: counterparts.get(module.id), isElsewhere: false });
    next = Math.max(next, end);
  };
  for (const other of others) {
    if (own.has(other.id)) passTo(modules.findIndex(({ id }) => id === other.id) + 1);
    else pairs.push({ module: other, other, isElsewhere: true });
  }
  passTo(modules.length);
  return pairs;
}

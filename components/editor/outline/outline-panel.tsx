'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { TextField } from '@/components/ui/text-field';
import { closePanel, useEditorStore } from '@/lib/client/editor-store';
import { listChildren } from '@/lib/client/sections';
import type { Module, Section } from '@/lib/contract/module';
import controls from '../controls.module.css';
import { useEditing } from '../editing-context';
import { focusLastPlace } from '../last-place';
import { nameOf, textOf } from '../session/excerpt';
import { SidePanel } from '../side-panel';
import { OutlineRow, type Row } from './outline-row';
import styles from './outline-panel.module.css';

/**
 * All blocks of the page in a side panel: searched by their words, shown by a press, moved with Alt and the arrow keys, hidden in a
 * language.
 */
export function OutlinePanel() {
  const t = useTranslations('editor.outline');
  const { session } = useEditing();
  const sections = useEditorStore((state) => state.sections);
  const [search, setSearch] = useState('');
  const searchField = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<number | null>(null);
  const wanted = search.trim().toLocaleLowerCase();
  const rows = listRows(sections, (module) => nameOf(module, session)).filter(
    ({ name, module }) => wanted === '' || `${name} ${textOf(module)}`.toLocaleLowerCase().includes(wanted),
  );

  // As in the other panels, and back from there with Escape.
  useEffect(() => searchField.current?.focus({ preventScroll: true }), []);

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
        {rows.map((row) => (
          <OutlineRow
            key={row.module.id}
            row={row}
            onMove={() => {
              moved.current = row.module.id;
            }}
          />
        ))}
      </ul>
      <p className={controls.hint}>{t('hint')}</p>
    </SidePanel>
  );
}

/** Sections with their contents, from top to bottom. */
function listRows(
  modules: readonly (Section | Module)[],
  nameOfModule: (module: Module) => string,
  depth = 0,
): Row[] {
  return modules.flatMap((module) => [
    { module, name: nameOfModule(module), depth },
    ...listRows(listChildren(module), nameOfModule, depth + 1),
  ]);
}

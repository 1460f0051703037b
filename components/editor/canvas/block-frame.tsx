'use client';

import { useTranslations } from 'next-intl';
import { useRef, type FocusEvent, type ReactNode } from 'react';
import { findDefinition } from '@/components/modules/kinds';
import { stateOf, useBlockStore } from '@/lib/client/editor-store';
import type { Module } from '@/lib/contract/module';
import { AddBlock } from './add-block';
import { AddItem } from './add-item';
import { BlockBar } from './block-bar';
import styles from './block-frame.module.css';
import { useEditing } from '../editing-context';
import { ConflictNotes } from '../conflict/conflict-notes';
import { useFarMark } from './far-mark';
import { NoteMark } from '../notes/note-mark';
import { BlockGuests } from '../people/block-guests';
import { DescribeMark } from '../pictures/describe-mark';
import { findOnly, isFilledByItself } from '../session/module-rules';
import { TranslationMark } from './translation-mark';
import { useBlockDescription } from './use-block-description';
import { useBlockDrag } from './use-block-drag';
import { useFocusRequest } from '../use-focus-request';
import { useKeptFocus } from './use-kept-focus';
import { useLabels } from '../use-labels';
import { isWritingPlace } from '../writing-place';

/** The frame of a block or item: a thin outline and its name on hover and focus, one handle, one plus behind it (look: Editor). */
export function BlockFrame({ module, children }: { module: Module; children: ReactNode }) {
  const t = useTranslations('editor');
  const labels = useLabels();
  const { session } = useEditing();
  const frame = useRef<HTMLDivElement>(null);
  const isSelected = useBlockStore((store) => store.selected === module.id);
  const mark = useBlockStore((store) => store.marks[module.id]);
  const isChosen = useBlockStore((store) => store.chosen.includes(module.id));
  const state = useBlockStore((store) => stateOf(store, module.id));
  const definition = findDefinition(module.model);
  const isItem = definition?.parent !== undefined;
  const drop = useBlockDrag(frame, module);
  const describe = useBlockDescription(frame, module);
  useFocusRequest(frame, module.id);
  useKeptFocus(frame);
  useFarMark(frame, isItem);

  return (
    <div
      ref={frame}
      className={styles.frame}
      role="group"
      aria-label={labels.kind(module.model)}
      data-block={module.id}
      data-status={state?.status}
      data-drop={drop}
      data-selected={isSelected || undefined}
      data-chosen={isChosen || undefined}
      data-mark={mark}
      data-mark-label={mark && t(`mark.${mark}`)}
      onFocus={(event) => {
        unfold(event);
        if (!isWritingPlace(event.target)) describe();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) session.leave();
      }}
    >
      <BlockBar
        id={module.id}
        kind={module.model}
        only={findOnly(module)}
        state={state}
        isSelected={isSelected}
      />
      <div className={styles.below} data-editor-layer="" data-marks="">
        <NoteMark id={module.id} />
        <TranslationMark module={module} />
        <DescribeMark module={module} />
      </div>
      <BlockGuests id={module.id} />
      {children}
      <ConflictNotes id={module.id} model={module.model} />
      {definition?.children !== undefined && !isFilledByItself(module) && (
        <>
          {(module.children ?? []).length === 0 && <p className={styles.hint}>{t('block.noItems')}</p>}
          <AddItem list={module} kind={definition.children} />
        </>
      )}
      {!isItem && <AddBlock after={module.id} kind={module.model} isSelected={isSelected} />}
    </div>
  );
}

/**
 * Folded content, such as an answer, is opened when somebody writes in its block, and stays open, so nothing moves when edit mode is
 * switched on.
 */
function unfold({ currentTarget: frame, target }: FocusEvent<HTMLElement>): void {
  if (target.closest('[data-block]') !== frame || target.closest('[data-editor-layer]') !== null) return;
  for (const details of frame.querySelectorAll('details')) {
    if (details.closest('[data-block]') === frame) details.open = true;
  }
}

'use client';

import { memo, useLayoutEffect, useRef, useState } from 'react';
import type { SaveState, SaveStatus } from '@/lib/client/save-state';
import { isTouchScreen } from '@/lib/client/touch-screen';
import type { Locale } from '@/lib/contract/locale';
import { findBarPlace, findWindow, listSurroundings } from './bar-place';
import styles from './block-frame.module.css';
import { BlockPath } from './block-path';
import { BlockState } from './block-state';
import { HandleMenu } from './handle-menu';
import { TouchMoves } from './touch-moves';
import { useLabels } from '../use-labels';

interface BlockBarProps {
  id: number;
  kind: string;
  /** Its only language, if it is limited to one. */
  only: Locale | undefined;
  /** Its save state, if there is something to say about it. */
  state: SaveState | undefined;
  isSelected: boolean;
}

/** What is said of a block as long as it is so, whichever is selected. */
const lasting = new Set<SaveStatus>(['incomplete', 'error', 'conflict']);

/**
 * Name, handle and state of a block, and the path to what is around it. The handle drags, opens the menu, and moves the block with Alt
 * and the arrow keys. Its position is decided when the block is selected and does not change after that, unless
 * what is said in it would then lie over what is to be done in a block.
 */
export const BlockBar = memo(function BlockBar({ id, kind, only, state, isSelected }: BlockBarProps) {
  const labels = useLabels();
  const bar = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const name = labels.kind(kind);

  useLayoutEffect(() => {
    const { current } = bar;
    if (!isSelected || current === null) return;
    // Not painted yet, but by then the page has been scrolled by what shows above what was pressed (use-selection.ts).
    const frame = requestAnimationFrame(() => settle(current));
    return () => cancelAnimationFrame(frame);
  }, [isSelected]);

  // With a problem it always shows, while marks come and go around it.
  const isLasting = state !== undefined && lasting.has(state.status);
  useLayoutEffect(() => {
    const { current } = bar;
    if (!isLasting || current === null) return;
    const settleAgain = () => settle(current, current.dataset.place ?? 'above');
    settleAgain();
    const watcher = new ResizeObserver(settleAgain);
    const around = [current, current.parentElement, ...document.querySelectorAll('[data-marks]')];
    for (const each of around) if (each !== null) watcher.observe(each);
    return () => watcher.disconnect();
  }, [isLasting]);

  return (
    <div ref={bar} className={styles.bar} data-editor-layer="" data-open={open || undefined}>
      {isSelected && <BlockPath id={id} />}
      <HandleMenu id={id} name={name} className={styles.handle} open={open} onOpenChange={setOpen}>
        {name}
        {only !== undefined && ` · ${only.toUpperCase()}`}
      </HandleMenu>
      {isSelected && isTouchScreen() && <TouchMoves id={id} />}
      {state && <BlockState id={id} kind={kind} state={state} />}
    </div>
  );
});

/** Puts a bar where it covers nothing. One that lasts stays where it is, if it can, and ends before what it would cover. */
function settle(bar: HTMLElement, kept?: string): void {
  const frame = bar.parentElement;
  const canvas = frame?.closest('[data-editing]');
  if (!frame || !canvas) return;
  bar.style.maxInlineSize = '';
  const box = frame.getBoundingClientRect();
  const around = { ...listSurroundings(canvas, box), window: findWindow() };
  const { place, width } = findBarPlace(box, bar.getBoundingClientRect(), around, kept);
  bar.dataset.place = place;
  if (kept !== undefined && Number.isFinite(width)) bar.style.maxInlineSize = `${width}px`;
}

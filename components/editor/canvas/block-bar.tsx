'use client';

import { memo, useLayoutEffect, useRef, useState } from 'react';
import type { SaveState } from '@/lib/client/save-state';
import { isTouchScreen } from '@/lib/client/touch-screen';
import type { Locale } from '@/lib/contract/locale';
import { findBarPlace, findWindow, hideCovered, listTexts, type BarPlace } from './bar-place';
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

/**
 * Name, handle and state of a block, and the path to what is around it. The handle drags, opens the menu, and moves the block with Alt
 * and the arrow keys. Its position is decided when the block is selected and does not change after that.
 */
export const BlockBar = memo(function BlockBar({ id, kind, only, state, isSelected }: BlockBarProps) {
  const labels = useLabels();
  const bar = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [place, setPlace] = useState<BarPlace>('above');
  const name = labels.kind(kind);

  useLayoutEffect(() => {
    const frame = bar.current?.parentElement;
    const canvas = frame?.closest('[data-editing]');
    if (!isSelected || !frame || !canvas) return;
    const box = frame.getBoundingClientRect();
    const { width, height } = bar.current?.getBoundingClientRect() ?? box;
    const room = { texts: listTexts(canvas, box, frame), window: findWindow() };
    setPlace(findBarPlace(box, { width, height }, room));
  }, [isSelected]);

  useLayoutEffect(() => {
    if (isSelected && bar.current) return hideCovered(bar.current);
  }, [isSelected, place]);

  return (
    <div
      ref={bar}
      className={styles.bar}
      data-editor-layer=""
      data-open={open || undefined}
      data-place={place}
    >
      {isSelected && <BlockPath id={id} />}
      <HandleMenu
        id={id}
        name={name}
        only={only}
        className={styles.handle}
        open={open}
        onOpenChange={setOpen}
      />
      {isSelected && isTouchScreen() && <TouchMoves id={id} />}
      {state && <BlockState id={id} kind={kind} state={state} />}
    </div>
  );
});

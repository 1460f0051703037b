'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useEditorStore } from '@/lib/client/editor-store';
import { nextPaint } from '@/lib/client/next-paint';
import { useEditing } from '../editing-context';
import { MoveArrow } from '../move-arrow';
import { findNeighbourPlace } from '../session/places';
import styles from './block-frame.module.css';
import { prepareDragging } from './dragging';

const moves = [
  { direction: 'up', label: 'moveUp' },
  { direction: 'down', label: 'moveDown' },
] as const;

/**
 * Moves a block by finger, which holds no key, without dragging it over a page that scrolls: a press moves it one place, and the page moves
 * instead of the block, so that the next press finds its button where it was.
 */
export function TouchMoves({ id }: { id: number }) {
  const t = useTranslations('editor.block');
  const { arrangement } = useEditing();
  const sections = useEditorStore((state) => state.sections);
  // A finger is at the handle without having come near before.
  useEffect(prepareDragging, []);
  return moves.map(({ direction, label }) => (
    <button
      key={direction}
      type="button"
      className={styles.move}
      aria-label={t(label)}
      disabled={findNeighbourPlace(sections, id, direction) === null}
      onClick={({ currentTarget: button }) => {
        const { top } = button.getBoundingClientRect();
        arrangement.step(id, direction);
        void holdInWindow(button, top);
      }}
    >
      <MoveArrow direction={direction} />
    </button>
  ));
}

/** Paints until all blocks surely have their places: Chromium takes the space above what has become the first block away a few frames late. */
const unsettledPaints = 12;

/** Scrolls the page with an element, so that it stays at a height in the window, in pixels, while a move settles. */
async function holdInWindow(element: Element, top: number): Promise<void> {
  for (let paint = 0; paint < unsettledPaints && element.isConnected; paint += 1) {
    await nextPaint();
    scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
  }
}

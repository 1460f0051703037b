'use client';

import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import controls from '../controls.module.css';

interface ListRowProps {
  /** Has the focus after the last row. */
  afterLast: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A row of a dialog's list. When it goes with the button that was pressed in it, the focus goes on to the next row, else to the one before. */
export function ListRow({ afterLast, children }: ListRowProps) {
  const row = useRef<HTMLLIElement>(null);

  useLayoutEffect(() => {
    const { current } = row;
    return () => {
      if (current?.contains(document.activeElement)) handOn(current, afterLast);
    };
  }, [afterLast]);

  return (
    <li ref={row} className={controls.row}>
      {children}
    </li>
  );
}

/** Moves the focus on while the row is still there: once it is lost, the dialog takes it to itself. */
function handOn(row: HTMLElement, { current: afterLast }: RefObject<HTMLElement | null>): void {
  const next = row.nextElementSibling ?? row.previousElementSibling;
  (next === null ? afterLast : next.querySelector('button'))?.focus();
}

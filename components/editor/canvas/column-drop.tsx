'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Section } from '@/lib/contract/module';
import styles from './column-drop.module.css';
import { readDragData } from './drag-data';
import { whenDragging } from './dragging';

/** An empty column as a drop target. */
export function ColumnDrop({
  section,
  column,
  children,
}: {
  section: Section;
  column: number;
  children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);
  const { id } = section;
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    return whenDragging(({ dropTargetForElements }) =>
      dropTargetForElements({
        element,
        canDrop: ({ source }) => readDragData(source.data)?.family === 'block',
        getData: () => ({ target: 'column', section: id, column }),
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: () => setOver(false),
      }),
    );
  }, [id, column]);
  return (
    <div ref={place} className={styles.column} data-over={over || undefined} data-column-place="">
      {children}
    </div>
  );
}

import { useEffect, useState, type RefObject } from 'react';
import type { Module } from '@/lib/contract/module';
import { familyOf, readDragData, type DropData } from '../canvas/drag-data';
import { prepareDragging, whenDragging } from '../canvas/dragging';
import { findEdge, type Edge } from '../canvas/drop-edge';

/**
 * Makes a row of the outline draggable and a drop target: before or behind its block or, for blocks on the row of a section, at its
 * start. The canvas moves what was dropped.
 */
export function useRowDrag(row: RefObject<HTMLElement | null>, module: Module): Edge | 'into' | undefined {
  const [place, setPlace] = useState<Edge | 'into'>();
  const { id } = module;
  const family = familyOf(module);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const takes = (dragged: string) => dragged === family || (dragged === 'block' && family === 'section');
    prepareDragging();
    return whenDragging(({ combine, draggable, dropTargetForElements }) =>
      combine(
        draggable({ element, getInitialData: () => ({ id, family }) }),
        dropTargetForElements({
          element,
          canDrop: ({ source }) => {
            const dragged = readDragData(source.data);
            return dragged !== null && dragged.id !== id && takes(dragged.family);
          },
          getData: ({ input, source }): Record<string, unknown> => {
            const isInto = readDragData(source.data)?.family !== family;
            const data: DropData = isInto
              ? { target: 'column', section: id, column: 0 }
              : { target: 'block', id, family, edge: findEdge(element, input, false) };
            return { ...data };
          },
          onDrag: ({ self }) => {
            const { target, edge } = self.data as { target: string; edge?: Edge };
            setPlace(target === 'column' ? 'into' : edge);
          },
          onDragLeave: () => setPlace(undefined),
          onDrop: () => setPlace(undefined),
        }),
      ),
    );
  }, [row, id, family]);

  return place;
}

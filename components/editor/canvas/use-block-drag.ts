import { useEffect, useState, type RefObject } from 'react';
import type { Module } from '@/lib/contract/module';
import { familyOf, readDragData, readDropData } from './drag-data';
import { whenDragging } from './dragging';
import { findEdge, type Edge } from './drop-edge';

/** Makes a frame draggable by its handle and a drop target for others. Returns the edge at which a drop would land now. */
export function useBlockDrag(frame: RefObject<HTMLElement | null>, module: Module): Edge | undefined {
  const [edge, setEdge] = useState<Edge>();
  const { id } = module;
  const family = familyOf(module);

  useEffect(() => {
    const element = frame.current;
    const handle = element?.querySelector<HTMLElement>('[data-handle]');
    if (!element || !handle) return;
    return whenDragging(({ combine, draggable, dropTargetForElements }) =>
      combine(
        draggable({ element, dragHandle: handle, getInitialData: () => ({ id, family }) }),
        dropTargetForElements({
          element,
          canDrop: ({ source }) => {
            const dragged = readDragData(source.data);
            return dragged !== null && dragged.id !== id && dragged.family === family;
          },
          getData: ({ input }) => ({
            target: 'block',
            id,
            family,
            edge: findEdge(element, input, family !== 'block' && family !== 'section'),
          }),
          onDrag: ({ self, location }) => {
            const isInnermost = location.current.dropTargets[0]?.element === element;
            const data = readDropData(self.data);
            setEdge(isInnermost && data?.target === 'block' ? (data.edge ?? undefined) : undefined);
          },
          onDragLeave: () => setEdge(undefined),
          onDrop: () => setEdge(undefined),
        }),
      ),
    );
  }, [frame, id, family]);

  return edge;
}

import { useEffect, type RefObject } from 'react';
import { familyOf, readDragData, type DropData } from '../canvas/drag-data';
import { prepareDragging, whenDragging } from '../canvas/dragging';
import { findEdge, type Edge } from '../canvas/drop-edge';
import type { Row } from './outline-row';

/** Where the outline shows that something would be dropped: at the row of a block. */
export interface DropMark {
  id: number;
  place: Edge | 'into';
}

interface Drop {
  data: DropData;
  /** Null where it is already. */
  mark: DropMark | null;
}

/**
 * Makes a row of the outline draggable and a drop target: before or behind its block; for blocks on the row of a section, at its start;
 * and for sections, before or behind the section that it belongs to. The canvas moves what was dropped.
 */
export function useRowDrag(
  row: RefObject<HTMLElement | null>,
  { module, section }: Row,
  onMark: (mark: DropMark | null) => void,
): void {
  const { id } = module;
  const family = familyOf(module);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const takes = (dragged: string) =>
      dragged === family || dragged === 'section' || (dragged === 'block' && family === 'section');
    const findDrop = (dragged: string, input: { clientX: number; clientY: number }): Drop => {
      if (dragged === 'section') return findSectionDrop(element, section, input.clientY);
      if (dragged !== family)
        return { data: { target: 'column', section: id, column: 0 }, mark: { id, place: 'into' } };
      const edge = findEdge(element, input, false);
      return { data: { target: 'block', id, family, edge }, mark: { id, place: edge } };
    };
    prepareDragging();
    return whenDragging(({ combine, draggable, dropTargetForElements }) =>
      combine(
        draggable({ element, getInitialData: () => ({ id, family }) }),
        dropTargetForElements({
          element,
          canDrop: ({ source }) => {
            const dragged = readDragData(source.data);
            // A section is dropped where it is on any of its own rows: what is behind them must not take it.
            return (
              dragged !== null && (dragged.family === 'section' || dragged.id !== id) && takes(dragged.family)
            );
          },
          getData: ({ input, source }): Record<string, unknown> => {
            const { data } = findDrop(readDragData(source.data)?.family ?? family, input);
            return { ...data };
          },
          onDrag: ({ location, source }) => {
            const dragged = readDragData(source.data);
            if (dragged === null) return;
            const { mark } = findDrop(dragged.family, location.current.input);
            onMark(dragged.family === 'section' && dragged.id === section ? null : mark);
          },
          onDragLeave: () => onMark(null),
          onDrop: () => onMark(null),
        }),
      ),
    );
  }, [row, id, family, section, onMark]);
}

/** Makes the space below the last row of the outline a drop target for sections: behind the last one. */
export function useEndDrop(
  list: RefObject<HTMLElement | null>,
  lastSection: number | undefined,
  onMark: (mark: DropMark | null) => void,
): void {
  useEffect(() => {
    const element = list.current;
    if (!element || lastSection === undefined) return;
    return whenDragging(({ dropTargetForElements }) =>
      dropTargetForElements({
        element,
        canDrop: ({ input, source }) => {
          const end = element.lastElementChild?.getBoundingClientRect().bottom ?? 0;
          return readDragData(source.data)?.family === 'section' && input.clientY >= end;
        },
        getData: () => ({ ...findSectionDrop(element, lastSection, Infinity).data }),
        onDrag: ({ source, self, location }) => {
          if (location.current.dropTargets[0]?.element !== self.element) return;
          const { mark } = findSectionDrop(element, lastSection, Infinity);
          onMark(readDragData(source.data)?.id === lastSection ? null : mark);
        },
        onDragLeave: () => onMark(null),
        onDrop: () => onMark(null),
      }),
    );
  }, [list, lastSection, onMark]);
}

/** The drop of a section near another one: at its upper or its lower end, whichever is closer. The mark is at its first or its last row. */
function findSectionDrop(within: Element, section: number, clientY: number): Drop {
  const list = within.closest('ul');
  const rows = [...(list?.querySelectorAll<HTMLElement>(`[data-of="${section}"]`) ?? [])];
  const [first, last] = [rows[0], rows.at(-1)];
  const top = first?.getBoundingClientRect().top ?? 0;
  const bottom = last?.getBoundingClientRect().bottom ?? 0;
  const edge = clientY < (top + bottom) / 2 ? 'before' : 'after';
  const id = Number(
    (edge === 'before' ? first : last)?.querySelector<HTMLElement>('[data-row]')?.dataset.row,
  );
  return { data: { target: 'block', id: section, family: 'section', edge }, mark: { id, place: edge } };
}

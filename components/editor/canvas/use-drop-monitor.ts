import { useEffect } from 'react';
import { useEditorStore } from '@/lib/client/editor-store';
import { findPlace, listNeighbours, type ModulePlace } from '@/lib/client/sections';
import type { Section } from '@/lib/contract/module';
import { readDragData, readDropData, type DropData } from './drag-data';
import { whenDragging } from './dragging';
import { isBehind } from './drop-edge';
import { useEditing } from '../editing-context';
import { listConcerned } from '../several/choosing';

/** Moves what was dropped. */
export function useDropMonitor(): void {
  const { session, arrangement, several } = useEditing();
  useEffect(
    () =>
      whenDragging(({ monitorForElements }) =>
        monitorForElements({
          onDrop: ({ source, location }) => {
            const dragged = readDragData(source.data);
            const target = readDropData(location.current.dropTargets[0]?.data ?? {});
            if (dragged === null || target === null) return;
            const { sections } = useEditorStore.getState();
            const ids = listConcerned(dragged.id);
            if (ids.length > 1) {
              const place = findGroupPlace(sections, ids, target);
              if (place !== null) session.use(several, (each) => each.move(ids, place));
              return;
            }
            const place = findDropPlace(sections, dragged.id, target);
            if (place !== null) arrangement.move(dragged.id, place);
          },
        }),
      ),
    [session, arrangement, several],
  );
}

/** The place of a drop of several blocks, counted without them; null on one of them. */
export function findGroupPlace(
  sections: readonly Section[],
  ids: readonly number[],
  target: DropData,
): ModulePlace | null {
  if (target.target === 'column') return { parent: target.section, column: target.column, order: 0 };
  const place = findPlace(sections, target.id);
  if (place === null || target.edge === null || ids.includes(target.id)) return null;
  const others = listNeighbours(sections, place).filter(({ id }) => !ids.includes(id));
  const order = others.findIndex(({ id }) => id === target.id) + (isBehind(target.edge) ? 1 : 0);
  return { ...place, order };
}

/** The place of a drop, counted without the dragged block; null if it is there already. */
export function findDropPlace(
  sections: readonly Section[],
  id: number,
  target: DropData,
): ModulePlace | null {
  if (target.target === 'column') return { parent: target.section, column: target.column, order: 0 };
  const place = findPlace(sections, target.id);
  const from = findPlace(sections, id);
  if (place === null || from === null || target.edge === null) return null;
  const isSameList = from.parent === place.parent && from.column === place.column;
  const behind = place.order + (isBehind(target.edge) ? 1 : 0);
  const order = isSameList && from.order < behind ? behind - 1 : behind;
  return isSameList && order === from.order ? null : { ...place, order };
}

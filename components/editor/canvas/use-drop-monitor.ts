import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect } from 'react';
import { useEditorStore } from '@/lib/client/editor-store';
import { findPlace, type ModulePlace } from '@/lib/client/sections';
import type { Section } from '@/lib/contract/module';
import { readDragData, readDropData, type DropData } from './drag-data';
import { isBehind } from './drop-edge';
import { useEditing } from '../editing-context';

/** Moves what was dragged to where it was dropped. */
export function useDropMonitor(): void {
  const { arrangement } = useEditing();
  useEffect(
    () =>
      monitorForElements({
        onDrop: ({ source, location }) => {
          const dragged = readDragData(source.data);
          const target = readDropData(location.current.dropTargets[0]?.data ?? {});
          if (dragged === null || target === null) return;
          const place = findDropPlace(useEditorStore.getState().sections, dragged.id, target);
          if (place !== null) void arrangement.move(dragged.id, place);
        },
      }),
    [arrangement],
  );
}

/** The place that a drop means, counted without what is dragged; null if it is there already. */
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

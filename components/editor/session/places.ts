import { findModule, findPlace, isSection, listNeighbours, type ModulePlace } from '@/lib/client/sections';
import type { Section } from '@/lib/contract/module';

export const directions = ['up', 'down', 'left', 'right'] as const;

export type Direction = (typeof directions)[number];

/**
 * The place of a block moved one step in a direction, or null at the edge. Up and down continue into the next section; left and right go
 * to the next column; items of a list only change places.
 */
export function findNeighbourPlace(
  sections: readonly Section[],
  id: number,
  direction: Direction,
): ModulePlace | null {
  const place = findPlace(sections, id);
  if (place === null) return null;
  const holder = place.parent === null ? null : findModule(sections, place.parent);
  if (direction === 'up' || direction === 'down' || holder === null || !isSection(holder)) {
    const step = direction === 'up' || direction === 'left' ? -1 : 1;
    if (holder === null && (direction === 'left' || direction === 'right')) return null;
    const order = place.order + step;
    const total = listNeighbours(sections, place).length;
    if (order >= 0 && order < total) return { ...place, order };
    return holder !== null && isSection(holder)
      ? findPlaceInNeighbour(sections, holder.id, place.column, step)
      : null;
  }
  const column = place.column + (direction === 'left' ? -1 : 1);
  const target = holder.columns[column];
  return target === undefined
    ? null
    : { parent: holder.id, column, order: Math.min(place.order, target.children.length) };
}

function findPlaceInNeighbour(
  sections: readonly Section[],
  from: number,
  column: number,
  step: number,
): ModulePlace | null {
  const next = sections[sections.findIndex((section) => section.id === from) + step];
  if (next === undefined) return null;
  const target = Math.min(column, next.columns.length - 1);
  const end = next.columns[target]?.children.length ?? 0;
  return { parent: next.id, column: target, order: step < 0 ? end : 0 };
}

import type { Point } from './frame';
import type { Street } from './streets';

/** The network of walking routes: places, and pairs of connected ones (indices into the places). */
export interface WalkingNetwork {
  nodes: Point[];
  edges: [from: number, to: number][];
}

/** Every street can be walked; streets with a common point cross there. */
export function walkingNetwork(streets: readonly Street[]): WalkingNetwork {
  const nodes: Point[] = [];
  const known = new Map<string, number>();
  const edges = new Map<string, [number, number]>();
  const nodeAt = (point: Point): number => {
    const key = point.join();
    const found = known.get(key);
    if (found !== undefined) return found;
    known.set(key, nodes.length);
    return nodes.push(point) - 1;
  };
  for (const { points } of streets) {
    points.forEach((point, i) => {
      const previous = points[i - 1];
      if (previous === undefined) return;
      const pair: [number, number] = [nodeAt(previous), nodeAt(point)];
      if (pair[0] !== pair[1]) edges.set([...pair].sort((a, b) => a - b).join(), pair);
    });
  }
  return { nodes, edges: [...edges.values()] };
}

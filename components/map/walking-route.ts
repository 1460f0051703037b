import { distanceInMetres } from './projection';

type Position = [longitude: number, latitude: number];

/** The walking network: places, and pairs of connected ones (scripts/demo/map). */
export interface Ways {
  nodes: Position[];
  edges: [number, number][];
}

interface Place {
  latitude: number;
  longitude: number;
}

const metres = ([aLng, aLat]: Position, [bLng, bLat]: Position) =>
  distanceInMetres({ longitude: aLng, latitude: aLat }, { longitude: bLng, latitude: bLat });

/** Metres from the network beyond which a place is not in this town. */
const farthest = 800;

/** The network with additional places connected at their nearest points. */
class Network {
  readonly nodes: Position[];
  readonly #neighbours: Map<number, number>[] = [];
  readonly #edges: [number, number][];

  constructor({ nodes, edges }: Ways) {
    this.nodes = [...nodes];
    this.#edges = [...edges];
    for (const [a, b] of edges) this.#connect(a, b);
  }

  #connect(a: number, b: number): void {
    const from = this.nodes[a];
    const to = this.nodes[b];
    if (!from || !to) return;
    const length = metres(from, to);
    (this.#neighbours[a] ??= new Map()).set(b, length);
    (this.#neighbours[b] ??= new Map()).set(a, length);
  }

  #part(a: number, b: number): void {
    this.#neighbours[a]?.delete(b);
    this.#neighbours[b]?.delete(a);
  }

  /** Adds a place, connected to the nearest point of the network; null if there is none nearby. */
  add({ longitude, latitude }: Place): number | null {
    const position: Position = [longitude, latitude];
    let best: { at: Position; away: number; edge: [number, number] } | null = null;
    for (const edge of this.#edges) {
      const from = this.nodes[edge[0]];
      const to = this.nodes[edge[1]];
      if (!from || !to) continue;
      const at = nearestOn(from, to, position);
      const away = metres(at, position);
      if (away < (best?.away ?? farthest)) best = { at, away, edge };
    }
    if (best === null) return null;
    const onTheWay = this.nodes.push(best.at) - 1;
    const node = this.nodes.push(position) - 1;
    this.#connect(onTheWay, best.edge[0]);
    this.#connect(onTheWay, best.edge[1]);
    this.#connect(node, onTheWay);
    // The way is two from here on, so that another place on it is reached without going to its end and back.
    const [from, to] = best.edge;
    this.#part(from, to);
    this.#edges.splice(this.#edges.indexOf(best.edge), 1, [from, onTheWay], [onTheWay, to]);
    return node;
  }

  /** The shortest path between two nodes (Dijkstra), including both; null if they are not connected. */
  find(start: number, end: number): number[] | null {
    const lengths = new Map([[start, 0]]);
    const before = new Map<number, number>();
    const open = new Set([start]);
    while (open.size > 0) {
      let current = start;
      let shortest = Infinity;
      for (const node of open) {
        const length = lengths.get(node) ?? Infinity;
        if (length < shortest) [current, shortest] = [node, length];
      }
      if (current === end) return trace(before, start, end);
      open.delete(current);
      for (const [next, length] of this.#neighbours[current] ?? []) {
        if (shortest + length >= (lengths.get(next) ?? Infinity)) continue;
        lengths.set(next, shortest + length);
        before.set(next, current);
        open.add(next);
      }
    }
    return null;
  }
}

function trace(before: ReadonlyMap<number, number>, start: number, end: number): number[] {
  const nodes = [end];
  for (let node = end; node !== start; nodes.push(node)) node = before.get(node) ?? start;
  return nodes.reverse();
}

/** The point of a line from `a` to `b` closest to `p`, in planar coordinates, which are exact enough within a block. */
function nearestOn(a: Position, b: Position, p: Position): Position {
  const squeeze = Math.cos((p[1] * Math.PI) / 180);
  const dx = (b[0] - a[0]) * squeeze;
  const dy = b[1] - a[1];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : ((p[0] - a[0]) * squeeze * dx + (p[1] - a[1]) * dy) / length;
  const along = Math.min(Math.max(t, 0), 1);
  return [a[0] + (b[0] - a[0]) * along, a[1] + (b[1] - a[1]) * along];
}

/** The walk from the first place to the last along the network; straight where there is no path. */
export function walkingRoute(places: readonly Place[], ways: Ways | null): Position[] {
  const network = new Network(ways ?? { nodes: [], edges: [] });
  const stops = places.map((place) => ({ place, node: network.add(place) }));
  return stops.flatMap(({ place, node }, i): Position[] => {
    const here: Position = [place.longitude, place.latitude];
    const next = stops[i + 1];
    const found = next && node !== null && next.node !== null ? network.find(node, next.node) : null;
    if (found === null) return [here];
    return found.slice(0, -1).flatMap((each) => {
      const position = network.nodes[each];
      return position ? [position] : [];
    });
  });
}

/**
 * What is walked, each stretch once: where the walk comes back along a way, a second line over the first would fill the gaps between its
 * dashes.
 */
export function walkedOnce(route: readonly Position[]): Position[][] {
  const walked = new Set<string>();
  const lines: Position[][] = [];
  let isNew = false;
  for (const [index, to] of route.slice(1).entries()) {
    const from = route[index];
    if (!from) continue;
    const stretch = [from.join(), to.join()].toSorted().join(' ');
    const wasNew = isNew;
    isNew = !walked.has(stretch);
    walked.add(stretch);
    if (!isNew) continue;
    if (wasNew) lines.at(-1)?.push(to);
    else lines.push([from, to]);
  }
  return lines;
}

import type { Imports } from './imports';
import { layersOf, withoutImplied } from './layers';

/** A box, or a point where an arrow passes a layer. `x` is its middle. */
export interface Place {
  name: string;
  isBox: boolean;
  layer: number;
  width: number;
  x: number;
}

/** An arrow with the points that it passes, from top to bottom. */
export interface Arrow extends Imports {
  way: Place[];
}

export interface Arrangement {
  /** From the lowest layer up, each from left to right. */
  layers: Place[][];
  arrows: Arrow[];
}

const gap = 22;
const passage = 10;
const sweeps = 24;

/** Arranges boxes in layers, in an order with few crossing arrows. The same imports always give the same picture. */
export function arrange(imports: readonly Imports[]): Arrangement {
  const layerOf = layersOf(imports);
  const boxes = new Map<string, Place>();
  for (const [name, layer] of [...layerOf].sort(([a], [b]) => (a < b ? -1 : 1))) {
    boxes.set(name, { name, isBox: true, layer, width: widthOf(name), x: 0 });
  }
  const layers: Place[][] = Array.from({ length: Math.max(-1, ...layerOf.values()) + 1 }, () => []);
  for (const box of boxes.values()) layers[box.layer]?.push(box);
  const arrows = withoutImplied(imports).map((each): Arrow => {
    const [from, to] = [boxes.get(each.from), boxes.get(each.to)];
    if (from === undefined || to === undefined) throw new Error('An arrow leads nowhere.');
    const way = [from];
    for (let layer = from.layer - 1; layer > to.layer; layer -= 1) {
      const place = { name: `${each.from}\n${each.to}`, isBox: false, layer, width: passage, x: 0 };
      layers[layer]?.push(place);
      way.push(place);
    }
    return { ...each, way: [...way, to] };
  });
  for (const layer of layers) settle(layer, () => null);
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    const isDown = sweep % 2 === 0;
    const neighbours = neighboursOf(arrows, isDown);
    const order = isDown ? layers.toReversed() : layers;
    for (const layer of order) {
      const wish = (place: Place) => middle(neighbours.get(place) ?? []);
      layer.sort((a, b) => (wish(a) ?? a.x) - (wish(b) ?? b.x));
      settle(layer, wish);
    }
  }
  return { layers, arrows };
}

/** The places above each place along its arrows, or those below. */
function neighboursOf(arrows: readonly Arrow[], above: boolean): Map<Place, Place[]> {
  const neighbours = new Map<Place, Place[]>();
  for (const { way } of arrows) {
    const places = above ? way : way.toReversed();
    for (const [index, place] of places.entries()) {
      const before = places[index - 1];
      if (before !== undefined) neighbours.set(place, [...(neighbours.get(place) ?? []), before]);
    }
  }
  return neighbours;
}

function middle(places: readonly Place[]): number | null {
  return places.length === 0 ? null : places.reduce((sum, { x }) => sum + x, 0) / places.length;
}

/** Moves the places of a layer towards their wishes, as far as there is room, without changing their order. */
function settle(layer: readonly Place[], wish: (place: Place) => number | null): void {
  const wishes = layer.map((place) => wish(place) ?? place.x);
  let end = -Infinity;
  let moved = 0;
  for (const [index, place] of layer.entries()) {
    const wanted = wishes[index] ?? 0;
    place.x = Math.max(wanted, end + gap + place.width / 2);
    end = place.x + place.width / 2;
    moved += place.x - wanted;
  }
  for (const place of layer) place.x -= moved / layer.length;
}

function widthOf(name: string): number {
  return Math.max(84, Math.round(name.length * 7.6) + 24);
}

import type { Imports } from './imports';

/** Removes arrows implied by longer ways: if a imports b and b imports c, an arrow from a to c says nothing new. */
export function withoutImplied(imports: readonly Imports[]): Imports[] {
  const targets = targetsOf(imports);
  return imports.filter(
    ({ from, to }) =>
      !(targets.get(from) ?? []).some((other) => other !== to && reaches(targets, other, to, from)),
  );
}

/** Whether one box leads to another on a way that avoids `without`. */
function reaches(
  targets: ReadonlyMap<string, readonly string[]>,
  from: string,
  to: string,
  without: string,
): boolean {
  const seen = new Set([without]);
  const open = [from];
  for (let box = open.pop(); box !== undefined; box = open.pop()) {
    if (box === to) return true;
    if (seen.has(box)) continue;
    seen.add(box);
    open.push(...(targets.get(box) ?? []));
  }
  return false;
}

/** The layer of each box: 0 for those without imports, each other one above everything that it imports. */
export function layersOf(imports: readonly Imports[]): Map<string, number> {
  const targets = targetsOf(imports);
  const layers = new Map<string, number>();
  const running = new Set<string>();
  const layerOf = (box: string): number => {
    const known = layers.get(box);
    if (known !== undefined) return known;
    running.add(box);
    // In a circle, one has to be below.
    const below = (targets.get(box) ?? []).filter((target) => !running.has(target));
    const layer = Math.max(-1, ...below.map(layerOf)) + 1;
    running.delete(box);
    layers.set(box, layer);
    return layer;
  };
  const boxes = new Set(imports.flatMap(({ from, to }) => [from, to]));
  for (const box of [...boxes].sort()) layerOf(box);
  return layers;
}

function targetsOf(imports: readonly Imports[]): Map<string, string[]> {
  const targets = new Map<string, string[]>();
  for (const { from, to } of imports) targets.set(from, [...(targets.get(from) ?? []), to]);
  return targets;
}

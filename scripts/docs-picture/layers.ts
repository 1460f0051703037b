import type { Imports } from './imports';

/** What is said by a longer way too is left out: where a knows b and b knows c, that a knows c is no news. */
export function withoutImplied(imports: readonly Imports[]): Imports[] {
  const targets = targetsOf(imports);
  return imports.filter(
    ({ from, to }) =>
      !(targets.get(from) ?? []).some((other) => other !== to && reaches(targets, other, to, from)),
  );
}

/** Whether a way leads from one box to another that does not come by `without`. */
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

/** In which layer each box stands: 0 for those that import nothing, each other one above all that it imports. */
export function layersOf(imports: readonly Imports[]): Map<string, number> {
  const targets = targetsOf(imports);
  const layers = new Map<string, number>();
  const running = new Set<string>();
  const layerOf = (box: string): number => {
    const known = layers.get(box);
    if (known !== undefined) return known;
    running.add(box);
    // In a circle somebody has to stand below.
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

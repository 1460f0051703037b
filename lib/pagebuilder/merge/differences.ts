/** Replaces `base[start…end)` by a range of the other sequence. */
export interface Hunk {
  start: number;
  end: number;
  /** The range of the other sequence that takes its place. */
  from: number;
  to: number;
}

/** Most edits between two sequences; with more, they count as unrelated. */
const mostDifferent = 800;

/**
 * The shortest edit script from one sequence to another (Myers): what is removed and what is inserted. An edit that could stand at
 * several places, because of repetition, stands at the first. Null if the two have too little in common.
 */
export function findDifferences(base: readonly string[], other: readonly string[]): Hunk[] | null {
  let tail = 0;
  while (tail < base.length && base[base.length - 1 - tail] === other[other.length - 1 - tail]) tail += 1;
  const steps = walk(base.slice(0, base.length - tail), other.slice(0, other.length - tail));
  if (steps === null) return null;
  const hunks: Hunk[] = [];
  for (const [at, there, isTaken] of steps) {
    const last = hunks.at(-1);
    if (last?.end === at) {
      if (isTaken) last.to += 1;
      else last.end += 1;
    } else {
      hunks.push({ start: at, end: isTaken ? at : at + 1, from: there, to: isTaken ? there + 1 : there });
    }
  }
  return slideUp(hunks, base, other);
}

/** Single edits from one sequence to the other: at a position in both, an item is removed or inserted. */
function walk(base: readonly string[], other: readonly string[]): [number, number, boolean][] | null {
  const trace: Map<number, number>[] = [];
  const furthest = new Map([[1, 0]]);
  const most = Math.min(base.length + other.length, mostDifferent);
  for (let distance = 0; distance <= most; distance += 1) {
    trace.push(new Map(furthest));
    for (let diagonal = -distance; diagonal <= distance; diagonal += 2) {
      let x = isDown(furthest, diagonal)
        ? (furthest.get(diagonal + 1) ?? 0)
        : (furthest.get(diagonal - 1) ?? 0) + 1;
      while (x < base.length && base[x] === other[x - diagonal]) x += 1;
      furthest.set(diagonal, x);
      if (x >= base.length && x - diagonal >= other.length) return goBack(trace, base.length, other.length);
    }
  }
  return null;
}

function isDown(furthest: ReadonlyMap<number, number>, diagonal: number): boolean {
  return (furthest.get(diagonal - 1) ?? -1) < (furthest.get(diagonal + 1) ?? -1);
}

function goBack(
  trace: readonly Map<number, number>[],
  length: number,
  otherLength: number,
): [number, number, boolean][] {
  const steps: [number, number, boolean][] = [];
  let [x, y] = [length, otherLength];
  for (let distance = trace.length - 1; distance > 0; distance -= 1) {
    const furthest = trace[distance] ?? new Map<number, number>();
    const down = isDown(furthest, x - y);
    const before = x - y + (down ? 1 : -1);
    x = furthest.get(before) ?? 0;
    y = x - before;
    steps.push([x, y, down]);
  }
  return steps.reverse();
}

/** Moves a pure insertion or removal up for as long as the item before it equals its last one. */
function slideUp(hunks: readonly Hunk[], base: readonly string[], other: readonly string[]): Hunk[] {
  const slid: Hunk[] = [];
  for (const hunk of hunks) {
    let { start, end, from, to } = hunk;
    // Not up to the previous hunk, with which it would merge.
    const limit = (slid.at(-1)?.end ?? -1) + 1;
    if (start === end) {
      while (start > limit && base[start - 1] === other[to - 1])
        [start, end, from, to] = [start - 1, end - 1, from - 1, to - 1];
    } else if (from === to) {
      while (start > limit && base[start - 1] === base[end - 1])
        [start, end, from, to] = [start - 1, end - 1, from - 1, to - 1];
    }
    slid.push({ start, end, from, to });
  }
  return slid;
}

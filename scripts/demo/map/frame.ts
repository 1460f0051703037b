/**
 * Coordinates of Fährstadt. The town is drawn in metres along its river: `u` is upstream from the middle of the island, `w` to the left
 * of the middle of the water. So everything follows the bends of the river.
 */

export type Point = readonly [longitude: number, latitude: number];

/** Right or left bank, looking upstream: the old town is in the south, the granaries in the north. */
export type Bank = 'north' | 'south';

export const banks: readonly Bank[] = ['north', 'south'];

/** The middle of the island, and the angle of the river's course from west to east. */
const origin = { longitude: 9.62, latitude: 52.94 };
const turn = (12 * Math.PI) / 180;
const metresPerDegree = 111_320;
const metresPerLongitude = metresPerDegree * Math.cos((origin.latitude * Math.PI) / 180);

/** The river's course: the distance of its middle from a straight line, to the left, every few hundred metres. */
const course: readonly (readonly [u: number, v: number])[] = [
  [-15_500, 500],
  [-12_600, -900],
  [-9600, -1500],
  [-6600, -1350],
  [-4200, -700],
  [-3400, -430],
  [-2600, -240],
  [-1906, -150],
  [-1500, -104],
  [-1047, -74],
  [-548, -32],
  [-200, 8],
  [20, 25],
  [300, 36],
  [680, 40],
  [1000, 30],
  [1300, 36],
  [1600, 74],
  [2022, 206],
  [2400, 420],
  [3000, 700],
  [3600, 860],
  [4400, 940],
  [6400, 900],
  [9000, 1700],
  [12_000, 2300],
  [15_500, 1900],
];

function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[Math.min(Math.max(index, 0), list.length - 1)];
  if (item === undefined) throw new Error('There is nothing in it.');
  return item;
}

/** The middle of the river (a spline through the points of the course). */
function middle(u: number): number {
  const next = course.findIndex(([end]) => end >= u);
  const i = Math.max(next === -1 ? course.length - 1 : next, 1);
  const [u0, v0] = at(course, i - 1);
  const [u1, v1] = at(course, i);
  const [ua, va] = at(course, i - 2);
  const [ub, vb] = at(course, i + 1);
  const length = u1 - u0;
  const t = Math.min(Math.max((u - u0) / length, 0), 1);
  const slopeStart = ua === u0 ? 0 : ((v1 - va) / (u1 - ua)) * length;
  const slopeEnd = ub === u1 ? 0 : ((vb - v0) / (ub - u0)) * length;
  const t2 = t * t;
  const t3 = t2 * t;
  return (
    (2 * t3 - 3 * t2 + 1) * v0 +
    (t3 - 2 * t2 + t) * slopeStart +
    (3 * t2 - 2 * t3) * v1 +
    (t3 - t2) * slopeEnd
  );
}

/** Half of the river's width, which increases around the island. */
export function halfWidth(u: number): number {
  const distance = Math.abs(u - island.u) / 420;
  const opening = distance < 1 ? Math.cos((distance * Math.PI) / 2) ** 2 : 0;
  return 84 + 74 * opening + 6 * Math.sin(u / 310);
}

export const island = { u: 30, halfLength: 270, halfWidth: 64 } as const;

/** Half of the island's width; zero beyond its tips. */
export function islandHalfWidth(u: number): number {
  const distance = (u - island.u) / island.halfLength;
  return Math.abs(distance) >= 1 ? 0 : island.halfWidth * (1 - distance ** 2) ** 0.7;
}

/** A place by its position along the river and its distance from the middle. */
export function place(u: number, w: number): Point {
  const v = middle(u) + w;
  const x = u * Math.cos(turn) - v * Math.sin(turn);
  const y = u * Math.sin(turn) + v * Math.cos(turn);
  return [
    Number((origin.longitude + x / metresPerLongitude).toFixed(6)),
    Number((origin.latitude + y / metresPerDegree).toFixed(6)),
  ];
}

/** A place by its distance from the water's edge of a bank. */
export function ashore(bank: Bank, u: number, s: number): Point {
  const w = halfWidth(u) + s;
  return place(u, bank === 'north' ? w : -w);
}

/** Distance of two places in metres. */
export function distance([aLng, aLat]: Point, [bLng, bLat]: Point): number {
  return Math.hypot((aLng - bLng) * metresPerLongitude, (aLat - bLat) * metresPerDegree);
}

/** Numbers from `from` to `to`, both included, at most `step` apart. */
export function steps(from: number, to: number, step: number): number[] {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / step));
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
}

/** Random numbers from 0 to 1, the same in every run. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

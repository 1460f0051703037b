// Where names stand as seen from their places, as layout properties of a layer of the map: the first of them at which there is room.

/** Beside its place, wherever there is room. */
export const beside = {
  'text-variable-anchor': [
    ...['left', 'right', 'top', 'bottom'],
    ...['top-left', 'bottom-left', 'bottom-right', 'top-right'],
  ],
  'text-radial-offset': 0.75,
  'text-justify': 'auto',
};

/** On its place, or close to it if that is taken. */
export const around = {
  'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right'],
  'text-radial-offset': 1.2,
  'text-justify': 'auto',
};

/** On its place, or a little above, below or beside it. */
const near = ['center', [0, 0], 'top', [0, 1.2], 'bottom', [0, -1.2], 'left', [1.2, 0], 'right', [-1.2, 0]];

/**
 * The same, and in a narrow phone's first view farther off: there marks stand on most places, and the drawing has these names as well
 * (overview-names.ts).
 */
export const aroundQuarter = {
  'text-variable-anchor-offset': [
    'step',
    ['zoom'],
    ['literal', ['center', [0, 0], ...[1.2, 2, 2.8].flatMap((em) => ['bottom', [0, -em], 'top', [0, em]])]],
    12.4,
    ['literal', near],
  ],
  'text-justify': 'auto',
};

/** Below its place, off the railway and the road that meet there; else beside it. */
export const belowStation = {
  'text-variable-anchor-offset': [
    ...['top', [-0.4, 0.75], 'left', [0.75, 0], 'right', [-0.75, 0], 'bottom', [0, -0.75]],
    ...['bottom-left', [0.5, -0.5], 'bottom-right', [-0.5, -0.5]],
    ...['top-left', [0.5, 0.5], 'top-right', [-0.5, 0.5]],
  ],
  'text-justify': 'auto',
};

/** The same, and where a mark stands on its place, farther beside that: a house is named where one goes to it, too. */
export const aroundHouse = {
  'text-variable-anchor-offset': [
    ...near,
    ...['top', [0, 1.7], 'bottom', [0, -1.7], 'right', [-2.1, 0], 'left', [2.1, 0]],
  ],
  'text-justify': 'auto',
};

/**
 * How far to the right of its place and below it the name of the town begins, in em, also on the drawing (overview-names.ts). It hangs from
 * its place, which is off roads and rails; where there is no room it goes along below the rails, which rise to the right, or stands farther
 * off before it is left out.
 */
export const townShifts: readonly (readonly [across: number, down: number])[] = [
  [0.3, 0.3],
  [-1.2, 0.7],
  [2.5, -0.1],
  [5, -0.7],
  [8, -1.4],
  [0.3, 1.5],
  [-1.2, 1.9],
  [0.3, 3],
];

/** As the name of the town hangs from its place. */
export const hanging = {
  'text-variable-anchor-offset': townShifts.flatMap((shift) => ['top-left', [...shift]]),
  'text-justify': 'auto',
};

/** Widest windows in pixels for each variant; the last is for all wider ones (spec §9). */
export const variants = [
  { name: 868, width: 868, height: 1200, stripes: 4 },
  { name: 1024, width: 1024, height: 1000, stripes: 5 },
  { name: 1280, width: 1920, height: 1080, stripes: 6 },
] as const;

type Variant = (typeof variants)[number];

/** The diagonal of the design, in degrees. */
const slant = 12;
const framesPerSecond = 30;
/** Seconds until the animation repeats. */
const duration = 24;

/** Snow, and one stripe of yellow (components/ui/tokens.css), as fractions of one. */
const snow = [0xf5 / 255, 0xf8 / 255, 0xf8 / 255];
const yellow = [1, 0xd6 / 255, 0x0a / 255];

/** Widths, places and offsets of the stripes: irregular like water, and the same in each run. */
const stripes = [
  { width: 0.035, left: 0.46, phase: 0 },
  { width: 0.09, left: 0.55, phase: 0.35 },
  { width: 0.02, left: 0.68, phase: 0.6 },
  { width: 0.14, left: 0.76, phase: 0.15 },
  { width: 0.045, left: 0.91, phase: 0.8 },
  { width: 0.012, left: 0.38, phase: 0.5 },
];

/** Water of one variant as a Lottie animation: slanted stripes that drift, widen and narrow, and return to their start. */
export function drawStripes({ width, height, stripes: count }: Variant): object {
  const frames = duration * framesPerSecond;
  return {
    v: '5.9.0',
    fr: framesPerSecond,
    ip: 0,
    op: frames,
    w: width,
    h: height,
    nm: `Water ${width}`,
    ddd: 0,
    assets: [],
    layers: stripes.slice(0, count).map((stripe, index) => layer(stripe, index, { width, height, frames })),
  };
}

interface Frame {
  width: number;
  height: number;
  frames: number;
}

function layer(
  { width, left, phase }: (typeof stripes)[number],
  index: number,
  frame: Frame,
): Record<string, unknown> {
  const centre = left * frame.width;
  const drift = frame.width * 0.02;
  return {
    ddd: 0,
    ind: index + 1,
    ty: 4,
    nm: `Stripe ${index + 1}`,
    sr: 1,
    ip: 0,
    op: frame.frames,
    st: 0,
    ks: {
      o: { a: 0, k: 100 },
      r: { a: 0, k: 0 },
      a: { a: 0, k: [0, 0, 0] },
      p: { a: 1, k: keys(frame.frames, phase, (wave) => [centre + drift * wave, frame.height / 2, 0]) },
      s: { a: 1, k: keys(frame.frames, phase + 0.25, (wave) => [100 + 16 * wave, 100, 100]) },
      sk: { a: 0, k: slant },
      sa: { a: 0, k: 0 },
    },
    shapes: [
      {
        ty: 'rc',
        d: 1,
        s: { a: 0, k: [round(width * frame.width), frame.height * 1.1] },
        p: { a: 0, k: [0, 0] },
        r: { a: 0, k: 0 },
      },
      { ty: 'fl', c: { a: 0, k: [...(index === 3 ? yellow : snow), 1] }, o: { a: 0, k: 100 }, r: 1 },
    ],
  };
}

/** Keyframes of one wave that ends as it starts. */
function keys(frames: number, phase: number, valueAt: (wave: number) => number[]): object[] {
  const steps = 8;
  const ease = { i: { x: 0.6, y: 1 }, o: { x: 0.4, y: 0 } };
  return Array.from({ length: steps + 1 }, (_, step) => ({
    t: round((frames * step) / steps),
    s: valueAt(Math.sin(2 * Math.PI * (step / steps + phase))).map(round),
    ...(step < steps ? ease : {}),
  }));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

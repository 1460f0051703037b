import { arrange, type Arrangement, type Arrow, type Place } from './arrange';
import type { Imports } from './imports';

export interface Panel {
  title: string;
  imports: readonly Imports[];
}

const boxHeight = 34;
const layerHeight = 92;
const margin = 28;
const titleHeight = 44;
const lineHeight = 20;
/** The width that the notes need. */
const leastWidth = 680;

/** Light or dark, by the reader's preference. */
const style = `
svg{background:#fff;color:#1c2426;font:13px ui-monospace,Menlo,Consolas,monospace}
.title{font:600 17px system-ui,sans-serif;fill:#1c2426}.note{font:13px system-ui,sans-serif;fill:#536064}
.box rect{fill:#eef3f3;stroke:#5a6b70}.box text{fill:#1c2426;text-anchor:middle}
.components rect{fill:#e2f5f2}.lib rect{fill:#fdf3d8}.backend rect{fill:#f3e9f8}
.arrow{fill:none;stroke:#5a6b70;stroke-opacity:.62}.head{fill:#5a6b70}
@media (prefers-color-scheme:dark){svg{background:#12181a}.title,.box text{fill:#edf3f3}.note{fill:#a3b1b5}
.box rect{fill:#222c2f;stroke:#93a5aa}.components rect{fill:#12393a}.lib rect{fill:#3a3116}.backend rect{fill:#352641}
.arrow{stroke:#93a5aa}.head{fill:#93a5aa}}`;

const notes = [
  'An arrow leads to what is imported: the thicker, the more imports (point at it for their number).',
  'What a longer way says too is left out.',
];

/** The picture as SVG: one panel below the other. */
export function draw(panels: readonly Panel[]): string {
  let top = margin;
  let width = 0;
  const parts: string[] = [];
  for (const { title, imports } of panels) {
    const arrangement = arrange(imports);
    const places = arrangement.layers.flat();
    const left = Math.min(...places.map(({ x, width: own }) => x - own / 2));
    const right = Math.max(...places.map(({ x, width: own }) => x + own / 2));
    for (const place of places) place.x += margin - left;
    parts.push(`<text class="title" x="${margin}" y="${top + 16}">${escape(title)}</text>`);
    parts.push(...drawPanel(arrangement, top + titleHeight));
    width = Math.max(width, right - left + 2 * margin);
    top += titleHeight + arrangement.layers.length * layerHeight;
  }
  for (const note of notes) {
    parts.push(`<text class="note" x="${margin}" y="${top}">${escape(note)}</text>`);
    top += lineHeight;
  }
  const [w, h] = [Math.ceil(Math.max(width, leastWidth)), top + margin];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" role="img">`,
    '<title>Which folders import which</title>',
    `<style>${style}\n</style>`,
    '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto"><path class="head" d="M0 0L8 4L0 8z"/></marker></defs>',
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}

function drawPanel({ layers, arrows }: Arrangement, top: number): string[] {
  const yOf = (place: Place) => top + (layers.length - 1 - place.layer) * layerHeight;
  const boxes = layers.flat().filter(({ isBox }) => isBox);
  const leaving = spread(boxes, arrows, 'from');
  const arriving = spread(boxes, arrows, 'to');
  return [
    ...arrows.map((arrow) => drawArrow(arrow, leaving.get(arrow) ?? 0, arriving.get(arrow) ?? 0, yOf)),
    ...boxes.map((box) => drawBox(box, yOf(box))),
  ];
}

/** Where each arrow starts or ends along its box: side by side, in the order of their other ends. */
function spread(boxes: readonly Place[], arrows: readonly Arrow[], end: 'from' | 'to'): Map<Arrow, number> {
  const points = new Map<Arrow, number>();
  for (const box of boxes) {
    const next = ({ way }: Arrow) => (end === 'from' ? way[1] : way.at(-2))?.x ?? box.x;
    const own = arrows.filter((arrow) => arrow[end] === box.name).sort((a, b) => next(a) - next(b));
    const step = (box.width - 16) / (own.length + 1);
    own.forEach((arrow, index) => points.set(arrow, box.x - box.width / 2 + 8 + step * (index + 1)));
  }
  return points;
}

function drawArrow(arrow: Arrow, start: number, end: number, yOf: (place: Place) => number): string {
  const { from, to, count, way } = arrow;
  let path = '';
  let [x, y] = [start, 0];
  for (const [index, place] of way.entries()) {
    const isLast = index === way.length - 1;
    const upper = yOf(place);
    if (index === 0) {
      y = upper + boxHeight;
      path = `M${round(x)} ${y}`;
      continue;
    }
    const nextX = isLast ? end : place.x;
    const bend = round((upper - y) / 2);
    path += `C${round(x)} ${y + bend} ${round(nextX)} ${upper - bend} ${round(nextX)} ${upper}`;
    // It passes a layer vertically, between the boxes.
    if (!isLast) path += `V${upper + boxHeight}`;
    [x, y] = [nextX, upper + boxHeight];
  }
  const thickness = round(0.9 + 0.8 * Math.log2(count));
  const label = `${from} → ${to}: ${count} ${count === 1 ? 'import' : 'imports'}`;
  return `<path class="arrow" stroke-width="${thickness}" marker-end="url(#head)" d="${path}"><title>${escape(label)}</title></path>`;
}

function drawBox({ name, x, width }: Place, y: number): string {
  const [group = ''] = name.split(/[/,]/);
  const kind = ['app', 'components', 'lib', 'scripts', 'messages'].includes(group) ? group : 'backend';
  const isBackend = name === 'lib/backend';
  return [
    `<g class="box ${isBackend ? 'backend' : kind}">`,
    `<rect x="${round(x - width / 2)}" y="${y}" width="${width}" height="${boxHeight}" rx="4"/>`,
    `<text x="${round(x)}" y="${y + 22}">${escape(name)}</text></g>`,
  ].join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

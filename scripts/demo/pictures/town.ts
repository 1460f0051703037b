import {
  circle,
  clip,
  colour,
  type Drawing,
  group,
  ink,
  path,
  pick,
  polygon,
  range,
  rect,
  slope,
} from './kit';

const c = colour;
const deep = '#2f66d8';

/** An advertising column with a poster on it, its foot at the origin. */
export function column(width: number, height: number, body: string, poster: string, mark: string): string {
  return (
    rect(-width / 2, -height, width, height, body) +
    rect(-width * 0.58, -height - width * 0.12, width * 1.16, width * 0.16, ink) +
    // Down into what it stands on, or the seam is seen.
    path(
      `M${-width * 0.46} ${-height}V${-height - width * 0.12}A${width * 0.46} ${width * 0.34} 0 0 1 ${width * 0.46} ${-height - width * 0.12}V${-height}Z`,
      ink,
    ) +
    circle(0, -height - width * 0.5, width * 0.06, ink) +
    rect(-width * 0.58, -width * 0.16, width * 1.16, width * 0.16, ink) +
    clip(
      `poster${width}`,
      rect(-width / 2, -height * 0.86, width, height * 0.6, '#000'),
      rect(-width / 2, -height * 0.86, width, height * 0.6, poster),
      polygon(
        [
          [-width, -height * 0.36],
          [width, -height * 0.36 - 2 * width * slope * 1.4],
          [width, -height * 0.14],
          [-width, -height * 0.14],
        ],
        mark,
      ),
    )
  );
}

type Gable = 'pointed' | 'stepped' | 'blunt';
type Corner = [number, number];

/** A front's outline from its foot at the left, upwards and round, its foot's middle at the origin. */
function front(width: number, height: number, gable: Gable): Corner[] {
  const half = width / 2;
  const tops: Record<Gable, Corner[]> = {
    pointed: [[0, -height - width * 0.62]],
    stepped: range(3).flatMap((step): Corner[] => {
      const [at, next] = [half - (step * half) / 3.4, half - ((step + 1) * half) / 3.4];
      const up = -height - ((step + 1) * width) / 5.5;
      return [
        [-at, up],
        [-next, up],
      ];
    }),
    blunt: [
      [-half * 0.45, -height - width * 0.42],
      [half * 0.45, -height - width * 0.42],
    ],
  };
  const left = tops[gable];
  const right = gable === 'stepped' ? left.map(([x, y]): Corner => [-x, y]).reverse() : [];
  return [[-half, 400], [-half, -height], ...left, ...right, [half, -height], [half, 400]];
}

interface House {
  x: number;
  width: number;
  height: number;
  gable: Gable;
  fill: string;
  lit: number;
}

/** Windows in rows that follow the front, one of them lit, and one in the gable. */
function windows({ width, height, lit }: House): string {
  const across = width > 190 ? 3 : 2;
  const gap = width / (across * 2 + 1);
  const rows = range(Math.floor((height + 300) / 112));
  const panes = rows.flatMap((row) =>
    range(across).map((column) =>
      rect(
        -width / 2 + gap * (1 + column * 2),
        -height + 36 + row * 112,
        gap,
        72,
        row * across + column === lit ? c.yellow : ink,
      ),
    ),
  );
  return panes.join('') + rect(-gap / 2, -height - width * 0.22, gap, width * 0.18, ink);
}

/** An upright piano, the middle of its bottom at the origin. */
const piano = (): string =>
  rect(-250, -400, 500, 400, ink) +
  rect(-270, -420, 540, 36, ink) +
  rect(-206, -350, 190, 100, deep) +
  rect(16, -350, 190, 100, deep) +
  rect(-286, -206, 572, 96, ink) +
  rect(-258, -196, 516, 66, c.snow) +
  range(13)
    .map((key) => rect(-258 + (key + 1) * 36.86 - 3, -196, 5, 66, ink))
    .join('') +
  range(13)
    .filter((key) => ![2, 6, 9].includes(key))
    .map((key) => rect(-258 + (key + 1) * 36.86 - 11, -196, 22, 40, ink))
    .join('');

/** A road sign, the foot of its post at the origin. */
const roadSign = (): string =>
  rect(-11, -330, 22, 330, ink) +
  polygon(
    [
      [0, -590],
      [160, -313],
      [-160, -313],
    ],
    c.orange,
  ) +
  polygon(
    [
      [0, -520],
      [100, -347],
      [-100, -347],
    ],
    c.snow,
  ) +
  rect(-11, -465, 22, 64, ink) +
  circle(0, -376, 13, ink);

/** The flood with which the association began: the town in the water, a piano and a road sign adrift. */
export const flood: Drawing = {
  name: 'ueber-uns',
  width: 2400,
  height: 1350,
  svg: () => {
    // Drawn smaller than it is, in a field of `across` by `height`.
    const scale = 1.35;
    const [across, height, left] = [2400 / scale, 1350 / scale, 835];
    const level = (x: number) => left - x * slope;
    const gables = ['stepped', 'pointed', 'blunt', 'pointed'] as const;
    // Those beside the column, the piano and the sign differ from them.
    const fills = [
      ...[c.pink, c.waterGreen, c.snow, c.snow, c.peach],
      ...[c.waterGreen, c.snow, c.pink, c.lilac, c.peach],
    ] as const;
    let end = -60;
    const houses = [190, 150, 250, 170, 210, 160, 240, 180, 220, 160].map((width, index): House => {
      end += width;
      return {
        x: end - width / 2,
        width,
        height: 205 + ((index * 3) % 5) * 34,
        gable: pick(gables, index * 3),
        fill: fills[index] ?? c.snow,
        lit: (index * 7) % 5,
      };
    });
    const each = (draw: (house: House) => string) =>
      houses
        // A square is left, on which the column stands.
        .filter((_, index) => index !== 2 && index !== 3)
        .map((house) => group(`translate(${house.x} ${Math.round(level(house.x))})`, draw(house)))
        .join('');
    const pillar = group(
      `translate(470 ${Math.round(level(470) + 130)})`,
      column(230, 690, c.snow, c.orange, c.purple),
    );
    const shade = group(`translate(470 ${Math.round(level(470))})`, rect(-115, -600, 230, 700, deep));
    const water: Corner[] = [
      [0, level(0)],
      [across, level(across)],
      [across, height],
      [0, height],
    ];
    const ripple = (x: number, y: number, length: number, fill: string) =>
      polygon(
        [
          [x, y],
          [x + length, y - length * slope],
          [x + length, y - length * slope + 20],
          [x, y + 20],
        ],
        fill,
      );
    const afloat = (x: number, y: number, turn: number, draught: number, drawn: string, id: string) =>
      // What is under water is not seen; its edge is as slanted as the water's.
      clip(
        id,
        polygon(
          [
            [x - 500, y - 900],
            [x + 500, y - 900],
            [x + 500, y - 500 * slope],
            [x - 500, y + 500 * slope],
          ],
          '#000',
        ),
        group(`translate(${x} ${y + draught}) rotate(${turn})`, drawn),
      );
    return group(
      `scale(${scale})`,
      rect(0, 0, across, height, c.lightYellow) +
        each((house) => polygon(front(house.width, house.height, house.gable), house.fill) + windows(house)) +
        pillar +
        clip(
          'flood',
          polygon(water, '#000'),
          polygon(water, c.blue),
          // Whatever stands at the water stands in it once more, upside down.
          group(
            `matrix(1 ${-2 * slope} 0 -1 0 ${2 * left})`,
            each((house) =>
              polygon(
                front(house.width, house.height, house.gable),
                deep,
                `stroke="${deep}" stroke-width="3"`,
              ),
            ),
            shade,
          ),
          ...range(6).map((index) =>
            ripple(-200 + index * 90, level(-200 + index * 90) + 90 + index * 104, 2900, c.lightBlue),
          ),
        ) +
        afloat(1060, 890, -12, 80, piano(), 'piano') +
        afloat(1500, 770, 14, 60, roadSign(), 'sign'),
    );
  },
};

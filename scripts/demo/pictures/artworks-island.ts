import {
  circle,
  clip,
  colour,
  type Drawing,
  group,
  ink,
  paint,
  path,
  pick,
  polygon,
  range,
  rect,
  stroke,
  wave,
} from './kit';

const c = colour;

/** The outline of an eel's winding body. */
function eel(y: number, amplitude: number, phase: number): string {
  return wave(-200, 2700, y, amplitude, 1180, phase);
}

/** Artworks on the island and along its banks: buoys, eel, bridges, pebbles, ferryman. */
export const islandArtworks: readonly Drawing[] = [
  {
    name: 'bojenchor',
    width: 2400,
    height: 1600,
    svg: () => {
      const fills = [c.orange, c.yellow, c.pink, c.snow, c.orange, c.lightGreen, c.yellow] as const;
      // All seven stand within the middle four fifths, so that none loses its face where the picture is cropped.
      const buoy = (index: number) => {
        const tilt = [-12, -3, 6, -4, 12, 3, -8][index] ?? 0;
        const size = [0.88, 0.76, 0.96, 0.84, 0.9, 0.74, 1][index] ?? 1;
        const mouth = [70, 46, 92, 62, 40, 84, 58][index] ?? 40;
        const fill = pick(fills, index);
        return group(
          `translate(${410 + index * 262} ${index % 2 === 0 ? 950 : 815}) rotate(${tilt}) scale(${size})`,
          polygon(
            [
              [-70, -150],
              [70, -150],
              [40, -560],
              [-40, -560],
            ],
            fill,
          ),
          rect(-62, -420, 124, 70, ink),
          polygon(
            [
              [0, -720],
              [46, -560],
              [-46, -560],
            ],
            ink,
          ),
          rect(-150, -151, 300, 480, fill),
          `<ellipse cx="0" cy="20" rx="58" ry="${mouth}" fill="${ink}"/>`,
          circle(-66, -96, 16, ink),
          circle(66, -96, 16, ink),
        );
      };
      const water = (index: number) =>
        path(
          `${wave(0, 2400, index === 0 ? 970 : 996 + index * 104, 26, 300, index * 1.7)}L2400 1600L0 1600Z`,
          index % 2 === 0 ? c.blue : c.lightBlue,
        );
      return (
        rect(0, 0, 2400, 1600, c.lilac) +
        [1, 3, 5].map(buoy).join('') +
        water(0) +
        [0, 2, 4, 6].map(buoy).join('') +
        range(5)
          .map((index) => water(index + 1))
          .join('')
      );
    },
  },
  {
    name: 'aalleiter',
    width: 2400,
    height: 1600,
    svg: () =>
      rect(0, 0, 2400, 1600, c.green) +
      group(
        'rotate(-12 1200 800)',
        ...range(11).map((index) => rect(-300, -250 + index * 200, 3000, 56, c.waterGreen)),
        stroke(eel(800, 420, 0.4), ink, 250),
        stroke(eel(800, 420, 0.4), c.lightYellow, 190),
        ...range(5).map((index) =>
          stroke(eel(800, 420, 0.4), index % 2 === 0 ? ink : c.lightYellow, 150 - index * 30),
        ),
        ...range(11)
          .filter((index) => index % 2 === 0)
          .map((index) =>
            clip(
              `rung${index}`,
              range(6)
                .map((cell) =>
                  rect(-300 + cell * 590 + (index % 4 === 0 ? 0 : 295), -250 + index * 200, 295, 56, '#000'),
                )
                .join(''),
              rect(-300, -250 + index * 200, 3000, 56, c.waterGreen),
            ),
          ),
      ),
  },
  {
    name: 'brueckenprobe',
    width: 2400,
    height: 1600,
    svg: () => {
      const fills = [c.orange, c.snow, c.pink, c.lightBlue, c.yellow] as const;
      const tier = (y: number, count: number, offset: number, fill: string) => {
        const span = 2600 / count;
        return clip(
          `tier${y}`,
          rect(0, y, 2400, 330, '#000'),
          rect(0, y, 2400, 330, fill),
          ...range(count + 1).map((index) =>
            path(
              `M${offset + index * span - span * 0.4} ${y + 340}V${y + 40 + span * 0.34}A${span * 0.4} ${span * 0.34} 0 0 1 ${offset + index * span + span * 0.4} ${y + 40 + span * 0.34}V${y + 340}Z`,
              ink,
            ),
          ),
        );
      };
      return (
        rect(0, 0, 2400, 1600, ink) +
        group(
          'translate(0 290) skewY(-12) translate(0 -40)',
          range(6)
            .map((index) => tier(-20 + index * 330, 3 + index * 2, (index % 2) * 180, pick(fills, index)))
            .join(''),
        )
      );
    },
  },
  {
    name: 'kiesel',
    width: 2400,
    height: 1600,
    pixels: () => {
      const stones: [number, number, number, number, string, string][] = [
        [520, 1010, 520, 390, c.lilac, c.purple],
        [1420, 1120, 640, 330, c.peach, c.orange],
        [2110, 720, 400, 470, c.lightBlue, c.blue],
        [1060, 520, 460, 300, c.lightYellow, c.yellow],
        [1640, 330, 290, 190, c.lightGreen, c.green],
        [330, 330, 300, 220, c.snow, c.pink],
      ];
      const bayer = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];
      const cell = 8;
      return paint(
        2400,
        1600,
        (px, py) => {
          const x = Math.floor(px / cell) * cell;
          const y = Math.floor(py / cell) * cell;
          const limit = ((bayer[((y / cell) % 4) * 4 + ((x / cell) % 4)] ?? 0) + 0.5) / 16;
          for (const [cx, cy, rx, ry, light, dark] of stones) {
            const u = (x - cx) / rx;
            const v = (y - cy) / ry;
            const turnedU = u * 0.978 + v * 0.208 * 0.6;
            const distance = Math.abs(turnedU) ** 2.6 + Math.abs(v) ** 2.6;
            if (distance > 1) continue;
            const shade = (turnedU + v * 1.4 + 1.6) / 3.4;
            return shade > limit * 1.05 ? (shade > 0.72 + limit * 0.3 ? ink : dark) : light;
          }
          return ink;
        },
        false,
      );
    },
  },
  {
    name: 'faehrmann',
    width: 2400,
    height: 1600,
    svg: () =>
      rect(0, 0, 2400, 1600, c.yellow) +
      clip('sky', rect(0, 0, 2400, 1010, '#000'), circle(1640, 700, 520, c.orange)) +
      range(10)
        .map((index) =>
          rect(0, 1010 + index * 62, 2400, 62 - index * 5, index % 2 === 0 ? c.purple : c.lilac),
        )
        .join('') +
      clip(
        'mirror',
        rect(0, 1010, 2400, 600, '#000'),
        ...range(9).map((index) =>
          rect(1640 - 480 + index * 44 + (index % 2) * 60, 1024 + index * 64, 960 - index * 96, 30, c.orange),
        ),
      ) +
      polygon(
        [
          [300, 1110],
          [1120, 1110],
          [1180, 1190],
          [240, 1190],
        ],
        ink,
      ) +
      rect(300, 1190, 60, 70, ink) +
      rect(1060, 1190, 60, 70, ink) +
      group(
        'translate(680 1110) scale(1.3)',
        rect(-130, -190, 260, 34, c.snow),
        rect(-130, -470, 34, 314, c.snow),
        rect(-130, -160, 26, 160, c.snow),
        rect(104, -160, 26, 160, c.snow),
        polygon(
          [
            [-96, -470],
            [-64, -470],
            [-64, -300],
            [-96, -300],
          ],
          c.pink,
        ),
      ),
  },
];

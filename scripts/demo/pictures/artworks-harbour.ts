import { circle, colour, type Drawing, group, ink, pick, polygon, range, rect, stroke, wave } from './kit';

const c = colour;

/** Artworks of the working harbour: horn, table. */
export const harbourArtworks: readonly Drawing[] = [
  {
    name: 'nebelhorn',
    width: 1600,
    height: 2000,
    svg: () => {
      const rings = (x: number, y: number, paintWith: string, count: number, gap: number) =>
        range(count)
          .map((index) =>
            circle(x, y, 60 + index * gap, 'none', `stroke="${paintWith}" stroke-width="${gap / 2}"`),
          )
          .join('');
      return (
        rect(0, 0, 1600, 2000, c.pink) +
        rings(360, 1500, ink, 44, 46) +
        `<g style="mix-blend-mode:normal">${rings(470, 1420, c.pink, 40, 52)}</g>` +
        polygon(
          [
            [0, 1260],
            [360, 1400],
            [360, 1600],
            [0, 1740],
          ],
          c.yellow,
        ) +
        polygon(
          [
            [360, 1340],
            [520, 1240],
            [520, 1760],
            [360, 1660],
          ],
          c.yellow,
        ) +
        polygon(
          [
            [360, 1340],
            [400, 1315],
            [400, 1685],
            [360, 1660],
          ],
          ink,
        )
      );
    },
  },
  {
    name: 'laengster-tisch',
    width: 2400,
    height: 1600,
    svg: () => {
      const plates = range(15).map((index) => {
        const t = 1 - 0.79 ** index;
        const x = 300 + t * 1900;
        const y = 1290 - t * 1130;
        const size = 210 * (1 - t) + 6;
        const fills = [c.orange, c.pink, c.yellow, c.blue] as const;
        return group(
          `translate(${x} ${y}) rotate(-30) scale(${size / 200})`,
          `<ellipse rx="200" ry="120" fill="${pick(fills, index)}"/>`,
          `<ellipse rx="118" ry="66" fill="${c.snow}"/>`,
          index % 3 === 0
            ? circle(20, -6, 40, ink)
            : polygon(
                [
                  [-60, 20],
                  [60, -30],
                  [30, 40],
                ],
                c.green,
              ),
        );
      });
      const railings = range(16).map((index) => {
        const t = 1 - 0.82 ** index;
        return rect(900 + t * 1350, 1600 - t * 1420 - 360 * (1 - t), 30 * (1 - t) + 3, 400 * (1 - t), ink);
      });
      return (
        rect(0, 0, 2400, 1600, c.waterGreen) +
        range(9)
          .map((index) => stroke(wave(0, 2400, 90 + index * 90, 12, 240, index), c.lightBlue, 14))
          .join('') +
        polygon(
          [
            [0, 1600],
            [0, 900],
            [2330, 110],
            [2400, 110],
            [2400, 180],
            [1500, 1600],
          ],
          c.lilac,
        ) +
        polygon(
          [
            [0, 1600],
            [0, 1080],
            [2290, 140],
            [2340, 150],
            [1020, 1600],
          ],
          c.peach,
        ) +
        polygon(
          [
            [1020, 1600],
            [2340, 150],
            [2340, 190],
            [1120, 1600],
          ],
          ink,
        ) +
        plates.join('') +
        railings.join('')
      );
    },
  },
];

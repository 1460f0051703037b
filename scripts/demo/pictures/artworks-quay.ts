import {
  clip,
  colour,
  type Drawing,
  group,
  ink,
  letters,
  path,
  pick,
  polygon,
  random,
  range,
  rect,
  slant,
  stroke,
} from './kit';

const c = colour;

/** Artworks on the quays and in the old harbour: gauge, house, flotsam. */
export const quayArtworks: readonly Drawing[] = [
  {
    name: 'pegel',
    width: 1600,
    height: 2000,
    svg: () => {
      const marks = (paintWith: string) =>
        range(30)
          .map((index) => rect(0, 20 + index * 68, index % 5 === 0 ? 520 : 260, 34, paintWith))
          .join('');
      const figures = (paintWith: string) =>
        ['5', '4', '3']
          .map((figure, index) => letters(figure, 700, 90 + index * 720, 620, paintWith, 31))
          .join('');
      const below = slant(1600, 1290, 1400, '#000');
      return (
        rect(0, 0, 1600, 2000, c.yellow) +
        marks(ink) +
        figures(ink) +
        slant(1600, 1290, 1400, c.blue) +
        clip(
          'water',
          below,
          group('translate(90 0) skewX(-12) translate(330 0)', marks(ink), figures(c.snow)),
        ) +
        slant(1600, 1290, 34, c.snow)
      );
    },
  },
  {
    name: 'zwoelf-grad',
    width: 1600,
    height: 2000,
    svg: () => {
      const windows = range(12).map((index) =>
        rect(
          150 + (index % 3) * 250,
          260 + Math.floor(index / 3) * 240,
          130,
          160,
          index === 7 ? c.yellow : ink,
        ),
      );
      return (
        rect(0, 0, 1600, 2000, c.lightBlue) +
        rect(0, 1660, 1600, 340, c.green) +
        polygon(
          [
            [520, 1660],
            [1480, 1660],
            [1600, 1760],
            [1600, 2000],
            [900, 2000],
          ],
          ink,
        ) +
        group(
          'translate(260 360) rotate(12 480 1240)',
          polygon(
            [
              [0, 200],
              [480, -140],
              [960, 200],
            ],
            c.orange,
          ),
          rect(0, 198, 960, 1202, c.snow),
          polygon(
            [
              [480, 198],
              [960, 198],
              [960, 1400],
              [480, 1400],
            ],
            c.peach,
          ),
          ...windows,
          rect(400, 1220, 160, 180, c.orange),
        ) +
        rect(0, 1780, 1600, 220, c.green) +
        slant(1600, 2060, 200, c.lightGreen)
      );
    },
  },
  {
    name: 'treibgut',
    width: 2400,
    height: 1600,
    svg: () => {
      const shapes = [
        (f: string) =>
          rect(-22, -120, 44, 90, f) + path('M-60 120V-20Q-60 -40 -22 -50H22Q60 -40 60 -20V120Z', f),
        (f: string) =>
          polygon(
            [
              [-130, -18],
              [130, -52],
              [130, 4],
              [-130, 38],
            ],
            f,
          ),
        (f: string) =>
          path('M0 -90A90 90 0 1 0 0.1 -90ZM0 -38A38 38 0 1 1 -0.1 -38Z', f, 'fill-rule="evenodd"'),
        (f: string) => path('M-110 60V-60Q-60 -70 -40 -20L90 10Q120 20 120 60Z', f),
        (f: string) => path('M-120 -70H120L70 100H-70Z', f),
        (f: string) =>
          polygon(
            [
              [-20, -130],
              [20, -130],
              [20, 30],
              [60, 130],
              [-60, 130],
              [-20, 30],
            ],
            f,
          ),
        (f: string) => path('M0 -110L110 80H-110Z', f),
        (f: string) => path('M-90 -90H90V90H-90ZM-34 -34V34H34V-34Z', f),
        (f: string) => path('M-120 0A120 120 0 0 1 120 0Z', f) + rect(-14, 0, 28, 120, f),
      ];
      const bands = [c.waterGreen, c.yellow, c.orange, c.pink, c.blue] as const;
      const grounds = [c.lightYellow, c.peach, c.lilac, c.lightBlue] as const;
      const next = random(7);
      const items = range(24).map((index) => {
        const column = index % 6;
        const row = Math.floor(index / 6);
        const shape = shapes[(column * 5 + row * 2) % shapes.length];
        const turn = Math.floor(next() * 6) * 60 - 12;
        const missing = column === 4 && row === 2;
        return (
          rect(
            column * 400,
            row * 400,
            400,
            400,
            (column + row) % 2 === 0 ? pick(bands, row + 1) : pick(grounds, row),
          ) +
          group(
            `translate(${200 + column * 400} ${200 + row * 400}) rotate(${turn}) scale(1.28)`,
            shape ? shape(missing ? pick(grounds, row) : ink) : '',
            missing ? stroke('M-90 -90L90 90M90 -90L-90 90', ink, 30) : '',
          )
        );
      });
      return items.join('');
    },
  },
];

import {
  circle,
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
  slope,
  stroke,
} from './kit';

const c = colour;

/** Artworks upstream of the old town: spawning ground, alphabet, crane, rain. */
export const upstreamArtworks: readonly Drawing[] = [
  {
    name: 'laichplatz',
    width: 2000,
    height: 2000,
    svg: () => {
      const next = random(88);
      const placed: [number, number, number][] = [];
      for (let attempt = 0; attempt < 26000 && placed.length < 1500; attempt += 1) {
        const x = next() * 2000;
        const y = next() * 2000;
        const centre = Math.abs(y - (1500 - x * slope * 2.2) - Math.sin(x / 260) * 190);
        const size = centre < 260 ? 18 + next() * 16 : 34 + next() * next() * 92;
        if (placed.every(([px, py, ps]) => (px - x) ** 2 + (py - y) ** 2 > (ps + size + 3) ** 2))
          placed.push([x, y, size]);
      }
      const fills = [c.peach, c.orange, c.peach, c.lightYellow] as const;
      return (
        rect(0, 0, 2000, 2000, ink) +
        placed
          .map(([x, y, size]) => {
            const centre = Math.abs(y - (1500 - x * slope * 2.2) - Math.sin(x / 260) * 190);
            const near = centre < 250;
            return (
              circle(x, y, size, near ? c.waterGreen : pick(fills, x + y)) +
              circle(x + size * 0.28, y - size * 0.28, size * (near ? 0.36 : 0.3), ink)
            );
          })
          .join('')
      );
    },
  },
  {
    name: 'alphabet-der-stroemung',
    width: 2400,
    height: 1600,
    svg: () => {
      // With a margin it fits into a square in the middle: that is what lists keep of it.
      const word = group('translate(576 418) scale(1 1.4)', letters('AUE', 0, 0, 546, ink, 22));
      // A little higher than a bar of the E, so that no slice is left with a splinter of it.
      const top = 434;
      const slice = 146;
      const slices = [-30, 34, 60, 20, -36].map((shift, index) =>
        clip(
          `slice${index}`,
          rect(0, top + index * slice, 2400, slice, '#000'),
          group(`translate(${shift} 0)`, word),
        ),
      );
      return (
        rect(0, 0, 2400, 1600, c.lightGreen) +
        polygon(
          [
            [0, 0],
            [900, 0],
            [0, 900],
          ],
          c.green,
        ) +
        polygon(
          [
            [2400, 700],
            [2400, 1600],
            [1500, 1600],
          ],
          c.yellow,
        ) +
        slices.join('') +
        range(6)
          .map((index) => rect(0, top - 5 + index * slice, 2400, 10, c.green))
          .join('')
      );
    },
  },
  {
    name: 'kran-tanzend',
    width: 1600,
    height: 2000,
    svg: () => {
      const crane = (fill: string) =>
        polygon(
          [
            [-70, 900],
            [-24, -420],
            [24, -420],
            [70, 900],
          ],
          fill,
        ) +
        polygon(
          [
            [-360, -430],
            [900, -430],
            [900, -390],
            [30, -330],
            [-360, -350],
          ],
          fill,
        ) +
        polygon(
          [
            [-40, -420],
            [0, -640],
            [40, -420],
          ],
          fill,
        ) +
        stroke('M0 -630L860 -420M0 -630L-350 -410', fill, 14) +
        rect(-360, -430, 130, 170, fill) +
        stroke('M780 -400V-40', fill, 10) +
        path('M740 -40H820V20A42 42 0 1 1 740 30H772A12 12 0 1 0 786 20H740Z', fill);
      return (
        rect(0, 0, 1600, 2000, c.lightYellow) +
        group('translate(690 1000) rotate(-60)', crane(c.lightBlue)) +
        group('translate(700 1010) rotate(-36)', crane(c.waterGreen)) +
        group('translate(720 1030) rotate(-12)', crane(c.pink)) +
        group('translate(730 1050) rotate(12)', crane(c.orange)) +
        slant(1600, 2010, 500, c.blue) +
        range(5)
          .map((index) => rect(300 + index * 210, 1800 - index * 45, 170, 26, c.snow))
          .join('')
      );
    },
  },
  {
    name: 'regenmacher',
    width: 2400,
    height: 1600,
    svg: () => {
      const next = random(53);
      const rain = range(230).map((index) => {
        const x = next() * 2700 - 100;
        const y = 520 + next() * 1000;
        const size = 60 + next() * 240;
        const paints = [c.snow, c.snow, c.lightBlue, ink] as const;
        return stroke(`M${x} ${y}l${-size * slope} ${size}`, pick(paints, index), 9 + (index % 3) * 5);
      });
      const cloud = (x: number, y: number, scale: number, fill: string) =>
        group(
          `translate(${x} ${y}) scale(${scale})`,
          path(
            'M-420 0A150 150 0 0 1 -300 -220A230 230 0 0 1 110 -300A190 190 0 0 1 380 -130A120 120 0 0 1 420 0Z',
            fill,
          ),
        );
      return (
        rect(0, 0, 2400, 1600, c.blue) +
        rain.join('') +
        cloud(560, 560, 1.2, c.lilac) +
        cloud(1760, 640, 1.5, ink) +
        cloud(1210, 430, 1.05, c.snow) +
        // A broad wall with a door and a lit window under the roof, so that it is no arrow.
        rect(1290, 1040, 600, 460, c.lightYellow) +
        polygon(
          [
            [1200, 1060],
            [1590, 750],
            [1980, 1060],
          ],
          c.yellow,
        ) +
        rect(1370, 1140, 170, 360, ink) +
        rect(1630, 1140, 180, 150, ink) +
        [1648, 1729].map((x) => rect(x, 1158, 63, 114, c.yellow)).join('') +
        slant(2400, 1720, 200, c.yellow)
      );
    },
  },
];

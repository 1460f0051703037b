import {
  circle,
  colour,
  type Drawing,
  group,
  ink,
  path,
  pick,
  polygon,
  random,
  range,
  rect,
  stroke,
} from './kit';

const c = colour;

/** Artworks at the upper bank: night ferry, shoal. */
export const bankArtworks: readonly Drawing[] = [
  {
    name: 'nachtfaehre',
    width: 2400,
    height: 1600,
    svg: () => {
      const lights = [c.yellow, c.orange, c.snow, c.waterGreen, c.pink] as const;
      const next = random(71);
      const reflections = range(14).flatMap((index) => {
        const x = 470 + index * 112;
        return range(12).map((row) =>
          rect(
            x + (next() - 0.5) * (20 + row * 9) - 30,
            990 + row * 46,
            26 + next() * (40 + row * 4),
            15,
            pick(lights, index),
          ),
        );
      });
      return (
        rect(0, 0, 2400, 1600, ink) +
        range(60)
          .map(() => circle(next() * 2400, next() * 520, 3 + next() * 4, c.snow))
          .join('') +
        polygon(
          [
            [250, 830],
            [2190, 830],
            [2010, 950],
            [430, 950],
          ],
          c.blue,
        ) +
        rect(440, 690, 1600, 140, c.purple) +
        rect(620, 560, 1000, 130, c.lilac) +
        group(
          'translate(1310 560) skewX(-12)',
          rect(0, -170, 120, 170, c.orange),
          rect(0, -120, 120, 34, ink),
        ) +
        range(14)
          .map((index) => rect(470 + index * 112, 730, 66, 60, pick(lights, index)))
          .join('') +
        range(7)
          .map((index) => rect(660 + index * 136, 592, 76, 60, index === 4 ? ink : c.yellow))
          .join('') +
        reflections.join('') +
        stroke('M0 470L2400 -40', c.snow, 5) +
        stroke('M1830 81V350', c.snow, 5) +
        circle(1830, 360, 16, c.snow)
      );
    },
  },
  {
    name: 'stromauf',
    width: 2400,
    height: 1600,
    svg: () => {
      const fish = (fill: string, eye: string) =>
        path('M0 0L130 -64L210 -30L270 -78V78L210 30L130 64Z', fill) + circle(74, -14, 11, eye);
      const shoal = range(70).map((index) => {
        const column = index % 10;
        const row = Math.floor(index / 10);
        const x = column * 280 - 160 + (row % 2) * 140;
        const y = row * 240 + 160;
        // In the middle, where no crop leaves it out.
        const against = column === 4 && row === 3;
        const turn = against ? 180 - 12 : -12;
        const fills = [c.lightBlue, c.blue, c.waterGreen] as const;
        // Its tail is beside another's, which no other's is: it is a little smaller, and stands in the middle of its room.
        const room = against ? ' scale(0.9)' : '';
        const middle = against ? 145 : 120;
        return group(
          `translate(${x + middle} ${y - column * 12}) rotate(${turn})${room} translate(-130 0)`,
          fish(against ? c.orange : pick(fills, row + column * 2), against ? c.snow : ink),
        );
      });
      return rect(0, 0, 2400, 1600, c.lightYellow) + shoal.join('');
    },
  },
];

import {
  circle,
  colour,
  type Drawing,
  group,
  ink,
  letters,
  path,
  pick,
  polygon,
  range,
  rect,
  slant,
  slope,
  stroke,
  wave,
} from './kit';

const c = colour;

/** More pictures for news and events, from the film to the bicycle. */
export const eveningOccasions: readonly Drawing[] = [
  {
    name: 'film',
    width: 2000,
    height: 1333,
    svg: () =>
      rect(0, 0, 2000, 1333, ink) +
      polygon(
        [
          [1820, 1180],
          [180, 140],
          [180, 860],
        ],
        c.lightYellow,
      ) +
      group(
        'skewY(-12) translate(0 130)',
        rect(120, 130, 900, 600, c.snow),
        path(`${wave(120, 1020, 500, 40, 300)}L1020 730L120 730Z`, c.blue),
        circle(760, 300, 90, c.orange),
      ) +
      circle(1740, 1090, 60, c.yellow) +
      rect(1680, 1080, 200, 150, c.yellow) +
      circle(1770, 1030, 76, c.orange) +
      circle(1880, 1050, 56, c.orange) +
      range(12)
        .map((index) => path(`M${60 + index * 130} 1333A46 70 0 0 1 ${152 + index * 130} 1333Z`, '#2b2e31'))
        .join(''),
  },
  {
    name: 'tanz',
    width: 2000,
    height: 1333,
    svg: () => {
      const body = (fill: string) =>
        circle(0, -420, 62, fill) +
        stroke(
          'M0 -350L20 -80L-170 230M20 -80L200 60L330 220M10 -290L-240 -390M10 -290L230 -470',
          fill,
          60,
          'stroke-linejoin="miter"',
        );
      return (
        rect(0, 0, 2000, 1333, c.pink) +
        [c.snow, c.yellow, c.orange, c.purple, ink]
          .map((fill, index) =>
            group(
              `translate(${330 + index * 330} ${930 - index * 330 * slope}) rotate(${-48 + index * 24}) scale(1.15)`,
              body(fill),
            ),
          )
          .join('') +
        slant(2000, 1420, 400, c.blue)
      );
    },
  },
  {
    name: 'fest',
    width: 2000,
    height: 1333,
    svg: () => {
      const fills = [c.orange, c.yellow, c.pink, c.lightGreen, c.lightBlue, c.snow] as const;
      return (
        rect(0, 0, 2000, 1333, c.blue) +
        range(3)
          .map((row) =>
            range(13)
              .map((index) => {
                const x = index * 165 - 60;
                const y = 190 + row * 330 - x * slope + Math.sin((index / 12) * Math.PI) * 120;
                return polygon(
                  [
                    [x, y],
                    [x + 150, y - 20],
                    [x + 92, y + 190],
                  ],
                  pick(fills, index * 2 + row),
                );
              })
              .join(''),
          )
          .join('') +
        range(4)
          .map((index) =>
            group(
              `translate(${320 + index * 460} 1180)`,
              circle(0, -60, 130, pick(fills, index)),
              rect(-90, 40, 180, 20, ink),
              rect(-46, -60 + 116, 92, 60, ink),
            ),
          )
          .join('') +
        rect(0, 1290, 2000, 60, ink)
      );
    },
  },
  {
    name: 'aufbau',
    width: 2000,
    height: 1333,
    svg: () =>
      rect(0, 0, 2000, 1333, c.lightYellow) +
      // No pole runs along an edge of the picture, nor of what a square or a wide field keeps of it.
      range(6)
        .map((row) =>
          range(7)
            .map(
              (index) =>
                stroke(`M${index * 300 - 50} ${row * 250 - 84}h300l-300 250`, ink, 18) +
                rect(index * 300 - 59, row * 250 - 84, 18, 250, ink),
            )
            .join(''),
        )
        .join('') +
      rect(0, 651, 2000, 30, c.blue) +
      polygon(
        [
          [400, 1333],
          [400, 520],
          [1300, 330],
          [1300, 1333],
        ],
        c.orange,
      ) +
      group('translate(850 850) rotate(-12)', letters('A', -175, -230, 490, ink, 30)) +
      rect(0, 1151, 2000, 30, c.blue),
  },
  {
    name: 'gezeiten',
    width: 2000,
    height: 1333,
    svg: () =>
      range(14)
        .map((index) =>
          path(
            `${wave(0, 2000, -60 + index * 110, 26 + index * 5, 300 + index * 40, index * 0.7)}L2000 1333L0 1333Z`,
            [c.lightYellow, c.peach, c.orange, c.pink, c.purple, c.blue, c.waterGreen][
              Math.floor(index / 2)
            ] ?? ink,
          ),
        )
        .join(''),
  },
  {
    name: 'rad',
    width: 2000,
    height: 1333,
    svg: () =>
      rect(0, 0, 2000, 1333, c.green) +
      slant(2000, 1240, 500, c.lightGreen) +
      group(
        `translate(1000 820) rotate(-12)`,
        ...[-430, 430].map(
          (x) =>
            circle(x, 0, 300, 'none', `stroke="${ink}" stroke-width="40"`) +
            range(8)
              .map((index) =>
                group(`translate(${x} 0) rotate(${index * 22.5})`, rect(-290, -4, 580, 8, c.snow)),
              )
              .join(''),
        ),
        stroke(
          'M-430 0L-200 -400H240L0 0H-430M-200 -400L0 0M240 -400L430 0M-260 -400H-120M200 -520L240 -400M160 -520H300',
          c.orange,
          44,
        ),
      ),
  },
];

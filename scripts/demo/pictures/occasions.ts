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
  slant,
  slope,
  stroke,
  wave,
} from './kit';

const c = colour;

/** Pictures for news and events, each named after its subject. */
export const occasions: readonly Drawing[] = [
  {
    name: 'eroeffnung',
    width: 2000,
    height: 1333,
    svg: () => {
      const next = random(3);
      const fills = [c.orange, c.yellow, c.pink, c.blue, c.lightGreen, c.lilac] as const;
      return (
        rect(0, 0, 2000, 1333, c.lightYellow) +
        range(170)
          .map((index) =>
            group(
              `translate(${next() * 2000} ${next() * 1150}) rotate(${-12 + Math.floor(next() * 4) * 90})`,
              index % 3 === 0
                ? rect(-40, -14, 80, 28, pick(fills, index))
                : index % 3 === 1
                  ? circle(0, 0, 22, pick(fills, index))
                  : polygon(
                      [
                        [0, -34],
                        [34, 26],
                        [-34, 26],
                      ],
                      pick(fills, index),
                    ),
            ),
          )
          .join('') +
        slant(2000, 1330, 500, ink) +
        group(
          'translate(1000 1080)',
          rect(-14, -700, 28, 760, ink),
          group('rotate(-12 0 -700)', rect(0, -700, 620, 300, c.orange)),
        )
      );
    },
  },
  {
    name: 'konzert',
    width: 2000,
    height: 1333,
    svg: () =>
      rect(0, 0, 2000, 1333, c.purple) +
      // Whole, where a slant cuts the picture's end.
      range(30)
        .map((index) => {
          const height = Math.abs(Math.sin(index * 0.63) * Math.cos(index * 0.21)) * 980 + 60;
          return polygon(
            [
              [290 + index * 48, 666 - height / 2],
              [318 + index * 48, 666 - height / 2 - 6],
              [318 + index * 48, 666 + height / 2 - 6],
              [290 + index * 48, 666 + height / 2],
            ],
            index % 5 === 0 ? c.yellow : ink,
          );
        })
        .join(''),
  },
  {
    name: 'fuehrung',
    width: 2000,
    height: 1333,
    svg: () =>
      rect(0, 0, 2000, 1333, c.yellow) +
      range(8)
        .map((index) =>
          group(
            `translate(${190 + index * 205} ${1180 - index * 205 * slope}) rotate(-12)`,
            group(
              `rotate(${index % 2 === 0 ? -8 : 10}) translate(0 ${index % 2 === 0 ? -70 : 70})`,
              path('M-44 0C-60 -90 -36 -150 0 -150S60 -90 44 0Z', index === 7 ? c.orange : ink),
              `<ellipse cx="0" cy="46" rx="36" ry="34" fill="${index === 7 ? c.orange : ink}"/>`,
            ),
          ),
        )
        .join('') +
      stroke(`M0 700L2000 ${700 - 2000 * slope}`, c.snow, 46) +
      circle(1600, 250, 150, c.orange),
  },
  {
    name: 'gespraech',
    width: 2000,
    height: 1333,
    svg: () => {
      const profile =
        'M0 1333V-20H560C650 90 690 250 690 390L800 610L700 650L720 740L664 790L704 850C700 960 640 1010 520 1000L500 1333Z';
      return (
        rect(0, 0, 2000, 1333, c.peach) +
        range(12)
          .map((index) =>
            stroke(wave(600, 1400, 60 + index * 116, 34, 268, index % 2 === 0 ? 0 : Math.PI), ink, 20),
          )
          .join('') +
        path(profile, c.blue) +
        circle(520, 430, 44, ink) +
        group('translate(2000 0) scale(-1 1)', path(profile, c.orange), circle(520, 430, 44, ink))
      );
    },
  },
  {
    name: 'werkstatt',
    width: 2000,
    height: 1333,
    svg: () =>
      rect(0, 0, 2000, 1333, c.lightBlue) +
      range(21)
        .map((index) => rect(0, index * 66, 2000, 2, c.blue))
        .join('') +
      range(31)
        .map((index) => rect(index * 66, 0, 2, 1333, c.blue))
        .join('') +
      group(
        'rotate(-12 1000 666)',
        polygon(
          [
            [200, 560],
            [1360, 560],
            [1620, 666],
            [1360, 772],
            [200, 772],
          ],
          c.yellow,
        ),
        polygon(
          [
            [1360, 560],
            [1620, 666],
            [1360, 772],
          ],
          c.peach,
        ),
        polygon(
          [
            [1545, 635],
            [1620, 666],
            [1545, 697],
          ],
          ink,
        ),
        rect(120, 560, 120, 212, c.pink),
        rect(240, 560, 50, 212, c.snow),
        rect(290, 640, 1070, 52, c.orange),
      ) +
      polygon(
        [
          [1500, 1333],
          [2000, 1333],
          [2000, 833],
        ],
        c.orange,
      ) +
      polygon(
        [
          [1690, 1270],
          [1940, 1270],
          [1940, 1020],
        ],
        c.lightBlue,
      ),
  },
  {
    name: 'kinder',
    width: 2000,
    height: 1333,
    svg: () =>
      rect(0, 0, 2000, 1333, c.lightGreen) +
      rect(0, 900, 2000, 440, c.waterGreen) +
      [
        [260, 0],
        [760, 70],
        [1260, -30],
        [1740, 60],
      ]
        .map(([x = 0, y = 0], index) =>
          group(
            `translate(${x} ${900 + y}) rotate(${index % 2 === 0 ? -12 : 8}) scale(${index === 3 ? 0.7 : 1})`,
            path('M-190 0H190A190 150 0 0 1 -190 0Z', c.yellow),
            circle(130, -90, 110, c.yellow),
            polygon(
              [
                [220, -110],
                [320, -80],
                [220, -50],
              ],
              c.orange,
            ),
            circle(160, -110, 18, ink),
            polygon(
              [
                [-190, 0],
                [-260, -90],
                [-110, 0],
              ],
              c.yellow,
            ),
          ),
        )
        .join('') +
      range(5)
        .map((index) => stroke(wave(0, 2000, 1060 + index * 66, 16, 250, index), c.snow, 14))
        .join('') +
      circle(1650, 240, 140, c.orange),
  },
];

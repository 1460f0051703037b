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
  random,
  range,
  rect,
  slant,
  slope,
  stroke,
  wave,
} from './kit';

const c = colour;

/** Pictures of news and events, each named by what it shows. */
export const occasions: readonly Drawing[] = [
  {
    name: 'eroeffnung',
    width: 2000,
    height: 1333,
    svg: () => {
      const next = random(3);
      const fills = [c.orange, c.yellow, c.pink, c.blue, c.lightGreen, c.lilac] as const;
      return (
        rect(0, 0, 2000, 1333, c.snow) +
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
      range(41)
        .map((index) => {
          const height = Math.abs(Math.sin(index * 0.63) * Math.cos(index * 0.21)) * 980 + 60;
          return polygon(
            [
              [60 + index * 48, 666 - height / 2],
              [88 + index * 48, 666 - height / 2 - 6],
              [88 + index * 48, 666 + height / 2 - 6],
              [60 + index * 48, 666 + height / 2],
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
      range(9)
        .map((index) =>
          group(
            `translate(${190 + index * 205} ${1180 - index * 205 * slope}) rotate(-12)`,
            group(
              `rotate(${index % 2 === 0 ? -8 : 10}) translate(0 ${index % 2 === 0 ? -70 : 70})`,
              path('M-44 0C-60 -90 -36 -150 0 -150S60 -90 44 0Z', index === 8 ? c.orange : ink),
              `<ellipse cx="0" cy="46" rx="36" ry="34" fill="${index === 8 ? c.orange : ink}"/>`,
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
      range(6)
        .map((row) =>
          range(7)
            .map(
              (index) =>
                stroke(`M${index * 300} ${row * 260 - 60}h300l-300 260`, ink, 18) +
                rect(index * 300 - 9, row * 260 - 60, 18, 280, ink),
            )
            .join(''),
        )
        .join('') +
      polygon(
        [
          [380, 1333],
          [380, 520],
          [1280, 330],
          [1280, 1333],
        ],
        c.orange,
      ) +
      group('translate(820 600) rotate(-12)', letters('A', -190, -170, 480, ink, 30)) +
      rect(0, 1240, 2000, 30, c.blue) +
      rect(0, 720, 2000, 30, c.blue),
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

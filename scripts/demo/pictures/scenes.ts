import {
  circle,
  colour,
  type Drawing,
  group,
  ink,
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
import { column, flood } from './town';

const c = colour;

/** The hero of the home page and the pictures of the other pages. */
export const scenes: readonly Drawing[] = [
  {
    name: 'hero',
    width: 2880,
    height: 1620,
    svg: () =>
      rect(0, 0, 2880, 1620, c.blue) +
      slant(2880, 420, 260, c.lightBlue) +
      slant(2880, 680, 90, c.snow) +
      slant(2880, 770, 420, '#2f66d8') +
      slant(2880, 1190, 60, c.waterGreen) +
      slant(2880, 1250, 520, c.blue) +
      slant(2880, 1660, 110, c.waterGreen) +
      slant(2880, 1770, 600, ink) +
      circle(2270, 420, 210, c.orange) +
      // Its foot is on the bank, all of it.
      group('translate(2010 1438)', column(330, 900, c.snow, c.yellow, c.orange)) +
      group(
        'translate(700 1240) rotate(-12)',
        polygon(
          [
            [-180, 0],
            [180, 0],
            [110, 80],
            [-110, 80],
          ],
          c.orange,
        ),
        polygon(
          [
            [0, -150],
            [80, 0],
            [-80, 0],
          ],
          c.snow,
        ),
      ),
  },
  {
    name: 'besuch',
    width: 2400,
    height: 1600,
    svg: () => {
      const river = 'M-100 1360L640 1203L1130 760L1700 639L2500 150';
      const bridge = (x: number, y: number, turn: number) =>
        group(
          `translate(${x} ${y}) rotate(${turn})`,
          rect(-44, -220, 88, 440, ink),
          rect(-24, -220, 48, 440, c.snow),
        );
      const stops: [number, number, string][] = [
        [330, 1060, c.orange],
        [700, 1490, c.pink],
        [760, 780, c.orange],
        [1415, 735, c.yellow],
        [1840, 1010, c.pink],
        [1910, 380, c.orange],
      ];
      return (
        rect(0, 0, 2400, 1600, c.lightYellow) +
        range(6)
          .map((index) => stroke(`M${-500 + index * 560} 1600L${-160 + index * 560} 0`, c.peach, 60))
          .join('') +
        range(4)
          .map((index) => slant(2400, 260 + index * 520, 34, c.peach))
          .join('') +
        stroke(river, c.blue, 330, 'stroke-linejoin="round"') +
        `<ellipse cx="1415" cy="700" rx="170" ry="64" fill="${c.green}" transform="rotate(-12 1415 700)"/>` +
        bridge(270, 1281, -12) +
        bridge(885, 980, -42) +
        bridge(2100, 395, -31) +
        stroke('M60 1600L330 1060L760 780L1415 735L2050 280L2400 60', ink, 12, 'stroke-dasharray="44 30"') +
        stops
          .map(([x, y, fill]) =>
            // The slanted mark of the site's own map, on a pole.
            group(
              `translate(${x} ${y}) skewX(-12)`,
              rect(-13, -320, 290, 180, fill),
              rect(-13, -320, 26, 320, ink),
            ),
          )
          .join('')
      );
    },
  },
  flood,
  {
    name: 'barrierefreiheit',
    width: 2400,
    height: 1600,
    svg: () =>
      rect(0, 0, 2400, 1600, c.lilac) +
      range(8)
        .map((index) =>
          rect(0, 760 + index * 110, 320 + index * 110, 110, index % 2 === 0 ? c.purple : c.blue),
        )
        .join('') +
      polygon(
        [
          [0, 1600],
          [2400, 1600 - 2400 * slope],
          [2400, 1600],
        ],
        c.yellow,
      ) +
      stroke(`M140 1360L2400 ${1360 - 2260 * slope}`, ink, 26) +
      range(10)
        .map((index) => rect(240 + index * 230, 1340 - index * 230 * slope, 18, 210, ink))
        .join('') +
      // Its wheels stand on the ramp, so it leans with it; whoever sits in it holds upright against that and pushes the wheel.
      group(
        `translate(1440 ${1600 - 1440 * slope}) rotate(-12)`,
        stroke('M-228 -566H-150L-104 -318H180L236 -96', ink, 34),
        stroke('M-60 -372H182L262 -104H346', c.orange, 72),
        stroke('M-58 -336L22 -622', c.orange, 96),
        circle(78, -742, 84, c.orange),
        circle(232, -62, 47, c.snow, `stroke="${ink}" stroke-width="30"`),
        circle(-20, -192, 170, c.snow, `stroke="${ink}" stroke-width="44"`),
        circle(-20, -192, 34, ink),
        stroke('M14 -594L152 -506L116 -286', c.orange, 58),
      ),
  },
  {
    name: 'presse',
    width: 2400,
    height: 1600,
    svg: () =>
      rect(0, 0, 2400, 1600, c.orange) +
      range(7)
        .map((index) =>
          path(
            `M1180 800L2600 ${-700 + index * 470}V${-700 + index * 470 + 235}Z`,
            index % 2 === 0 ? c.yellow : c.snow,
          ),
        )
        .join('') +
      group(
        'rotate(-12 900 800)',
        polygon(
          [
            [380, 640],
            [700, 640],
            [1260, 300],
            [1260, 1300],
            [700, 960],
            [380, 960],
          ],
          ink,
        ),
        rect(1260, 270, 70, 1060, c.snow),
        polygon(
          [
            [470, 960],
            [640, 960],
            [720, 1370],
            [540, 1370],
          ],
          ink,
        ),
        rect(320, 680, 60, 240, c.pink),
      ),
  },
  {
    name: 'newsletter',
    width: 2400,
    height: 1600,
    svg: () => {
      const waves = (first: number, end: number) =>
        range(end - first)
          .map((index) => index + first)
          .map((index) =>
            path(
              `${wave(0, 2400, 890 + index * 100, 34, 400, index * 1.3)}L2400 1600L0 1600Z`,
              index % 2 === 0 ? c.green : c.waterGreen,
            ),
          )
          .join('');
      // Its foot reaches far below (x, y), where the next wave covers it.
      const bottle = (x: number, y: number, size: number) =>
        group(
          `translate(${x} ${y}) rotate(-12) scale(${size})`,
          polygon(
            [
              [-74, -1080],
              [74, -1080],
              [58, -940],
              [-58, -940],
            ],
            c.orange,
          ),
          rect(-104, -990, 208, 64, c.blue, 'rx="20"'),
          path(
            'M-240 260V-430C-240 -600 -80 -590 -80 -740V-960H80V-740C80 -590 240 -600 240 -430V260Z',
            c.blue,
          ),
          path('M-204 260V-430C-204 -480 -190 -510 -164 -540V260Z', c.lightBlue),
          rect(-50, -900, 28, 200, c.lightBlue),
          rect(-110, -370, 250, 600, c.snow),
          range(5)
            .map((index) => rect(-72, -300 + index * 64, [174, 148, 174, 122, 174][index] ?? 174, 24, ink))
            .join(''),
          // The end that is still rolled up.
          rect(-122, -452, 274, 108, c.lightYellow, 'rx="54"'),
          circle(98, -398, 54, c.snow),
          circle(98, -398, 36, c.peach),
          circle(98, -398, 19, c.snow),
        );
      return (
        rect(0, 0, 2400, 1600, c.lightGreen) +
        waves(0, 1) +
        // The next issue is on its way.
        bottle(1890, 985, 0.2) +
        waves(1, 4) +
        bottle(1280, 1290, 1.05) +
        waves(4, 8)
      );
    },
  },
  {
    name: 'team',
    width: 2400,
    height: 1600,
    svg: () => {
      const fills = [c.orange, c.yellow, c.pink, c.lightBlue, c.lilac, c.lightGreen] as const;
      const each = (draw: (fill: string) => string) =>
        range(6).map((index) => group(`translate(${480 + index * 270} 820)`, draw(pick(fills, index))));
      const rowers = each(
        (fill) => circle(0, -210, 80, fill) + path('M-90 110V-70A90 90 0 0 1 90 -70V110Z', fill),
      );
      const oars = each(
        () =>
          stroke('M60 -40L-210 420', ink, 22) +
          path('M-206 366L-166 390L-260 600Q-310 604 -330 560Z', c.snow),
      );
      const gunwale = 'M96 816C460 872 1760 884 2296 770';
      return (
        rect(0, 0, 2400, 1600, c.blue) +
        range(14)
          .map((index) => slant(2400, 250 + index * 150, 14, c.lightBlue))
          .join('') +
        // All six are seen in a square with a slanted edge, too.
        group(
          'rotate(-12 1200 800) translate(415 314) scale(0.6)',
          // They sit in it: its side is before them, and their oars before its side.
          ...rowers,
          path(`${gunwale}C2200 930 2060 1010 1780 1016L560 1010C330 1000 170 940 96 816Z`, ink),
          stroke(gunwale, c.snow, 30),
          ...oars,
        )
      );
    },
  },
];

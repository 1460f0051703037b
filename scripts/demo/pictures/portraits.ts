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
  slant,
  stroke,
  wave,
} from './kit';

const c = colour;

interface Face {
  name: string;
  back: string;
  skin: string;
  shade: string;
  hair: (paint: string) => string;
  hairPaint: string;
  coat: string;
  extra?: string;
}

const faces: readonly Face[] = [
  {
    name: 'team-ilse',
    back: c.yellow,
    skin: c.peach,
    shade: c.orange,
    hairPaint: c.snow,
    coat: c.blue,
    hair: (p) => path('M430 560A370 390 0 0 1 1170 560V700L1040 520H560L430 760Z', p),
    extra:
      circle(640, 760, 110, 'none', `stroke="${ink}" stroke-width="26"`) +
      circle(960, 760, 110, 'none', `stroke="${ink}" stroke-width="26"`) +
      rect(750, 748, 100, 24, ink),
  },
  {
    name: 'team-tarek',
    back: c.waterGreen,
    skin: c.orange,
    shade: '#c7531b',
    hairPaint: ink,
    coat: c.pink,
    hair: (p) =>
      polygon(
        [
          [440, 640],
          [448, 330],
          [800, 210],
          [1152, 350],
          [1160, 640],
          [1080, 500],
          [520, 500],
        ],
        p,
      ) + path('M470 900H1130A330 360 0 0 1 470 900Z', p),
  },
  {
    name: 'team-jule',
    back: c.pink,
    skin: c.lightYellow,
    shade: c.peach,
    hairPaint: c.orange,
    coat: ink,
    hair: (p) => path('M380 1180V600A420 400 0 0 1 1220 600V1180L1090 1000V560H520L510 1000Z', p),
  },
  {
    name: 'team-oke',
    back: c.lightBlue,
    skin: c.peach,
    shade: c.pink,
    hairPaint: c.purple,
    coat: c.yellow,
    hair: (p) => rect(420, 330, 760, 170, p) + rect(420, 480, 900, 50, ink),
  },
  {
    name: 'team-ngoc',
    back: c.lilac,
    skin: c.yellow,
    shade: c.orange,
    hairPaint: ink,
    coat: c.green,
    hair: (p) =>
      circle(800, 235, 170, p) + path('M430 640V540A370 340 0 0 1 1170 540V640L1000 480L600 560Z', p),
  },
  {
    name: 'team-birte',
    back: c.orange,
    skin: c.lilac,
    shade: c.purple,
    hairPaint: c.lightYellow,
    coat: c.lightBlue,
    hair: (p) =>
      rect(460, 380, 680, 110, p) +
      range(7)
        .map((index) => circle(460 + index * 113, 480 - Math.sin((index / 6) * Math.PI) * 170, 125, p))
        .join(''),
  },
];

/** The team: six heads cut from paper, all lit from the same side. */
export const portraits: readonly Drawing[] = faces.map((face, index) => ({
  name: face.name,
  width: 1600,
  height: 1280,
  svg: () =>
    rect(0, 0, 1600, 1280, face.back) +
    (index % 2 === 0
      ? slant(1600, 1120, 700, pick([c.lightYellow, c.lightGreen], index / 2))
      : circle(1240, 420, 320, index === 1 ? c.snow : c.yellow)) +
    group(
      'translate(240 -20) scale(.7)',
      polygon(
        [
          [80, 2060],
          [420, 1490],
          [1180, 1490],
          [1520, 2060],
        ],
        face.coat,
      ) +
        // The neck ends at the collar; below it there is only the opening of the coat.
        rect(650, 1180, 300, 310, face.shade) +
        polygon(
          [
            [650, 1490],
            [950, 1490],
            [800, 1680],
          ],
          face.skin,
        ) +
        path('M450 470H1150V900A350 420 0 0 1 450 900Z', face.skin) +
        path('M800 470H1150V900A350 420 0 0 1 800 1320Z', face.shade) +
        face.hair(face.hairPaint) +
        circle(640, 770, 36, ink) +
        circle(960, 770, 36, ink) +
        polygon(
          [
            [800, 740],
            [860, 960],
            [770, 960],
          ],
          ink,
        ) +
        (index % 2 === 0
          ? path('M650 1080H950A150 120 0 0 1 650 1080Z', ink)
          : rect(680, 1090, 240, 34, ink)) +
        (face.extra ?? ''),
    ),
}));

/** Logos of the six invented partners, in ink on a transparent background. */
export const logos: readonly Drawing[] = [
  {
    name: 'logo-hafenwerk',
    width: 1200,
    height: 600,
    svg: () =>
      group(
        'translate(300 0)',
        rect(60, 120, 120, 360, ink),
        rect(420, 120, 120, 360, ink),
        polygon(
          [
            [60, 360],
            [540, 258],
            [540, 342],
            [60, 444],
          ],
          ink,
        ),
        stroke('M240 120H360', ink, 44),
      ),
  },
  {
    name: 'logo-stadtwerke',
    width: 1200,
    height: 600,
    svg: () =>
      range(5)
        .map((index) => stroke(wave(240, 960, 150 + index * 76, 26, 240, 0), ink, 36))
        .join(''),
  },
  {
    name: 'logo-sparkasse',
    width: 1200,
    height: 600,
    svg: () =>
      // What is cut out lets any ground through.
      `<mask id="cut">${rect(0, 0, 1200, 600, '#fff')}${polygon(
        [
          [380, 330],
          [820, 236],
          [820, 300],
          [380, 394],
        ],
        '#000',
      )}${circle(600, 170, 30, '#000')}</mask><g mask="url(#cut)">${circle(600, 300, 210, ink)}</g>`,
  },
  {
    name: 'logo-museum',
    width: 1200,
    height: 600,
    svg: () =>
      polygon(
        [
          [320, 230],
          [600, 90],
          [880, 230],
        ],
        ink,
      ) +
      range(5)
        .map((index) => rect(350 + index * 111, 260, 56, 180, ink))
        .join('') +
      rect(320, 462, 560, 48, ink),
  },
  {
    name: 'logo-hochschule',
    width: 1200,
    height: 600,
    svg: () =>
      clip(
        'cut',
        rect(380, 80, 440, 440, '#000'),
        ...range(6).map((index) =>
          polygon(
            [
              [380, 130 + index * 96],
              [820, 36 + index * 96],
              [820, 84 + index * 96],
              [380, 178 + index * 96],
            ],
            ink,
          ),
        ),
      ) + stroke('M380 80H820V520H380Z', ink, 28),
  },
  {
    name: 'logo-landesfonds',
    width: 1200,
    height: 600,
    svg: () =>
      path(
        'M360 300A120 120 0 0 1 600 300A120 120 0 0 0 840 300',
        'none',
        `stroke="${ink}" stroke-width="64"`,
      ) +
      circle(360, 400, 52, ink) +
      circle(840, 200, 52, ink),
  },
];

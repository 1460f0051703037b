import { describe, expect, it, vi } from 'vitest';
import { productionDetailSchema, productionSchema } from '@/lib/contract/production';
import type { SiteHours } from '@/components/artworks/artwork-facts';
import { followToday } from '@/components/site/follow-today';
import { getMessages } from '@/lib/i18n/messages';
import { renderServer } from '@/tests/support/render-server';
import { map, picture } from '@/tests/support/screen-data';
import { ArtworkScreen } from './artwork-screen';

vi.mock('next-intl/server', () => import('@/tests/support/server-translations'));
vi.mock('@/components/editor/gate', () => ({ EditorGate: () => null }));

const siteAt = (clock: string): SiteHours => ({
  clock,
  dates: { start: '2025-06-28', end: '2025-10-05', label: '' },
  opening_hours: [],
  special_hours: [],
});

describe('an artwork', () => {
  const open = (more: object, site?: SiteHours) =>
    renderServer(
      <ArtworkScreen
        locale="de"
        artwork={productionDetailSchema.parse({
          id: 5,
          name: 'Pegel',
          url: '/de/kunstwerke-und-karte/pegel/5',
          ...more,
        })}
        map={map}
        {...(site ? { site } : {})}
      />,
    );

  it.each([
    ['with a picture', picture],
    ['without one', null],
  ])(
    '%s opens with what is said in short, and is told at length further down',
    async (_, header_image_obj) => {
      const page = await open({
        description_short: 'Ein Turm, der steigt und fällt.',
        description_long: '<p>Sechs Meter Stahl.</p>',
        header_image_obj,
      });
      const opening = page.querySelector('header');
      expect(opening?.textContent).toContain('Ein Turm, der steigt und fällt.');
      expect(opening?.textContent).not.toContain('Sechs Meter Stahl.');
      expect(page.textContent).toContain('Sechs Meter Stahl.');
    },
  );

  it.each([
    ['follows the time', '2100-01-01', '', 'live'],
    ['stays, where the site’s clock stands', '2100-01-01', '2025-07-12T14:00', ''],
    ['stays, where the site is over and lists them all', '2025-07-12', '', ''],
  ])('has a list of dates that %s', async (_, day, clock, coming) => {
    const page = await open(
      { upcoming_events: [{ id: 1, title: 'Führung', url: '/de/f/1', date_start: `${day}T10:00:00+01:00` }] },
      siteAt(clock),
    );
    expect(page.querySelector('[data-ends]')?.closest<HTMLElement>('[data-coming]')?.dataset['coming']).toBe(
      coming,
    );
  });

  it('has its picture to see large, with its rights, before those of its text', async () => {
    const page = await open({ header_image_obj: picture });
    const [link, ...more] = page.querySelectorAll<HTMLAnchorElement>('a[data-lightbox]');
    expect(more).toEqual([]);
    expect([link?.id, link?.getAttribute('href'), link?.querySelector('img')?.alt]).toEqual([
      'bild-0',
      picture.url,
      'Der Kai',
    ]);
    expect(page.querySelector('header [data-caption]')?.textContent).toBe('Foto: Ada');
    expect((await open({})).querySelector('a[data-lightbox]')).toBeNull();
  });

  it.each([
    [
      'with coordinates',
      { latitude: 52.94, longitude: 9.62, setting: 'outdoors' },
      'draußen',
      ['/de/kunstwerke-und-karte?view=map&work=5'],
    ],
    ['without', { step_free: 'yes' }, 'stufenlos', []],
  ])('that stands at no venue says where it is, %s', async (_, more, said, links) => {
    const page = await open(more);
    const section = [...page.querySelectorAll('section')].find(
      (each) => each.querySelector('h2')?.textContent === 'Ort',
    );
    expect(section?.textContent).toContain(said);
    // The way to the map stands at the small one.
    const ways = [...page.querySelectorAll('a[href*="view=map"]')];
    expect(ways.map((link) => link.getAttribute('href'))).toEqual(links);
  });

  it('without a number has the one of its place on the route, on its own map too', async () => {
    const artwork = productionDetailSchema.parse({
      id: 5,
      name: 'Pegel',
      url: '/de/kunstwerke-und-karte/pegel/5',
      latitude: 52.94,
      longitude: 9.62,
    });
    const route = [4, 5, 6].map((id) =>
      productionSchema.parse({ id, name: `Werk ${id}`, url: `/de/werk/${id}` }),
    );
    const page = await renderServer(
      <ArtworkScreen
        locale="de"
        artwork={artwork}
        route={route}
        map={{ ...map, overview: '/map/faehrstadt.svg' }}
      />,
    );
    expect([...page.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))).toEqual([
      '/de/werk/4',
      '/de/werk/6',
    ]);
    expect(page.querySelector('[data-map] a')?.textContent).toBe('2');
    // Drawn with what is around it.
    expect(page.querySelector('[data-map]')).toHaveTextContent('Wallanlagen');
  });

  it('keeps in sight whether it is open, how one gets to it, steps, and the walk to the next', async () => {
    const venue = {
      id: 1,
      name: 'Kai',
      address: 'Kai 1',
      directions: 'Linie 4 bis „Kai“. Dann zum Wasser.',
    };
    const place = { latitude: 52.94, longitude: 9.62 };
    const artwork = productionDetailSchema.parse({
      id: 5,
      name: 'Pegel',
      url: '/de/kunstwerke-und-karte/pegel/5',
      venues: [venue],
      step_free: 'partly',
      setting: 'outdoors',
      opening_hours: [
        { day_from: 'tu', day_to: 'su', opens: '10:00', closes: '18:00' },
        { day_from: 'mo', day_to: 'mo' },
      ],
      ...place,
    });
    const tower = { id: 6, name: 'Turm', url: '/de/turm/6', ...place, latitude: 52.9427 };
    const page = await renderServer(
      <ArtworkScreen
        locale="de"
        artwork={artwork}
        route={[artwork, productionSchema.parse(tower)]}
        map={map}
        site={siteAt('2025-07-12T14:00')}
      />,
    );
    expect([...page.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Jetzt geöffnet', 'Kai', 'Weiter zum nächsten Werk']),
    );
    const text = page.textContent;
    for (const said of [
      'Dienstag bis Sonntag 10–18\u00a0UhrMontag geschlossen',
      'draußen, teilweise stufenlos',
      'Turm, etwa 5\u00a0Minuten zu\u00a0Fuß',
    ])
      expect(text).toContain(said);
    expect([...page.querySelectorAll('ol li')].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Linie 4 bis „Kai“.', 'Dann zum Wasser.']),
    );
  });

  it.each(['de', 'en'] as const)(
    'has the browser say whether it is open where the clock runs, and says what is always true until then (%s)',
    async (locale) => {
      const { artworks, hours } = getMessages(locale).site;
      const facts = async (lines: object[], clock = '') => {
        const page = await renderServer(
          <ArtworkScreen
            locale={locale}
            artwork={productionDetailSchema.parse({ id: 5, name: 'P', url: '/p/5', opening_hours: lines })}
            map={map}
            site={siteAt(clock)}
          />,
          locale,
        );
        return [...page.querySelectorAll('h2')].find(({ textContent }) =>
          [artworks.hours, hours.always, hours.now_open, hours.now_closed].includes(textContent),
        );
      };
      const line = { day_from: 'mo', day_to: 'su', opens: '10:00', closes: '18:00', note: 'Außer bei Sturm' };
      const heading = await facts([line]);
      expect(heading?.textContent).toBe(artworks.hours);
      // The note is for people; a page need not carry it twice.
      expect(heading?.dataset['hours']).not.toContain('Sturm');
      followToday(Date.parse('2025-07-12T14:00:00+02:00'));
      expect(heading?.textContent).toBe(hours.now_open);
      followToday(Date.parse('2025-07-12T18:00:00+02:00'));
      expect(heading?.textContent).toBe(hours.now_closed);
      // Nothing is open any more after the last day.
      followToday(Date.parse('2025-10-06T14:00:00+02:00'));
      expect(heading?.textContent).toBe(hours.now_closed);
      followToday(Date.parse('2025-10-05T14:00:00+02:00'));
      expect(heading?.textContent).toBe(hours.now_open);
      // What never closes, a clock that stands, and hours in words alone are followed by nobody.
      const always = { ...line, opens: '00:00', closes: '24:00' };
      for (const [lines, clock, said] of [
        [[always], '', hours.always],
        [[line], '2025-07-12T14:00', hours.now_open],
        [[line], '2025-10-06T14:00', hours.now_closed],
        [[{ day_from: '', day_to: '', note: 'Nach Laune' }], '', artworks.hours],
        [[{ day_from: '', day_to: '', note: 'Nach Laune' }], '2025-07-12T14:00', artworks.hours],
      ] as const) {
        const other = await facts([...lines], clock);
        followToday(Date.parse('2025-07-12T20:00:00+02:00'));
        expect(other?.textContent, JSON.stringify([lines, clock])).toBe(said);
      }
    },
  );

  it.each([
    ['de', 'Immer zugänglich'],
    ['en', 'Always open'],
  ] as const)('says once of a work that never closes that it is so (%s)', async (locale, said) => {
    const artwork = productionDetailSchema.parse({
      id: 5,
      name: 'Pegel',
      url: '/pegel/5',
      opening_hours: [
        { day_from: 'mo', day_to: 'su', opens: '00:00', closes: '24:00', note: 'Nachts beleuchtet' },
      ],
    });
    for (const clock of ['', '2025-07-12T03:00']) {
      const page = await renderServer(
        <ArtworkScreen locale={locale} artwork={artwork} route={[artwork]} map={map} site={siteAt(clock)} />,
        locale,
      );
      const facts = [...page.querySelectorAll('section')].find(
        (section) => section.querySelector('h2')?.textContent === said,
      );
      expect(facts?.textContent, `at ${clock || 'any time'}`).toBe(`${said}Nachts beleuchtet`);
    }
  });
});

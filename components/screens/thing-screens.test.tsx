import { describe, expect, it, vi } from 'vitest';
import { articleDetailSchema } from '@/lib/contract/article';
import { eventDetailSchema } from '@/lib/contract/event';
import type { Locale } from '@/lib/contract/locale';
import { renderServer } from '@/tests/support/render-server';
import { map, picture } from '@/tests/support/screen-data';
import { ArticleScreen } from './article-screen';
import { EventScreen } from './event-screen';

vi.mock('next-intl/server', () => import('@/tests/support/server-translations'));
vi.mock('@/components/editor/gate', () => ({ EditorGate: () => null }));

function openEvent(more: object, locale: Locale = 'de', clock = '2025-07-12T14:00') {
  const event = eventDetailSchema.parse({
    id: 7,
    title: 'Konzert',
    url: '/de/kalender/konzert/7',
    date_start: '2025-07-12T19:30:00+02:00',
    price: '12 €',
    ...more,
  });
  return renderServer(<EventScreen locale={locale} event={event} map={map} clock={clock} />, locale);
}

const ticketLink = (page: HTMLElement) => page.querySelector('header a:not([data-lightbox])');

describe('the way into a calendar', () => {
  it.each([
    ['de', 'In Ihren Kalender'],
    ['en', 'Add to calendar'],
  ] as const)('is told by its label, and its file by its link (%s)', async (locale, label) => {
    const way = (await openEvent({}, locale)).querySelector(`nav[aria-label="${label}"]`);
    expect(way?.querySelector('p')?.textContent).toBe(label);
    const file = way?.querySelector('a[download]');
    expect([file?.textContent, file?.childElementCount]).toEqual(['Apple (.ics)', 0]);
  });
});

describe('the way to a ticket', () => {
  it.each([
    ['another site', 'https://karten.example/7', 'Karten (öffnet in neuem Tab)', '_blank'],
    ['a file', '/media/0123/karten.pdf', 'Karten (öffnet in neuem Tab)', '_blank'],
    ['a page of this site', '/de/besuch', 'Karten', null],
    ['a letter', 'mailto:karten@haus.example', 'Anmelden', null],
  ])('leads to %s by the rule of links', async (_, address, name, target) => {
    const link = ticketLink(await openEvent({ ticket_link_url: address }));
    expect(link?.textContent).toBe(name);
    expect([link?.getAttribute('href'), link?.getAttribute('target') ?? null]).toEqual([address, target]);
    if (target !== null) expect(link?.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it.each([
    // One word for what costs nothing and what has tickets: an event without tickets is not sold out.
    ['sold_out', 'Ausgebucht Alle Plätze sind vergeben.', 'Fully booked', 'CONFIRMED'],
    ['postponed', 'Verschoben Sobald der neue Termin feststeht, steht er hier.', 'Postponed', 'TENTATIVE'],
    ['cancelled', 'Abgesagt Diese Veranstaltung findet nicht statt.', 'Cancelled', 'CANCELLED'],
  ])(
    'is gone where an event is %s, and the page says so in both languages',
    async (status, german, english, written) => {
      const links = ['https://karten.example/7', 'mailto:karten@haus.example'];
      for (const ticket_link_url of links) {
        const page = await openEvent({ ticket_link_url, status, image_obj: picture });
        expect(ticketLink(page)).toBeNull();
        expect(page.querySelector('header')?.textContent).toContain(german);
      }
      const file = document.querySelector('a[download$=".ics"]')?.getAttribute('href') ?? '';
      expect(decodeURIComponent(file)).toContain(`STATUS:${written}`);
      const other = await openEvent({ status }, 'en');
      expect(other.querySelector('header')?.textContent).toContain(english);
    },
  );

  it('is gone once the event is over, and the page says so in both languages', async () => {
    const event = { ticket_link_url: 'https://karten.example/7', date_end: '2025-07-12T22:00:00+02:00' };
    expect(ticketLink(await openEvent(event, 'de', '2025-07-12T21:59'))).not.toBeNull();
    const page = await openEvent(event, 'de', '2025-07-12T22:00');
    expect(ticketLink(page)).toBeNull();
    expect(page.querySelector('header')?.textContent).toContain('Vorbei Diese Veranstaltung hat');
    const other = await openEvent(event, 'en', '2025-07-12T22:00');
    expect(other.querySelector('header')?.textContent).toContain('Past This event has');
  });

  it('is not sold out any more once it is over, while a cancelled event stays cancelled', async () => {
    const after = async (status: string) =>
      (await openEvent({ status }, 'de', '2025-07-13T00:00')).querySelector('header')?.textContent;
    expect(await after('sold_out')).toContain('Vorbei');
    expect(await after('sold_out')).not.toContain('Ausgebucht');
    expect(await after('cancelled')).toContain('Abgesagt');
    expect(await after('postponed')).toContain('Verschoben');
  });
});

describe('where an event takes place', () => {
  it.each([
    ['Kranplatz', 'Kranplatz, 29399 Fährstadt', ['Kranplatz', '29399 Fährstadt']],
    ['Werft', 'Werftstraße 11, 29399 Fährstadt', ['Werft', 'Werftstraße 11, 29399 Fährstadt']],
  ])('%s is named once', async (name, address, lines) => {
    const page = await openEvent({ venue: { id: 4, name, address } });
    const facts = [...page.querySelectorAll('dl > div')].filter(
      (fact) => fact.querySelector('dt')?.textContent === 'Wo',
    );
    const said = facts.flatMap((fact) => [...fact.querySelectorAll('dd')].map((line) => line.textContent));
    expect(said.map((line) => line.replace('\u00a0', ' '))).toEqual(lines);
    const file = page.querySelector('a[download$=".ics"]')?.getAttribute('href') ?? '';
    expect(decodeURIComponent(file).replaceAll('\\,', ',')).toContain(`LOCATION:${lines.join(', ')}`);
  });
});

describe('when an event takes place', () => {
  const when = async (date_end: string | null, locale: Locale = 'de') =>
    [...(await openEvent({ date_end }, locale)).querySelectorAll('header dl > div:first-child dd')].map(
      ({ textContent }) => textContent?.replaceAll('\u00a0', ' '),
    );

  it('is said with its end, also of an evening that ends after midnight', async () => {
    const day = 'Samstag, 12. Juli 2025';
    expect(await when(null)).toEqual([day, '19:30 Uhr']);
    expect(await when('2025-07-12T22:00:00+02:00')).toEqual([day, '19:30 bis 22:00 Uhr']);
    expect(await when('2025-07-13T01:30:00+02:00')).toEqual([day, '19:30 bis 01:30 Uhr']);
  });

  it('is said with the last day of several, in both languages', async () => {
    const end = '2025-07-14T18:00:00+02:00';
    expect(await when(end)).toEqual([
      'Samstag, 12. Juli 2025',
      '19:30 Uhr',
      'bis Montag, 14. Juli 2025, 18:00 Uhr',
    ]);
    expect((await when(end, 'en')).at(-1)).toMatch(/^until Monday,? 14 July 2025, 18:00$/);
  });
});

describe('an article', () => {
  const work = { id: 5, name: 'Pegel', work_identifier: '01', url: '/de/kunstwerke-und-karte/pegel/5' };

  it('leads to the artworks whose news it is, each with its picture, and to others to read on', async () => {
    const more = [articleDetailSchema.parse({ id: 9, title: 'Regen', url: '/de/aktuelles/regen/9' })];
    const article = articleDetailSchema.parse({
      id: 8,
      title: 'Farbe',
      teaser: 'Sehr ruhiges Wetter.',
      date: '2025-07-08',
      image_obj: picture,
      productions: [
        { ...work, description_short: 'Ein Haus misst mit.', header_image_obj: picture },
        { ...work, id: 6, name: 'Ohne Adresse', url: '' },
      ],
    });
    const page = await renderServer(<ArticleScreen locale="de" article={article} more={more} />);
    const links = [...page.querySelectorAll<HTMLAnchorElement>('a:not([data-lightbox])')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      work.url,
      '/de/aktuelles/regen/9',
      '/de/aktuelles',
    ]);
    expect(links[0]?.textContent).toBe('Das Kunstwerk dazu\u00a0·\u00a001PegelEin Haus misst mit.');
    expect(links[0]?.querySelector('img')?.getAttribute('src')).toBe(picture.url);
    expect(page.textContent).toContain('Sehr ruhiges Wetter.');
  });
});

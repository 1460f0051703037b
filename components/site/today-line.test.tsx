import { afterEach, expect, it, vi } from 'vitest';
import { liveLists } from '@/components/screens/live-lists';
import { eventSchema } from '@/lib/contract/event';
import { settingsSchema } from '@/lib/contract/settings';
import { renderServer } from '@/tests/support/render-server';
import { followToday } from './follow-today';
import { TodayLine } from './today-line';

vi.mock('next-intl/server', () => import('@/tests/support/server-translations'));

const settings = (clock: string) =>
  settingsSchema.parse({
    name: 'STROMAUF',
    clock,
    dates: { start: '2025-06-28', end: '2025-10-05' },
    opening_hours: [{ day_from: 'mo', day_to: 'su', opens: '10:00', closes: '18:00' }],
  });
const events = ['12T11:00', '12T19:30', '13T11:00', '14T11:00', '15T11:00'].map((start, id) =>
  eventSchema.parse({
    id: id + 1,
    title: `Konzert ${id + 1}`,
    url: `/de/kalender/konzert/${id + 1}`,
    date_start: `2025-07-${start}:00+02:00`,
    date_end: `2025-07-${start.slice(0, 3)}${Number(start.slice(3, 5)) + 1}:00:00+02:00`,
  }),
);

const map = { tiles: null, style: null, styleHost: null, ways: null, overview: null };

/** Line and coming dates of a page that the server makes at a moment, as a browser has them later. */
async function pageOf(made: string, clock = ''): Promise<(seen: string) => [string, string[]]> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(made) });
  const site = settings(clock);
  await renderServer(
    <>
      <TodayLine locale="de" settings={site} events={events} />
      {liveLists({ locale: 'de', events, articles: [], settings: site, artworks: [], map }).events}
    </>,
  );
  return (seen) => {
    vi.setSystemTime(new Date(seen));
    followToday();
    const titles = [...document.querySelectorAll<HTMLElement>('[data-ends]')]
      .filter((row) => row.closest('[hidden]') === null)
      .map((row) => /Konzert \d/.exec(row.textContent)?.[0] ?? '');
    return [document.querySelector('aside')?.textContent ?? '', titles];
  };
}

afterEach(() => vi.useRealTimers());

it('where the clock runs, a page that was made in the morning says what is true when it is looked at', async () => {
  const look = await pageOf('2025-07-12T09:30:00+02:00');
  expect(look('2025-07-12T09:31:00+02:00')).toEqual([
    'Heute 10–18\u00a0Uhr geöffnet · 2 Termine · Konzert 1, 11\u00a0Uhr',
    ['Konzert 1', 'Konzert 2', 'Konzert 3'],
  ]);
  expect(look('2025-07-12T14:00:00+02:00')).toEqual([
    'Heute 10–18\u00a0Uhr geöffnet · 2 Termine · Konzert 2, 19:30\u00a0Uhr',
    ['Konzert 2', 'Konzert 3'],
  ]);
  expect(look('2025-07-12T21:00:00+02:00')).toEqual([
    'Für heute geschlossen, morgen ab 10\u00a0Uhr · 2 Termine',
    ['Konzert 3'],
  ]);
  expect(look('2025-07-13T09:00:00+02:00')).toEqual([
    'Heute 10–18\u00a0Uhr geöffnet · Konzert 3, 11\u00a0Uhr',
    ['Konzert 3'],
  ]);
});

it('says something where the clock stands on a day of which there is nothing to say', async () => {
  const site = settingsSchema.parse({ ...settings('2025-08-01T14:00'), opening_hours: [] });
  await renderServer(<TodayLine locale="de" settings={site} events={events} />);
  expect(document.querySelector('aside a')?.textContent).toBe('Zum Programm');
});

it('counts down before the opening, and says what remains after the end', async () => {
  expect((await pageOf('2025-06-26T12:00:00+02:00'))('2025-06-26T12:00:00+02:00')[0]).toBe(
    'Noch 2 Tage bis zur Eröffnung am 28. Juni 2025',
  );
  expect((await pageOf('2025-06-26T12:00:00+02:00'))('2025-06-27T12:00:00+02:00')[0]).toBe(
    'Morgen geht es los',
  );
  expect((await pageOf('2025-10-06T12:00:00+02:00'))('2025-10-06T12:00:00+02:00')[0]).toBe(
    'STROMAUF ist seit dem 5. Oktober 2025 vorbei. Was bleibt: Kunstwerke und Geschichten',
  );
});

it('where the clock stands, nothing changes however late it is', async () => {
  const look = await pageOf('2026-11-01T12:00:00+01:00', '2025-07-12T14:00');
  const seen = [
    'Heute 10–18\u00a0Uhr geöffnet · 2 Termine · Konzert 2, 19:30\u00a0Uhr',
    ['Konzert 2', 'Konzert 3', 'Konzert 4'],
  ];
  expect(look('2026-11-01T12:00:00+01:00')).toEqual(seen);
  expect(look('2027-01-01T12:00:00+01:00')).toEqual(seen);
});

import { within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CalendarChoice } from '@/lib/contract/calendar';
import { eventSchema } from '@/lib/contract/event';
import { genreSchema } from '@/lib/contract/genre';
import type { Locale } from '@/lib/contract/locale';
import { settingsSchema } from '@/lib/contract/settings';
import { renderServer } from '@/tests/support/render-server';
import { CalendarScreen } from './calendar-screen';

vi.mock('next-intl/server', () => import('@/tests/support/server-translations'));
vi.mock('@/components/editor/gate', () => ({ EditorGate: () => null }));

const film = genreSchema.parse({ id: 1, title: 'Film', slug: 'film', colour: 'pink' });

/** The calendar with so many coming events. */
async function open(
  count: number,
  locale: Locale = 'de',
  choice: CalendarChoice = { page: 1 },
  clock = '2025-09-30T12:00',
) {
  const events = Array.from({ length: count }, (_, index) =>
    eventSchema.parse({
      id: index + 1,
      title: `Konzert ${index + 1}`,
      url: `/de/kalender/konzert/${index + 1}`,
      genre: index < 2 ? film : null,
      date_start: `2025-10-${String(index + 1).padStart(2, '0')}T19:30:00+02:00`,
    }),
  );
  return renderServer(
    <CalendarScreen
      locale={locale}
      content={{ page: null, intro: null, introSlug: 'calendar-intro' }}
      events={events}
      genres={[film]}
      choice={choice}
      settings={settingsSchema.parse({ name: 'Haus', clock })}
      origin="https://haus.example"
    />,
    locale,
  );
}

/** The events below a heading. */
function below(page: HTMLElement, name: string): (string | null)[] {
  const heading = within(page).queryByRole('heading', { name });
  const section = heading?.closest('section');
  return section
    ? within(section)
        .queryAllByText(/^Konzert \d$/)
        .map(({ textContent }) => textContent)
    : [];
}

it('has the next three events first, and the others after them', async () => {
  const page = await open(4);
  expect(below(page, 'Demnächst')).toEqual(['Konzert 1', 'Konzert 2', 'Konzert 3']);
  expect(below(page, 'Danach')).toEqual(['Konzert 4']);
  expect(within(page).queryByRole('heading', { name: 'Alle Termine' })).toBeNull();
});

it('has the last three among all, so that none are missing there', async () => {
  const page = await open(3);
  expect(below(page, 'Demnächst')).toEqual([]);
  expect(below(page, 'Alle Termine')).toEqual(['Konzert 1', 'Konzert 2', 'Konzert 3']);
});

it('says above a choice what was chosen, and how much there is of it', async () => {
  const names = async (choice: CalendarChoice, locale: Locale = 'de') =>
    within(await open(22, locale, choice))
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
  expect(await names({ page: 1, genre: 'film' })).toContain('Film: 2 Termine');
  expect(await names({ page: 1, genre: 'film', when: '2025-10' }, 'en')).toContain(
    'Film · October: 2 events',
  );
  expect(await names({ page: 1, when: 'today' })).toContain('Heute: keine Termine');
});

it('has what was behind what comes and the button for more, and first only when all is over', async () => {
  const placeOf = (page: HTMLElement, name: RegExp) => {
    const past = within(page).getByText(/^\d+ vergangene Termine$/);
    return within(page).getByText(name).compareDocumentPosition(past);
  };
  const running = await open(30, 'de', { page: 1 }, '2025-10-04T12:00');
  for (const name of [/^Konzert 8$/, /^Weitere Termine laden$/])
    expect(placeOf(running, name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const over = await open(4, 'de', { page: 1 }, '2025-11-01T12:00');
  expect(within(over).getByText('4 vergangene Termine').closest('details')).toHaveAttribute('open');
});

it('leads on from a choice without a hit: to the next event of its genre, and to all of them', async () => {
  const page = await open(4, 'de', { page: 1, genre: 'film', when: 'today' });
  expect(within(page).getByRole('heading', { name: 'Film · Heute: keine Termine' })).toBeVisible();
  expect(below(page, 'Als Nächstes')).toEqual(['Konzert 1']);
  expect(within(page).getByRole('link', { name: 'Alle Termine' })).toHaveAttribute('href', '/de/kalender');
  const found = await open(4, 'de', { page: 1, genre: 'film' });
  expect(within(found).queryByRole('heading', { name: 'Als Nächstes' })).toBeNull();
  expect(within(found).queryByRole('link', { name: 'Alle Termine' })).toBeNull();
});

it('says on paper how many events follow, and where all of them are', async () => {
  const page = await open(22);
  expect(
    within(page).getByText('2 weitere Termine stehen unter haus.example/de/kalender?page=2'),
  ).toBeVisible();
  const english = await open(21, 'en');
  expect(within(english).getByText('One more event at haus.example/en/calendar?page=2')).toBeVisible();
  const whole = await open(20);
  expect(within(whole).queryByText(/haus\.example/)).toBeNull();
});

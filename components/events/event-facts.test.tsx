import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Event, eventDetailSchema, eventSchema } from '@/lib/contract/event';
import { renderServer } from '@/tests/support/render-server';
import { EventFacts } from './event-facts';
import { EventNotice } from './event-notice';

vi.mock('next-intl/server', () => import('@/tests/support/server-translations'));

const show = (values: object, clock = '2025-07-01T10:00') => {
  const event = eventDetailSchema.parse({
    ...{ id: 1, title: 'Klang', date_start: '2025-07-12T19:30:00+02:00', ...values },
  });
  return renderServer(
    <>
      <EventNotice locale="de" event={event} clock={clock} />
      <EventFacts
        locale="de"
        event={event}
        clock={clock}
        action={<a href="/karten">Karten</a>}
        otherwise={<a href="#termine">Weitere Termine</a>}
      />
    </>,
  );
};

const dated = (day: number): Event =>
  eventSchema.parse({
    ...{ id: day, title: 'Klang', url: `/de/kalender/${day}`, date_start: `2025-07-${day}T19:30:00+02:00` },
  });

const showDates = async (dates: readonly Event[]) =>
  renderServer(<EventFacts locale="de" event={eventDetailSchema.parse(dated(12))} dates={dates} clock="" />);

const offered = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

it('offers tickets of what takes place', async () => {
  await show({});
  expect(offered()).toEqual(['Karten']);
});

it.each([
  ['is sold out', { status: 'sold_out' }, 'Ausgebucht'],
  ['is postponed', { status: 'postponed' }, 'Verschoben'],
  ['is cancelled', { status: 'cancelled' }, 'Abgesagt'],
])('offers no tickets of what %s, and leads to other dates', async (_, values, word) => {
  await show(values);
  expect(screen.getByText(word)).toBeVisible();
  expect(offered()).toEqual(['Weitere Termine']);
});

it('offers no tickets of what is over', async () => {
  await show({}, '2025-07-13T10:00');
  expect(offered()).toEqual(['Weitere Termine']);
});

it('says until when an event goes that ends on another day', async () => {
  await show({ date_end: '2025-07-14T18:00:00+02:00' });
  const lines = within(screen.getByText('Samstag, 12. Juli 2025').closest('dl') ?? document.body);
  expect(lines.getByText(/Montag, 14\. Juli 2025/)).toHaveTextContent('18');
});

it('says all that decides in one block, and leaves out what is not known', async () => {
  const names = () => screen.getAllByRole('term').map(({ textContent }) => textContent);
  const known = {
    venue: { id: 4, name: 'Werft', address: 'Werftstraße 11, 29399 Fährstadt' },
    price: '9 Euro',
    language: 'Deutsch',
    is_accessible: true,
  };
  const page = await show(known);
  expect(page.querySelectorAll('dl')).toHaveLength(1);
  expect(names()).toEqual(['Wann', 'Wo', 'Kosten', 'Sprache', 'Zugang']);
  await show({ ...known, price: '', language: '' });
  expect(names()).toEqual(['Wann', 'Wo', 'Zugang']);
});

it('names its next other dates beside when it is, each with a link, and that there are more', async () => {
  const dates = [20, 27].map((day) => dated(day));
  await showDates(dates);
  const when = screen.getByText('Wann').parentElement ?? document.body;
  expect(when).toHaveTextContent(/auch 20\.7\., 27\.7\.$/);
  expect(within(when).getByRole('link', { name: '27.7.' })).toHaveAttribute('href', '/de/kalender/27');
});

it('names no more than five of them', async () => {
  await showDates([13, 14, 15, 16, 17, 18].map((day) => dated(day)));
  expect(screen.getByText('Wann').parentElement).toHaveTextContent(/17\.7\. und später$/);
});

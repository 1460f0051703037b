import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { eventDetailSchema, type EventDetail } from '@/lib/contract/event';
import { renderServer } from '@/tests/support/render-server';
import { EventSummary } from './event-summary';

vi.mock('next-intl/server', () => import('@/tests/support/server-translations'));

const show = (values: Partial<EventDetail>, clock = '2025-07-01T10:00') =>
  renderServer(
    <EventSummary
      locale="de"
      event={eventDetailSchema.parse({
        ...{ id: 1, title: 'Klang', date_start: '2025-07-12T19:30:00+02:00', ...values },
      })}
      clock={clock}
      action={<a href="/karten">Karten</a>}
      otherwise={<a href="#termine">Weitere Termine</a>}
    />,
  );

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

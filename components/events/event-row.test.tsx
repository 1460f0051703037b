import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { eventSchema, type Event } from '@/lib/contract/event';
import { renderServer } from '@/tests/support/render-server';
import { EventRow } from './event-row';

vi.mock('next-intl/server', () => import('@/tests/support/server-translations'));

const show = (values: Partial<Event>) =>
  renderServer(
    <ul>
      <EventRow
        locale="de"
        event={eventSchema.parse({
          ...{ id: 1, title: 'Klang', url: '/de/kalender/klang/1', date_start: '2025-07-12T19:30:00+02:00' },
          ...values,
        })}
      />
    </ul>,
  );

it('names the language of an event only where it is not the usual one', async () => {
  await show({ language: 'Deutsch' });
  expect(screen.queryByText('Deutsch')).toBeNull();
  await show({ language: 'Englisch' });
  expect(screen.getByText('Englisch')).toBeVisible();
});

it('says that one registers where a mail does it, once', async () => {
  await show({ ticket_link_url: 'mailto:haus@example.org', price: 'frei' });
  expect(screen.getByText(/Anmeldung/)).toBeVisible();
  await show({ ticket_link_url: 'mailto:haus@example.org', price: 'frei, mit Anmeldung' });
  expect(screen.getAllByText(/Anmeldung/)).toHaveLength(1);
});

it('names further dates of the same event by their days', async () => {
  const dates = ['2025-07-27', '2025-08-10'].map((day, index) =>
    eventSchema.parse({ id: index + 2, title: 'Klang', url: '', date_start: `${day}T19:30:00+02:00` }),
  );
  const [first] = dates;
  if (!first) throw new Error('There is no date.');
  await renderServer(
    <ul>
      <EventRow locale="de" event={first} others={dates.slice(1)} />
    </ul>,
  );
  expect(screen.getByText(/^auch 10\. ?8\.$/)).toBeVisible();
});

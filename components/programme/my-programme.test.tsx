import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import messages from '@/messages/de/site.json';
import { programmeKey } from './kept';
import { MyProgramme } from './my-programme';
import type { ProgrammeStrings } from './programme-strings';

const event = (id: number, title: string, hour: string, status: string) => ({
  ...{ kind: 'event', id, title, url: `/de/kalender/termin/${id}`, place: 'Kranplatz', status },
  ...{ start: `2025-07-12T${hour}:00:00+02:00`, end: null },
});

beforeEach(() => {
  // What is shown is what this device has.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  localStorage.setItem(
    programmeKey,
    JSON.stringify([
      event(1, 'Konzert', '19', 'postponed'),
      event(2, 'Führung', '19', 'sold_out'),
      {
        ...event(3, 'Lesung', '21', 'scheduled'),
        ...{ genre: { title: 'Gespräch', colour: 'peach' }, price: '6 Euro', isStepFree: true },
      },
    ]),
  );
  render(
    <MyProgramme
      locale="de"
      path="/de/mein-programm"
      screens={[]}
      strings={
        { ...messages.programme, step_free: messages.calendar.step_free } as unknown as ProgrammeStrings
      }
      given={null}
      invitation="Noch ist alles frei"
      suggestions={null}
    />,
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('says what visitors must know of an event, and that one which is postponed clashes with nothing', () => {
  expect(screen.getByText('Verschoben')).toBeVisible();
  expect(screen.getByText('Ausgebucht')).toBeVisible();
  expect(screen.queryByText(/Zur gleichen Zeit/)).toBeNull();
});

it('says of an event what the calendar says', () => {
  const row = screen.getByRole('link', { name: 'Lesung' }).closest('li');
  expect(row).toHaveTextContent(/21:00 Uhr.*Lesung.*Gespräch.*Kranplatz.*6 Euro.*stufenlos/);
});

it('goes on at the next row when one is removed, says so, and ends at the invitation', async () => {
  const user = userEvent.setup();
  const button = (title: string) => screen.getByRole('button', { name: `${title} entfernen` });
  button('Führung').focus();
  await user.keyboard('{Enter}');
  expect(button('Konzert')).toHaveFocus();
  expect(screen.getByText('Führung ist aus Ihrem Programm entfernt.')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(button('Lesung')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Noch ist alles frei')).toBeVisible();
  expect(document.activeElement).not.toBe(document.body);
});

it.each([
  ['by finger alone opens the menu of the device', true],
  ['with a mouse beside a touch screen copies the address', false],
])('sharing %s', async (_, isByFinger) => {
  const user = userEvent.setup();
  const share = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', Object.assign(navigator, { share }));
  // The finger is coarse on both; only where nothing can hover is it alone.
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isByFinger || !query.includes('hover') }));
  await user.click(screen.getByRole('button', { name: messages.programme.share }));
  expect(share).toHaveBeenCalledTimes(isByFinger ? 1 : 0);
});

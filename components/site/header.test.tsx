import { within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { eventSchema, type Event } from '@/lib/contract/event';
import type { MenuItem } from '@/lib/contract/navigation';
import { settingsSchema } from '@/lib/contract/settings';
import { renderServer } from '@/tests/support/render-server';
import { Header } from './header';

vi.mock('next-intl/server', () => import('@/tests/support/server-translations'));

const calendar: MenuItem = { menu_name: 'Kalender', url: '/de/kalender', is_highlight: true, children: [] };

/** The header of the German calendar, whose links to it are the current ones. */
function open(menu: MenuItem[], query?: string, events: Event[] = []) {
  return renderServer(
    <Header
      locale="de"
      navigation={{ menu, footer: [] }}
      settings={settingsSchema.parse({ name: 'Haus', clock: '2025-07-12T14:00' })}
      events={events}
      urls={{ de: '/de/kalender', en: '/en/calendar' }}
      query={query}
    />,
  );
}

const addresses = (page: HTMLElement, name: string) =>
  within(page)
    .getAllByText(name)
    .map((words) => words.closest('a')?.getAttribute('href'));

it('leads to the other language with the filters of the page, which is the current one all the same', async () => {
  const page = await open([calendar], '?genre=tour');
  expect(addresses(page, 'English')).toEqual(['/en/calendar?genre=tour', '/en/calendar?genre=tour']);
  const entries = within(page).getAllByText('Kalender');
  expect(entries.map((entry) => entry.getAttribute('aria-current'))).toEqual(['page', 'page']);
  expect(addresses(await open([calendar]), 'English')).toEqual(['/en/calendar', '/en/calendar']);
});

it('leads to what a visitor has kept, whatever else the menu holds', async () => {
  for (const menu of [[], [calendar], [{ ...calendar, is_highlight: false }]])
    expect(addresses(await open(menu), 'Mein Programm')).toEqual(['/de/mein-programm']);
});

it('says of each language which one it is in', async () => {
  const page = await open([calendar]);
  for (const word of within(page).getAllByText('English')) {
    expect(word.closest('a')).toHaveAttribute('lang', 'en');
    expect(word.closest('a')).toHaveAttribute('hreflang', 'en');
  }
});

it('shows the next event with a picture that takes place', async () => {
  const event = (id: number, title: string, fields: object) =>
    eventSchema.parse({
      ...{ id, title, url: `/de/kalender/e/${id}`, date_start: `2025-07-1${id}T19:30:00+02:00` },
      image_obj: { id, url: `/media/${id}.jpg` },
      ...fields,
    });
  const page = await open([calendar], '', [
    event(1, 'Vorbei', {}),
    event(2, 'Ohne Bild', { image_obj: null }),
    event(3, 'Abgesagt', { status: 'cancelled' }),
    event(4, 'Konzert', {}),
    event(5, 'Danach', {}),
  ]);
  expect(within(page).getByText('Konzert').closest('a')).toHaveAttribute('href', '/de/kalender/e/4');
  for (const other of ['Vorbei', 'Ohne Bild', 'Abgesagt', 'Danach'])
    expect(within(page).queryByText(other)).toBeNull();
});

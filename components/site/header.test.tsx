import { within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { MenuItem } from '@/lib/contract/navigation';
import { settingsSchema } from '@/lib/contract/settings';
import { renderServer } from '@/tests/support/render-server';
import { Header } from './header';

vi.mock('next-intl/server', () => import('@/tests/support/server-translations'));

const calendar: MenuItem = { menu_name: 'Kalender', url: '/de/kalender', is_highlight: true, children: [] };

/** The header of the German calendar, whose links to it are the current ones. */
function open(menu: MenuItem[], query?: string) {
  return renderServer(
    <Header
      locale="de"
      navigation={{ menu, footer: [] }}
      settings={settingsSchema.parse({ name: 'Haus' })}
      events={[]}
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

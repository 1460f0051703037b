import { QueryClient } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore, testDataProvider } from 'ra-core';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { messageNames } from '@/tests/support/admin-form';
import { DeadLinkList } from './dead-link-list';

afterEach(() => vi.unstubAllGlobals());

function openList(): void {
  const element = (
    <CoreAdminContext
      dataProvider={testDataProvider()}
      i18nProvider={messageNames}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      store={memoryStore()}
    >
      <DeadLinkList />
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

it('has each address once, with the ways to where it can be mended', async () => {
  const address = 'https://example.org/gone';
  const place = { address, title: 'Besuch', settings_url: '/admin/pages/3' };
  const places = [
    { ...place, id: 3, resource: 'pages', is_on_page: true, url: '/de/besuch' },
    { ...place, id: 7, resource: 'sections', is_on_page: true, url: '', settings_url: '/admin/sections/7' },
    { ...place, id: 9, resource: 'venues', is_on_page: false, url: '', settings_url: '/admin/venues/9' },
  ];
  vi.stubGlobal('fetch', async () => Response.json({ addresses: [address], places }));
  openList();
  const table = await screen.findByRole('table', { name: 'admin.links.title' });
  expect(
    within(table)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([address, '/de/besuch?edit', '/sections/7', '/venues/9']);
  expect(screen.getByRole('status')).toHaveTextContent('admin.links.total');
});

it('says that there is none, and that it could not be told, which can be tried again', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ detail: 'Nein.', code: 'unavailable' }, { status: 503 }),
  );
  openList();
  const again = await screen.findByRole('button', { name: 'admin.list.retry' });
  vi.stubGlobal('fetch', async () => Response.json({ addresses: [], places: [] }));
  await userEvent.click(again);
  expect(await screen.findByText('admin.links.none')).toBeVisible();
});

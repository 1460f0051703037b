import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, testDataProvider } from 'ra-core';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { messageNames } from '@/tests/support/admin-form';
import { QuickFind } from './quick-find';

afterEach(() => vi.unstubAllGlobals());

it('opens by Enter what was found for the typed name, and nothing before that has been found', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  const answers = new Map<string, () => void>();
  vi.stubGlobal('fetch', (address: string) => {
    const query = new URL(address, 'http://localhost').searchParams.get('q') ?? '';
    const id = query === 'Meyer' ? 2 : 1;
    const found = { reference: `page:${id}`, kind: 'page', title: query, url: `/de/${id}`, date: '' };
    return new Promise<Response>((resolve) =>
      answers.set(query, () => resolve(Response.json({ results: [found], next: null }))),
    );
  });
  const element = (
    <CoreAdminContext dataProvider={testDataProvider()} i18nProvider={messageNames}>
      <QuickFind />
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  render(<RouterProvider router={router} />);
  const person = userEvent.setup();
  const field = screen.getByRole('combobox', { name: 'admin.navigation.find' });
  /** The title of what is found is what was searched for. */
  const answer = async (query: string) => {
    await waitFor(() => expect(answers.has(query)).toBe(true));
    await act(async () => answers.get(query)?.());
    expect(await screen.findByRole('option', { name: new RegExp(`^${query}`) })).toBeVisible();
  };
  await person.type(field, 'Hafen');
  await answer('Hafen');
  await person.clear(field);
  await person.type(field, 'Meyer{Enter}');
  await waitFor(() => expect(answers.has('Meyer')).toBe(true));
  await person.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/');
  await answer('Meyer');
  await person.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/pages/2'));
});

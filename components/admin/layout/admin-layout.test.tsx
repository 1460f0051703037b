import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, testDataProvider } from 'ra-core';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { RequestError } from '@/lib/client/request';
import { AdminLayout } from './admin-layout';

afterEach(() => vi.unstubAllGlobals());

/** Says the name of a message. */
const i18n = {
  translate: (key: string) => key,
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'de',
};

it('whoever cannot be signed out is told so, and stays where they are', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const logout = vi
    .fn()
    .mockRejectedValueOnce(new RequestError('offline', 0, ''))
    .mockResolvedValue(undefined);
  const auth = {
    logout,
    login: () => Promise.resolve(),
    checkAuth: () => Promise.resolve(),
    checkError: () => Promise.resolve(),
    getPermissions: () => Promise.resolve('editor'),
  };
  const admin = (
    <CoreAdminContext authProvider={auth} dataProvider={testDataProvider()} i18nProvider={i18n}>
      <AdminLayout>Seiten</AdminLayout>
    </CoreAdminContext>
  );
  const router = createMemoryRouter(
    [
      { path: '/pages', element: admin },
      { path: '/login', element: 'Anmeldung' },
    ],
    { initialEntries: ['/pages'] },
  );
  render(<RouterProvider router={router} />);
  const signOut = () => userEvent.click(screen.getByRole('button', { name: 'admin.navigation.sign_out' }));
  await signOut();
  expect(await screen.findByText('admin.navigation.not_signed_out')).toBeVisible();
  expect(screen.getByText('Seiten')).toBeVisible();
  await signOut();
  expect(await screen.findByText('Anmeldung')).toBeVisible();
});

import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, testDataProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { adminDefinitions } from '@/lib/records/definitions';
import { findModalDialog } from '@/tests/support/dialogs';
import { messageNames } from '@/tests/support/admin-form';
import { UserCreate } from '../special/user-create';
import { RecordCreate } from './record-create';

const { copySections, requestPasswordLink } = vi.hoisted(() => ({
  copySections: vi.fn<() => Promise<void>>(),
  requestPasswordLink: vi.fn<() => Promise<string>>(),
}));
vi.mock('./copy-sections', () => ({ copySections }));
vi.mock('../special/password-link', () => ({ requestPasswordLink }));

const page = { id: 7, title: { de: 'Haus', en: 'House' }, slug: { de: 'haus', en: 'house' }, revision: 3 };

/** The form of a new record at its address; says what has been created. */
function openForm(address: string, form: ReactNode) {
  const create = vi.fn(async (_: string, { data }: { data: object }) => ({
    data: { ...data, id: 8 } as never,
  }));
  const element = (
    <CoreAdminContext
      dataProvider={testDataProvider({ create, getOne: async () => ({ data: page as never }) })}
      i18nProvider={messageNames}
    >
      {form}
    </CoreAdminContext>
  );
  const router = createMemoryRouter(
    [
      { path: '/:resource/create', element },
      { path: '*', element: <p>Another screen</p> },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return create;
}

it('makes one copy, however often it is saved while the sections follow', async () => {
  const person = userEvent.setup();
  let arrive: () => void = () => undefined;
  copySections.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const create = openForm('/pages/create?from=7', <RecordCreate definition={adminDefinitions.pages} />);
  await person.click(await screen.findByRole('button', { name: 'admin.form.save' }));
  await waitFor(() => expect(copySections).toHaveBeenCalledTimes(1));
  await person.click(screen.getByRole('button', { name: 'admin.form.saving' }));
  await person.keyboard('{Control>}s{/Control}');
  await act(async () => arrive());
  expect(await screen.findByText('Another screen')).toBeVisible();
  expect(create).toHaveBeenCalledTimes(1);
});

it('invites a person once, however often the account is saved while the link is made', async () => {
  const person = userEvent.setup();
  let arrive: (link: string) => void = () => undefined;
  requestPasswordLink.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const create = openForm('/users/create', <UserCreate />);
  await person.type(screen.getByRole('textbox', { name: /fields\.name/ }), 'Ada');
  await person.type(screen.getByRole('textbox', { name: /fields\.email/ }), 'ada@example.org');
  await person.click(screen.getByRole('button', { name: 'admin.form.save' }));
  await waitFor(() => expect(requestPasswordLink).toHaveBeenCalledTimes(1));
  await person.click(screen.getByRole('button', { name: 'admin.form.saving' }));
  await person.keyboard('{Control>}s{/Control}');
  await act(async () => arrive('https://example.org/link'));
  expect(await findModalDialog()).toBeVisible();
  expect(create).toHaveBeenCalledTimes(1);
});

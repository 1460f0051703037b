import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, HttpError, testDataProvider } from 'ra-core';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { adminDefinitions } from '@/lib/records/definitions';
import { Messages } from '../layout/messages';
import { RecordList } from './record-list';

/** Says the name of a message. */
const i18n = {
  translate: (key: string) => key,
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'de',
};

it('a list that cannot be loaded says so once, in the words of the interface, and is asked for again', async () => {
  // ra-core writes every failure to the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let asked = 0;
  const answer = () => {
    asked += 1;
    return Promise.reject(new HttpError('The answer was 500.', 500, {}));
  };
  const router = createMemoryRouter(
    [
      {
        path: '/genres',
        element: (
          <CoreAdminContext dataProvider={testDataProvider({ getList: answer })} i18nProvider={i18n}>
            <Messages />
            <RecordList definition={adminDefinitions.genres} />
          </CoreAdminContext>
        ),
      },
    ],
    { initialEntries: ['/genres'] },
  );
  render(<RouterProvider router={router} />);
  expect(await screen.findByText('admin.list.failed')).toBeVisible();
  expect(screen.queryByText(/The answer was/)).toBeNull();
  const before = asked;
  await userEvent.click(screen.getByRole('button', { name: 'admin.list.retry' }));
  expect(asked).toBeGreaterThan(before);
});

describe('an action that goes with what it acts on', () => {
  /** A list of three pages, of which one is selected. */
  async function openList() {
    let pages = [1, 2, 3].map((id) => ({ id, title: { de: `Seite ${id}`, en: `Page ${id}` } }));
    const provider = testDataProvider({
      getList: async () => ({ data: pages as never, total: pages.length }),
      updateMany: async (_, { ids }) => ({ data: ids }),
      delete: async (_, { id }) => {
        pages = pages.filter((page) => page.id !== id);
        return { data: { id } as never };
      },
    });
    const element = (
      <CoreAdminContext dataProvider={provider} i18nProvider={i18n}>
        <RecordList definition={adminDefinitions.pages} />
      </CoreAdminContext>
    );
    const router = createMemoryRouter([{ path: '/pages', element }], { initialEntries: ['/pages'] });
    render(<RouterProvider router={router} />);
    const person = userEvent.setup();
    await person.click(
      (await screen.findAllByRole('checkbox', { name: 'admin.list.select' }))[0] as HTMLElement,
    );
    const press = async (name: string) => person.click(await screen.findByRole('button', { name }));
    return { person, press };
  }

  const status = () => screen.getByText('admin.list.total');
  const areActionsGone = () =>
    waitFor(() => expect(screen.queryByRole('group', { name: 'admin.list.selected' })).toBeNull());

  it.each(['admin.list.unselect', 'admin.list.online'])('gives the focus to the status: %s', async (name) => {
    const { press } = await openList();
    await press(name);
    await areActionsGone();
    expect(status()).toHaveFocus();
  });

  it('gives the focus to the status after a deletion', async () => {
    const { press } = await openList();
    await press('admin.list.delete');
    await press('admin.delete.confirm');
    await areActionsGone();
    await waitFor(() => expect(status()).toHaveFocus());
  });

  it('gives the focus to the search field: what resets it', async () => {
    const { person, press } = await openList();
    const search = screen.getByRole('searchbox');
    await person.type(search, 'Haus');
    await press('admin.list.reset');
    expect(search).toHaveFocus();
    await waitFor(() => expect(search).toHaveValue(''));
    expect(screen.queryByRole('button', { name: 'admin.list.reset' })).toBeNull();
  });
});

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore, testDataProvider } from 'ra-core';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messageNames } from '@/tests/support/admin-form';
import { mediaFile } from '@/tests/support/media-file';
import { MediaLibrary } from './media-library';

beforeEach(() => {
  const answer = { count: 1, next: null, previous: null, results: [mediaFile(1)], folders: [] };
  vi.stubGlobal('fetch', async () => Response.json(answer));
});

afterEach(() => vi.unstubAllGlobals());

/** The library with its one file selected. */
async function openLibrary() {
  const provider = testDataProvider({
    updateMany: async (_, { ids }) => ({ data: ids }),
    delete: async (_, { id }) => ({ data: { id } as never }),
  });
  const element = (
    <CoreAdminContext dataProvider={provider} i18nProvider={messageNames} store={memoryStore()}>
      <MediaLibrary />
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  const person = userEvent.setup();
  await person.click(await screen.findByRole('checkbox', { name: 'admin.list.select' }));
  return { person, press: (name: string) => person.click(screen.getByRole('button', { name })) };
}

it.each([
  ['unselected', ['admin.list.unselect']],
  ['moved', ['admin.media.move', 'admin.media.move_confirm']],
  ['deleted', ['admin.list.delete', 'admin.delete.confirm']],
])('the status has the focus once files were %s and the actions have gone', async (_, names) => {
  const { press } = await openLibrary();
  for (const name of names) await press(name);
  await waitFor(() => expect(screen.queryByRole('group', { name: 'admin.list.selected' })).toBeNull());
  await waitFor(() => expect(screen.getByText('admin.list.total')).toHaveFocus());
});

it('the search field has the focus once the filters were reset', async () => {
  const { person, press } = await openLibrary();
  await person.selectOptions(screen.getByRole('combobox', { name: 'admin.media.type' }), 'image');
  await press('admin.list.reset');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

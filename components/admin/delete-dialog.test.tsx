import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, HttpError, testDataProvider } from 'ra-core';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { DeleteDialog } from './delete-dialog';
import { Messages } from './layout/messages';

beforeEach(() => {
  // ra-core writes every failure to the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** Says the name of a message, and of how many. */
const i18n = {
  translate: (key: string, values?: { smart_count?: number }) =>
    [key, values?.smart_count].filter((part) => part !== undefined).join(' '),
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'de',
};

/** A question about some entries, of which the 3 is in use. */
function ask(ids: readonly number[]) {
  const answer = {
    detail: 'Wird verwendet.',
    code: 'conflict',
    used_by: [{ resource: 'pages', id: 9, title: 'Haus', part: 'draft' }],
  };
  const provider = testDataProvider({
    delete: (_, { id, meta }) =>
      id === 3 && meta === undefined
        ? Promise.reject(new HttpError('Wird verwendet.', 409, { code: 'conflict', answer }))
        : (Promise.resolve({ data: { id } }) as never),
  });
  const [onClose, onDone] = [vi.fn(), vi.fn()];
  const element = (
    <CoreAdminContext dataProvider={provider} i18nProvider={i18n}>
      <Messages />
      <DeleteDialog resource="genres" ids={ids} onClose={onClose} onDone={onDone} />
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  const press = (name: string) =>
    userEvent.click(screen.getByRole('button', { name: `admin.delete.${name}` }));
  return { onClose, onDone, press };
}

it('says how many were deleted before the rest was kept, so that the list is loaded again', async () => {
  const { onClose, onDone, press } = ask([1, 2, 3]);
  await press('confirm');
  expect(await screen.findByText('admin.delete.in_use')).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
  await press('cancel');
  expect(await screen.findByText('admin.delete.some 2')).toBeInTheDocument();
  expect([onDone, onClose].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});

it('changes nothing where nothing was deleted', async () => {
  const { onClose, onDone, press } = ask([3]);
  await press('confirm');
  expect(await screen.findByText('admin.delete.in_use')).toBeVisible();
  await press('cancel');
  expect([onDone, onClose].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});

it('deletes what is in use when that is confirmed', async () => {
  const { onDone, press } = ask([1, 3]);
  await press('confirm');
  expect(await screen.findByText('admin.delete.in_use')).toBeVisible();
  await press('force');
  expect(await screen.findByText('admin.delete.done')).toBeInTheDocument();
  expect(onDone).toHaveBeenCalledOnce();
});

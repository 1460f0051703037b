import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, HttpError, testDataProvider } from 'ra-core';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
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

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, testDataProvider } from 'ra-core';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { mediaFile } from '@/tests/support/media-file';
import { mediaPageSize, type MediaSearch } from './media-api';
import { MediaBrowser } from './media-browser';

afterEach(() => vi.unstubAllGlobals());

/** Says the name of a message. */
const i18n = {
  translate: (key: string) => key,
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'de',
};

function Library() {
  const [search, setSearch] = useState<MediaSearch>({ page: 2 });
  return (
    <MediaBrowser search={search} onSearch={setSearch}>
      {({ files, refetch }) => (
        <>
          <p>{`Seite ${search.page}: ${files.map(({ id }) => id).join(', ')}`}</p>
          <button onClick={refetch}>Neu laden</button>
        </>
      )}
    </MediaBrowser>
  );
}

it('turns back to the last page there is, once the files of the one that is shown are gone', async () => {
  const files = Array.from({ length: mediaPageSize + 1 }, (_, index) => mediaFile(index + 1));
  vi.stubGlobal('fetch', async (path: string) => {
    const page = Number(new URL(path, 'http://localhost').searchParams.get('page'));
    const results = files.slice((page - 1) * mediaPageSize, page * mediaPageSize);
    return Response.json({ count: files.length, next: null, previous: null, results, folders: [] });
  });
  const element = (
    <CoreAdminContext dataProvider={testDataProvider()} i18nProvider={i18n}>
      <Library />
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  expect(await screen.findByText('Seite 2: 49')).toBeVisible();
  files.pop();
  await userEvent.click(screen.getByRole('button', { name: 'Neu laden' }));
  expect(await screen.findByText(/^Seite 1: 1, 2,/)).toBeVisible();
  // Where nothing is left, the first page is the last.
  files.length = 0;
  await userEvent.click(screen.getByRole('button', { name: 'Neu laden' }));
  expect(await screen.findByText('Seite 1:')).toBeVisible();
});

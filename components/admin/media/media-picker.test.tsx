import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, testDataProvider } from 'ra-core';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MediaFile } from '@/lib/contract/media';
import { mediaFile } from '@/tests/support/media-file';
import { Messages } from '../layout/messages';
import type * as api from './media-api';
import { MediaPicker } from './media-picker';

const { uploadFile } = vi.hoisted(() => ({ uploadFile: vi.fn<() => Promise<MediaFile>>() }));
vi.mock('./media-api', async (original) => ({ ...(await original<typeof api>()), uploadFile }));

beforeEach(() => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ count: 1, next: null, previous: null, results: [named(1, 'bestand.png')], folders: [] }),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  uploadFile.mockReset();
});

const named = (id: number, filename: string): MediaFile => ({ ...mediaFile(id), filename });

const i18n = {
  translate: (key: string, values?: { name?: string }) => [key, values?.name].filter(Boolean).join(' '),
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'de',
};

function Field({ onChoose }: { onChoose: (reference: string) => void }) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <MediaPicker
      type="image"
      onClose={() => setOpen(false)}
      onChoose={({ reference }) => {
        onChoose(reference);
        setOpen(false);
      }}
    />
  );
}

/** The picker for one picture, with uploads that the test lets arrive. */
async function openPicker() {
  const chosen: string[] = [];
  const arrivals: ((file: MediaFile) => void)[] = [];
  uploadFile.mockImplementation(() => new Promise((resolve) => arrivals.push(resolve)));
  const element = (
    <CoreAdminContext dataProvider={testDataProvider()} i18nProvider={i18n}>
      <Messages />
      <Field onChoose={(reference) => chosen.push(reference)} />
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  const person = userEvent.setup();
  const upload = async (...names: string[]) => {
    const files = names.map((name) => new File(['x'], name, { type: 'image/png' }));
    await person.upload(screen.getByLabelText('admin.media.select'), files);
    await waitFor(() => expect(arrivals).toHaveLength(names.length));
  };
  const arrive = (at: number, file: MediaFile) => act(async () => arrivals[at]?.(file));
  return { person, chosen, upload, arrive };
}

it('chooses what was uploaded while it is open', async () => {
  const { chosen, upload, arrive } = await openPicker();
  await upload('neu.png');
  await arrive(0, named(2, 'neu.png'));
  expect(chosen).toEqual(['media:2']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('leaves another choice alone when an upload arrives later, and says where the file is', async () => {
  const { person, chosen, upload, arrive } = await openPicker();
  await upload('neu.png');
  await person.click(await screen.findByRole('button', { name: /bestand\.png/ }));
  await arrive(0, named(2, 'neu.png'));
  expect(chosen).toEqual(['media:1']);
  expect(await screen.findByText('admin.media.in_library neu.png')).toBeVisible();
});

it('chooses nothing after it was closed', async () => {
  const { person, chosen, upload, arrive } = await openPicker();
  await upload('neu.png');
  await person.keyboard('{Escape}');
  await arrive(0, named(2, 'neu.png'));
  expect(chosen).toEqual([]);
  expect(await screen.findByText('admin.media.in_library neu.png')).toBeVisible();
});

it('chooses the first of several that arrives, and not one after the other', async () => {
  const { chosen, upload, arrive } = await openPicker();
  await upload('eins.png', 'zwei.png');
  await arrive(1, named(3, 'zwei.png'));
  await arrive(0, named(2, 'eins.png'));
  expect(chosen).toEqual(['media:3']);
  expect(await screen.findByText('admin.media.in_library eins.png')).toBeVisible();
});

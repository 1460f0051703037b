import { useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, testDataProvider } from 'ra-core';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RequestError } from '@/lib/client/request';
import { ListFiles } from '../form/list-files';
import { Messages } from '../layout/messages';

const { uploadFile } = vi.hoisted(() => ({ uploadFile: vi.fn() }));
vi.mock('./media-api', () => ({ uploadFile }));

afterEach(() => uploadFile.mockReset());

const i18n = {
  translate: (key: string, values?: { name?: string; reason?: string }) =>
    [key, values?.name, values?.reason].filter(Boolean).join(' '),
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'de',
};

/** A part of a screen that can be left. */
function Part({ onFiles }: { onFiles: (references: readonly string[]) => void }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen && <ListFiles label="Dateien" room={5} onFiles={onFiles} />}
      <button onClick={() => setOpen(false)}>Schließen</button>
    </>
  );
}

/** The files of a list, and what has been added to it. */
function openList() {
  const onFiles = vi.fn();
  const element = (
    <CoreAdminContext dataProvider={testDataProvider()} i18nProvider={i18n}>
      <Messages />
      <Part onFiles={onFiles} />
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  const choose = (...files: File[]) => userEvent.upload(screen.getByLabelText(/^Dateien:/), files);
  return { onFiles, choose };
}

const file = (name: string, text = 'x') => new File([text], name);

describe('an upload that failed', () => {
  it('is sent again where it may arrive then, without choosing the file anew', async () => {
    const { onFiles, choose } = openList();
    uploadFile.mockRejectedValueOnce(new RequestError('offline', 0, 'offline'));
    await choose(file('plan.pdf'));
    const again = await screen.findByRole('button', { name: 'admin.media.again_named plan.pdf' });
    expect(screen.getByRole('listitem')).toHaveTextContent('admin.media.failed plan.pdf admin.error.not_now');
    expect(onFiles).not.toHaveBeenCalled();
    uploadFile.mockResolvedValueOnce({ id: 7, duplicate: false });
    await userEvent.click(again);
    expect(await screen.findByText('admin.media.done plan.pdf')).toBeVisible();
    expect(uploadFile.mock.calls.map(([{ file: sent }]) => sent.name)).toEqual(['plan.pdf', 'plan.pdf']);
    expect(onFiles.mock.calls).toEqual([[['media:7']]]);
  });

  it('is not, where it would fail again', async () => {
    const { choose } = openList();
    uploadFile.mockRejectedValueOnce(new RequestError('unsupported_media_type', 415, ''));
    await choose(file('seite.html'), file('leer.pdf', ''));
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'admin.media.failed seite.html admin.media.bad_type',
      'admin.media.failed leer.pdf admin.media.no_bytes',
    ]);
    expect(uploadFile).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: /again/ })).toBeNull();
  });

  it('is told in a message where nobody shows its row any more', async () => {
    const { choose } = openList();
    let fail = (_: Error): void => undefined;
    uploadFile.mockReturnValueOnce(
      new Promise((_, reject) => {
        fail = reject;
      }),
    );
    await choose(file('plan.pdf'));
    await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(screen.queryByRole('listitem')).toBeNull();
    act(() => fail(new RequestError('unsupported_media_type', 415, '')));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'admin.media.failed plan.pdf admin.media.bad_type',
    );
  });
});

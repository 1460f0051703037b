import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useAlerts } from '@/lib/client/alerts';
import { openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, sectionOf } from '@/tests/support/editing-backend';
import { mediaFile } from '@/tests/support/media-file';
import { PicturePicker } from './picture-picker';

afterEach(() => vi.unstubAllGlobals());

it('takes the first of several dropped pictures, and says so', async () => {
  prepareCanvas();
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  const backend = new EditingBackend([sectionOf(1, [])]);
  backend.interrupt = ({ method, path }) => {
    if (method === 'POST') return Response.json(mediaFile(7), { status: 201 });
    return path.includes('/media')
      ? Response.json({ count: 0, next: null, previous: null, results: [], folders: [] })
      : undefined;
  };
  const onChoose = vi.fn();
  await renderEditing(await openEditing(backend), <PicturePicker onClose={vi.fn()} onChoose={onChoose} />);
  const files = ['eins.png', 'zwei.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
  fireEvent.drop(screen.getByRole('searchbox', { hidden: true }), { dataTransfer: { files } });
  await vi.waitFor(() => expect(onChoose).toHaveBeenCalledExactlyOnceWith(mediaFile(7)));
  expect(
    useAlerts
      .getState()
      .alerts.map(({ text }) => text)
      .join(),
  ).toContain('nur ein Bild: eins.png');
});

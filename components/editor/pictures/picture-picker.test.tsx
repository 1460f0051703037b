import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useAlerts } from '@/lib/client/alerts';
import { openSettings, useEditorStore } from '@/lib/client/editor-store';
import { openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import { mediaFile } from '@/tests/support/media-file';
import { SettingsDialog } from '../dialogs/settings-dialog';
import type { Editing } from '../editing-context';
import { PicturePicker } from './picture-picker';

afterEach(() => vi.unstubAllGlobals());

const dropTwo = () => {
  const files = ['eins.png', 'zwei.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
  fireEvent.drop(screen.getByRole('searchbox', { hidden: true }), { dataTransfer: { files } });
};

async function openLibrary(onUpload: () => void = () => undefined): Promise<Editing> {
  prepareCanvas();
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  const backend = new EditingBackend([sectionOf(1, [moduleOf(2, 'image')])]);
  let uploaded = 6;
  backend.interrupt = ({ method, path }) => {
    if (method === 'POST' && path.endsWith('/media')) {
      onUpload();
      return Response.json(mediaFile((uploaded += 1)), { status: 201 });
    }
    return path.includes('/media')
      ? Response.json({ count: 0, next: null, previous: null, results: [], folders: [] })
      : undefined;
  };
  return openEditing(backend);
}

it('takes the first of several dropped pictures where there is room for one, and says so', async () => {
  const onChoose = vi.fn();
  const wereBusy: boolean[] = [];
  const editing = await openLibrary(() => wereBusy.push(editing.session.calls.isBusy));
  await renderEditing(editing, <PicturePicker onClose={vi.fn()} onChoose={onChoose} />);
  dropTwo();
  await vi.waitFor(() => expect(onChoose).toHaveBeenCalledExactlyOnceWith(mediaFile(7)));
  expect(
    useAlerts
      .getState()
      .alerts.map(({ text }) => text)
      .join(),
  ).toContain('nur ein Bild: eins.png');
  // So the browser asks before it leaves the page meanwhile.
  expect(wereBusy).toEqual([true]);
});

it('makes a list of several pictures that are chosen for one block', async () => {
  const editing = await openLibrary();
  openSettings(2, 'image');
  const [block] = editing.session.sections[0]?.columns[0]?.children ?? [];
  if (block === undefined) throw new Error('no block');
  await renderEditing(editing, <SettingsDialog module={block} />);
  dropTwo();
  const blocks = () => editing.session.sections[0]?.columns[0]?.children ?? [];
  await vi.waitFor(() => expect(blocks().map(({ model }) => model)).toEqual(['imagelist']));
  expect(blocks()[0]?.children?.map(({ image }) => image)).toEqual(['media:7', 'media:8']);
  expect(useEditorStore.getState().settings).toBeNull();
});

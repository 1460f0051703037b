import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useAlerts } from '@/lib/client/alerts';
import { openSettings, useEditorStore } from '@/lib/client/editor-store';
import { openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import { mediaFile } from '@/tests/support/media-file';
import { EditorDialogs } from '../dialogs/editor-dialogs';
import { SettingsDialog } from '../dialogs/settings-dialog';
import type { Editing } from '../editing-context';
import { PicturePicker } from './picture-picker';

afterEach(() => vi.unstubAllGlobals());

const texts = () => useAlerts.getState().alerts.map(({ text }) => text);

const dropTwo = () => {
  const files = ['eins.png', 'zwei.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
  fireEvent.drop(screen.getByRole('searchbox', { hidden: true }), { dataTransfer: { files } });
};

async function openLibrary(onUpload: () => unknown = () => undefined): Promise<Editing> {
  prepareCanvas();
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  const backend = new EditingBackend([sectionOf(1, [moduleOf(2, 'image'), moduleOf(3, 'quote')])]);
  let uploaded = 6;
  backend.interrupt = ({ method, path }) => {
    if (method === 'POST' && path.endsWith('/media')) {
      return Promise.resolve(onUpload()).then(() =>
        Response.json(mediaFile((uploaded += 1)), { status: 201 }),
      );
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
  expect(texts().join()).toContain('nur ein Bild: eins.png');
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
  await vi.waitFor(() => expect(blocks().map(({ model }) => model)).toEqual(['imagelist', 'quote']));
  expect(blocks()[0]?.children?.map(({ image }) => image)).toEqual(['media:7', 'media:8']);
  expect(useEditorStore.getState().settings).toBeNull();
});

it('sets no picture whose upload ends when the choice is closed, and says where it is', async () => {
  let finish = (): void => undefined;
  const editing = await openLibrary(() => new Promise<void>((resolve) => (finish = resolve)));
  const onChoose = vi.fn();
  const { unmount } = await renderEditing(editing, <PicturePicker onClose={vi.fn()} onChoose={onChoose} />);
  dropTwo();
  await vi.waitFor(() => expect(editing.session.calls.isBusy).toBe(true));
  unmount();
  finish();
  await vi.waitFor(() => expect(texts()).toContain('Das Bild ist hochgeladen und liegt in der Mediathek.'));
  expect(onChoose).not.toHaveBeenCalled();
});

it('leaves open what was opened while several pictures were uploaded, and the page as it is', async () => {
  const ends: (() => void)[] = [];
  const editing = await openLibrary(() => new Promise<void>((resolve) => ends.push(resolve)));
  await renderEditing(editing, <EditorDialogs />);
  act(() => openSettings(2, 'image'));
  await screen.findByRole('searchbox', { hidden: true });
  dropTwo();
  await vi.waitFor(() => expect(ends).toHaveLength(1));
  act(() => openSettings(3));
  ends[0]?.();
  await vi.waitFor(() => expect(ends).toHaveLength(2));
  ends[1]?.();
  await vi.waitFor(() => expect(texts()).toContain('2 Bilder sind hochgeladen und liegen in der Mediathek.'));
  expect(useEditorStore.getState().settings).toBe(3);
  expect(editing.session.sections[0]?.columns[0]?.children.map(({ model }) => model)).toEqual([
    'image',
    'quote',
  ]);
});

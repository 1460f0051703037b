import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import { mediaFile } from '@/tests/support/media-file';
import { PictureDetails } from './picture-details';

afterEach(() => vi.unstubAllGlobals());

/** What the picture's reference leads to. */
function targetOf(text: string, x: number) {
  const picture = { id: 7, url: '/media/7.png', text, description: '', copyright: '', thumbs: {} };
  return {
    'media:7': { de: { url: '/media/7.png', picture: { ...picture, focal_point: { x, y: 0.5 } } } },
  };
}

it('a picture that is described is so on the page at once', async () => {
  prepareCanvas();
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  const backend = new EditingBackend([sectionOf(1, [moduleOf(2, 'image', { image: 'media:7' })])]);
  backend.targets = targetOf('', 0.5);
  backend.interrupt = ({ method, path }) => {
    if (method !== 'PATCH' || !path.endsWith('/media/7')) return undefined;
    backend.targets = targetOf('Ein Kran', 0.2);
    return Response.json(mediaFile(7));
  };
  const editing = await openEditing(backend);
  const { session } = editing;
  const onClose = vi.fn();
  await renderEditing(editing, <PictureDetails file={mediaFile(7)} onClose={onClose} />);
  const shown = () => session.sections[0]?.columns[0]?.children ?? [];
  expect(shown()[0]).toMatchObject({ image_alt: '', image_focal_point: { x: 0.5 } });
  fireEvent.submit(screen.getByRole('textbox', { name: /Deutsch/, hidden: true }));
  await vi.waitFor(() =>
    expect(shown()[0]).toMatchObject({ image_alt: 'Ein Kran', image_focal_point: { x: 0.2 } }),
  );
  expect(onClose).toHaveBeenCalledOnce();
  session.end();
});

import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useEditorStore } from '@/lib/client/editor-store';
import { germanWords, openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import { mediaFile } from '@/tests/support/media-file';
import { Canvas } from '../canvas/canvas';
import { EditorDialogs } from '../dialogs/editor-dialogs';
import { upload } from '../session/upload';

afterEach(() => vi.unstubAllGlobals());

it('a picture that was just uploaded asks at its block for a description, until it has been given one', async () => {
  prepareCanvas();
  const backend = new EditingBackend([
    sectionOf(1, [moduleOf(2, 'image', { image: 'media:7' }), moduleOf(3, 'image', { image: 'media:8' })]),
  ]);
  backend.interrupt = ({ method, path }) =>
    path.includes('/media')
      ? Response.json(mediaFile(7), { status: method === 'POST' ? 201 : 200 })
      : undefined;
  const editing = await openEditing(backend, { words: germanWords() });
  await renderEditing(
    editing,
    <>
      <Canvas live={undefined} />
      <EditorDialogs />
    </>,
  );
  const marks = () => screen.queryAllByRole('button', { name: 'Bild beschreiben …' });
  expect(marks()).toHaveLength(0);
  const before = document.activeElement;
  await act(
    async () => void (await upload(editing.session, new File(['x'], 'a.png', { type: 'image/png' }))),
  );
  // At the block that shows it, without taking the focus.
  expect(marks()).toHaveLength(1);
  expect(marks()[0]?.closest('[data-block]')).toHaveAttribute('data-block', '2');
  expect(document.activeElement).toBe(before);

  for (const button of marks()) fireEvent.click(button);
  fireEvent.change(await screen.findByRole('textbox', { name: 'Bildbeschreibung (Deutsch)' }), {
    target: { value: 'Ein Kran' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await vi.waitFor(() => expect(useEditorStore.getState().describing).toBeNull());
  expect(backend.calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
    alt: { de: 'Ein Kran' },
  });
  expect(marks()).toHaveLength(0);
  editing.session.end();
});

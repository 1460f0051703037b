import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSettings, useEditorStore } from '@/lib/client/editor-store';
import { findModalDialog } from '@/tests/support/dialogs';
import { openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import { Canvas } from '../canvas/canvas';
import type { Editing } from '../editing-context';
import { EditorDialogs } from './editor-dialogs';

let editing: Editing;

beforeEach(async () => {
  prepareCanvas();
  const backend = new EditingBackend([sectionOf(1, [moduleOf(2, 'image', { image: 'media:7' })])]);
  const picture = { id: 7, url: '/media/7.jpg', text: 'Kran', description: '', copyright: '', thumbs: {} };
  backend.targets = { 'media:7': { de: { url: '/media/7.jpg', picture } } };
  editing = await openEditing(backend);
  await renderEditing(
    editing,
    <>
      <Canvas live={undefined} />
      <EditorDialogs />
    </>,
  );
});

afterEach(() => {
  editing.session.end();
  vi.unstubAllGlobals();
});

it('begins with what it was opened for, which on a phone brings up no keyboard, or else with its first field', async () => {
  act(() => openSettings(2, 'image'));
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Anderes Bild' })).toHaveFocus());
  act(() => useEditorStore.setState({ settings: null, settingsField: null }));
  act(() => openSettings(2));
  await vi.waitFor(() => expect(screen.getByRole('textbox', { name: 'Bildunterschrift' })).toHaveFocus());
});

it('leaves whoever has pressed a picture at its block, where the keys of a block act', async () => {
  const picture = screen.getByAltText('Kran');
  picture.closest('a')?.focus();
  fireEvent.click(picture);
  const dialog = await findModalDialog({ name: 'Bild: Einstellungen' });
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await vi.waitFor(() => expect(screen.getByRole('button', { name: /^Bild: Menü/ })).toHaveFocus());
  // Nor does what returns the focus after a dialog take it away again.
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.getByRole('button', { name: /^Bild: Menü/ })).toHaveFocus();
});

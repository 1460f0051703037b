import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import type { Editing } from '../editing-context';
import { Canvas } from '../canvas/canvas';
import { FindDialog } from '../find/find-dialog';
import { useShortcuts } from './use-shortcuts';

afterEach(() => vi.unstubAllGlobals());

function Keys({ editing }: { editing: Editing }) {
  useShortcuts(editing);
  return null;
}

it('saves by Ctrl and S in a dialog as well, instead of asking where the browser should put the page', async () => {
  prepareCanvas();
  const backend = new EditingBackend([sectionOf(1, [moduleOf(2, 'headline', { content: 'Eins' })])]);
  const editing = await openEditing(backend);
  await renderEditing(
    editing,
    <>
      <Keys editing={editing} />
      <FindDialog />
    </>,
  );
  editing.session.change(2, { content: 'Zwei' });
  const isLeftToBrowser = fireEvent.keyDown(screen.getByRole('textbox', { name: 'Suchen' }), {
    key: 's',
    ctrlKey: true,
  });
  expect(isLeftToBrowser).toBe(false);
  await vi.waitFor(() => expect(backend.done).toEqual(['update 2']));
  // Of the others none acts beside a dialog.
  expect(
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Suchen' }), { key: 'z', ctrlKey: true }),
  ).toBe(true);
  editing.session.end();
});

it('leads to the first block, and on an empty page to the way to begin', async () => {
  prepareCanvas();
  const backend = new EditingBackend([sectionOf(1, [moduleOf(2, 'headline', { content: 'Eins' })])]);
  const editing = await openEditing(backend);
  await renderEditing(
    editing,
    <>
      <Keys editing={editing} />
      <Canvas live={undefined} />
    </>,
  );
  const lead = () =>
    fireEvent.keyDown(document.body, { key: 'B', code: 'KeyB', altKey: true, shiftKey: true });
  lead();
  expect(screen.getByRole('button', { name: /^Überschrift: Menü/ })).toHaveFocus();
  backend.byOther({ type: 'remove', id: 1 });
  await act(() => editing.session.reload());
  lead();
  expect(screen.getByRole('button', { name: 'Abschnitt einfügen' })).toHaveFocus();
  editing.session.end();
});

import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useAlerts } from '@/lib/client/alerts';
import { useEditorStore } from '@/lib/client/editor-store';
import { openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import { findNode } from '@/lib/pagebuilder/locate';
import { FindDialog } from './find-dialog';

afterEach(() => vi.unstubAllGlobals());

it('finds words in both languages and replaces all of them, each in its language', async () => {
  prepareCanvas();
  const texts = [
    moduleOf(2, 'text', { content: '<p>Der Hafen, ein Hafen</p>' }),
    moduleOf(3, 'text', { content: '<p>Anderes</p>' }),
  ];
  const backend = new EditingBackend([sectionOf(1, texts)], { 2: { content: '<p>Hafen is German</p>' } });
  const editing = await openEditing(backend);
  await renderEditing(editing, <FindDialog />);
  fireEvent.change(screen.getByRole('textbox', { name: 'Suchen' }), { target: { value: 'hafen' } });
  const foreign = await screen.findByRole('region', { name: 'Englisch' });
  expect(within(foreign).getByText('Hafen').closest('p')).toHaveTextContent('Hafen is German');
  expect(screen.getByText('3 Treffer')).toBeVisible();
  fireEvent.change(screen.getByRole('textbox', { name: 'Ersetzen durch' }), { target: { value: 'Kai' } });
  fireEvent.click(screen.getByRole('button', { name: 'Alle 3 ersetzen' }));
  await vi.waitFor(() =>
    expect(findNode(backend.server.tree, 2)).toMatchObject({
      values: { content: { de: '<p>Der Kai, ein Kai</p>', en: '<p>Kai is German</p>' } },
    }),
  );
  expect(await screen.findByText(/^3 Stellen ersetzt\./)).toBeVisible();
  fireEvent.change(screen.getByRole('textbox', { name: 'Suchen' }), { target: { value: 'nirgends' } });
  expect(screen.getByText('Nichts gefunden.')).toBeVisible();
  expect(screen.queryByText(/ersetzt\./)).toBeNull();

  // One step takes it back as a whole, and says so.
  await act(() => editing.steps.undo());
  await act(() => editing.session.flush());
  expect(findNode(backend.server.tree, 2)).toMatchObject({
    values: { content: { de: '<p>Der Hafen, ein Hafen</p>', en: '<p>Hafen is German</p>' } },
  });
  expect(useAlerts.getState().alerts.at(-1)?.text).toBe('alert.textsUndone 1');
  editing.session.end();
});

it('leads to the text that was found, not to the first of its block', async () => {
  prepareCanvas();
  const quote = moduleOf(2, 'quote', { content: 'Alles fließt', author: 'Heraklit' });
  const editing = await openEditing(new EditingBackend([sectionOf(1, [quote])]));
  await renderEditing(editing, <FindDialog />);
  fireEvent.change(screen.getByRole('textbox', { name: 'Suchen' }), { target: { value: 'Heraklit' } });
  fireEvent.click(screen.getByRole('button', { name: 'Zeigen' }));
  expect(useEditorStore.getState().focus).toEqual({ id: 2, field: 'author' });
  editing.session.end();
});

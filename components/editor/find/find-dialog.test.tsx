import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { useAlerts } from '@/lib/client/alerts';
import { useEditorStore } from '@/lib/client/editor-store';
import { findModalDialog } from '@/tests/support/dialogs';
import { openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import { findNode } from '@/lib/pagebuilder/locate';
import { Canvas } from '../canvas/canvas';
import { EditorDialogs } from '../dialogs/editor-dialogs';
import type { Editing } from '../editing-context';
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

/** Opens the dialog over a page with two texts, as its shortcut does where nothing has the focus. */
async function openFind(): Promise<{ backend: EditingBackend; editing: Editing }> {
  prepareCanvas();
  // Which steps belong together is kept for the window.
  sessionStorage.clear();
  const quote = moduleOf(2, 'quote', { content: 'Alles fließt', author: 'Heraklit' });
  const text = moduleOf(3, 'text', { content: '<p>Kran, Kranbau</p>' });
  const backend = new EditingBackend([sectionOf(1, [quote, text])]);
  const editing = await openEditing(backend);
  onTestFinished(() => editing.session.end());
  await renderEditing(
    editing,
    <>
      <Canvas live={undefined} />
      <EditorDialogs />
    </>,
  );
  act(() => useEditorStore.setState({ dialog: 'find' }));
  await findModalDialog();
  return { backend, editing };
}

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

it('leads to the text that was found, not to the first of its block', async () => {
  await openFind();
  type('Suchen', 'Heraklit');
  fireEvent.click(screen.getByRole('button', { name: 'Zeigen' }));
  await vi.waitFor(() => expect(screen.getByRole('textbox', { name: 'Zitat: Wer es sagt' })).toHaveFocus());
});

it('replaces whole words alone where these are asked for, takes it back by its button, and leads to what was replaced', async () => {
  const { editing } = await openFind();
  const content = () => findNode(editing.session.tree, 3);
  act(() => editing.session.change(2, { author: 'Platon' }));
  type('Suchen', 'Kran');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Nur ganze Wörter' }));
  // Nothing takes its place: the button says so.
  expect(screen.getByRole('button', { name: 'Einen löschen' })).toBeVisible();
  type('Ersetzen durch', 'Turm');
  fireEvent.click(screen.getByRole('button', { name: 'Einen ersetzen' }));
  await screen.findByText(/^Eine Stelle ersetzt\./);
  expect(content()).toMatchObject({ values: { content: { de: '<p>Turm, Kranbau</p>' } } });
  // Pressed twice, it takes back nothing else.
  const undo = screen.getByRole('button', { name: 'Rückgängig' });
  fireEvent.click(undo);
  fireEvent.click(undo);
  await vi.waitFor(() => expect(screen.queryByText(/^Eine Stelle ersetzt\./)).toBeNull());
  expect(content()).toMatchObject({ values: { content: { de: '<p>Kran, Kranbau</p>' } } });
  expect(findNode(editing.session.tree, 2)).toMatchObject({ values: { author: { de: 'Platon' } } });
  expect(screen.getByRole('textbox', { name: 'Suchen' })).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Einen ersetzen' }));
  await screen.findByText(/^Eine Stelle ersetzt\./);
  fireEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  await vi.waitFor(() => expect(screen.getByRole('textbox', { name: 'Text: Text' })).toHaveFocus());
});

it('leads by Enter to what was found, and is undone by keys outside of its fields', async () => {
  const { backend } = await openFind();
  type('Suchen', 'Kran');
  const field = screen.getByRole('textbox', { name: 'Suchen' });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(screen.getByRole('button', { name: 'Zeigen' })).toHaveFocus();
  type('Ersetzen durch', 'Boot');
  fireEvent.click(screen.getByRole('button', { name: 'Alle 2 ersetzen' }));
  const text = () => findNode(backend.server.tree, 3);
  await vi.waitFor(() =>
    expect(text()).toMatchObject({ values: { content: { de: '<p>Boot, Bootbau</p>' } } }),
  );
  await screen.findByText(/^2 Stellen ersetzt\./);
  fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
  expect(text()).toMatchObject({ values: { content: { de: '<p>Boot, Bootbau</p>' } } });
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  await vi.waitFor(() =>
    expect(text()).toMatchObject({ values: { content: { de: '<p>Kran, Kranbau</p>' } } }),
  );
  await vi.waitFor(() => expect(screen.queryByText(/ersetzt\./)).toBeNull());
});

it.each([
  [1024, { panel: 'languages', dialog: null }],
  [800, { panel: null, dialog: 'translation' }],
])(
  'shows what was found in the other language beside this one, in a window of %i pixels',
  async (width, shown) => {
    vi.stubGlobal('innerWidth', width);
    const { editing } = await openFind();
    act(() => editing.session.changeIn('en', 3, { content: '<p>Crane</p>' }));
    type('Suchen', 'Crane');
    const english = within(await screen.findByRole('region', { name: 'Englisch' }));
    fireEvent.click(english.getByRole('button', { name: 'Zeigen' }));
    expect(useEditorStore.getState()).toMatchObject({ ...shown, selected: 3, focus: null });
  },
);

it('shows nothing of the other language that stands there alone, unless there is room beside this one', async () => {
  const { editing } = await openFind();
  act(() => editing.session.changeIn('en', 3, { content: '<p>Crane</p>', locales: ['en'] }));
  type('Suchen', 'Crane');
  const english = within(await screen.findByRole('region', { name: 'Englisch' }));
  expect(english.getByRole('button', { name: 'Zeigen' })).toBeVisible();
  vi.stubGlobal('innerWidth', 800);
  type('Suchen', 'Cran');
  expect(english.queryByRole('button', { name: 'Zeigen' })).toBeNull();
  expect(english.getByRole('button', { name: 'Löschen' })).toBeVisible();
});

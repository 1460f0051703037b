import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useEditorStore } from '@/lib/client/editor-store';
import { findModule } from '@/lib/client/sections';
import { germanWords, openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import type { Editing } from '../editing-context';
import { rememberPlace, returnToPlace } from '../kept-place';
import { useLastPlace } from '../last-place';
import { OutlinePanel } from './outline-panel';

let backend: EditingBackend;
let editing: Editing;

beforeEach(async () => {
  prepareCanvas();
  const question = moduleOf(6, 'faqitem', { parent: 5, content: 'Gibt es ein Café?', text: '' });
  backend = new EditingBackend([
    sectionOf(1, [
      moduleOf(2, 'text', { content: '<p>Am Fluss entlang, bis die Stadt <em>aufhört</em></p>' }),
      moduleOf(3, 'text', { content: '<p>Danach</p>' }),
    ]),
    sectionOf(4, [moduleOf(5, 'faq', { children: [question] })], { order: 1 }),
  ]);
  editing = await openEditing(backend, { words: germanWords() });
  useEditorStore.setState({ panel: 'outline' });
  await renderEditing(
    editing,
    <>
      <div data-editor-slot="">
        <button type="button" disabled>
          Takes no focus
        </button>
        <button type="button">Gliederung</button>
      </div>
      <Panel />
    </>,
  );
});

function Panel() {
  useLastPlace();
  return useEditorStore(({ panel }) => panel === 'outline') && <OutlinePanel />;
}

afterEach(() => {
  editing.session.end();
  vi.unstubAllGlobals();
});

const panel = () => within(screen.getByRole('complementary', { name: 'Gliederung' }));
const names = () =>
  panel()
    .getAllByRole('listitem')
    .map((row) => within(row).getAllByRole('button')[0]?.textContent);

it('names all blocks with their first words, finds some by them, and shows the one that is pressed', () => {
  expect(names()).toEqual([
    'Abschnitt 1 „Am Fluss entlang, bis die Stadt aufhört“',
    'text „Am Fluss entlang, bis die Stadt aufhört“',
    'text „Danach“',
    'Abschnitt 2 „Gibt es ein Café?“',
    'faq „Gibt es ein Café?“',
    'faqitem „Gibt es ein Café?“',
  ]);
  fireEvent.change(panel().getByRole('searchbox', { name: 'Bausteine suchen' }), {
    target: { value: 'danach' },
  });
  expect(names()).toEqual(['text „Danach“']);
  expect(panel().getByText('1 Baustein')).toBeVisible();
  // By all of its words, not by those that its name has room for.
  act(() => editing.session.change(3, { content: `<p>Danach ${'weiter und '.repeat(9)}zum Kran</p>` }));
  fireEvent.change(panel().getByRole('searchbox'), { target: { value: 'zum kran' } });
  expect(names()).toEqual([expect.stringMatching(/^text „Danach/)]);
  act(() => editing.session.change(3, { content: '<p>Danach</p>' }));
  fireEvent.change(panel().getByRole('searchbox'), { target: { value: 'danach' } });
  fireEvent.click(panel().getByRole('button', { name: 'text „Danach“' }));
  expect(useEditorStore.getState().selected).toBe(3);
});

it('moves a block by keys, with the focus on its row, and walks from row to row', async () => {
  const row = panel().getByRole('button', { name: 'text „Danach“' });
  row.focus();
  await act(async () => void fireEvent.keyDown(row, { key: 'ArrowUp', altKey: true }));
  expect(names().slice(0, 3)).toEqual([
    'Abschnitt 1 „Danach“',
    'text „Danach“',
    'text „Am Fluss entlang, bis die Stadt aufhört“',
  ]);
  await vi.waitFor(() => expect(backend.done).toEqual(['move 3']));
  expect(panel().getByRole('button', { name: 'text „Danach“' })).toHaveFocus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' });
  expect(panel().getByRole('button', { name: /^text „Am Fluss.*“$/ })).toHaveFocus();
});

it('has the focus as it opens, and gives it back where it is put away', () => {
  const opener = screen.getByRole('button', { name: 'Gliederung' });
  for (const putAway of [
    () => fireEvent.click(panel().getByRole('button', { name: 'Gliederung schließen' })),
    () => fireEvent.keyDown(panel().getByRole('searchbox'), { key: 'Escape' }),
  ]) {
    act(() => opener.focus());
    act(() => useEditorStore.setState({ panel: null }));
    act(() => useEditorStore.setState({ panel: 'outline' }));
    expect(panel().getByRole('searchbox')).toHaveFocus();
    putAway();
    expect(useEditorStore.getState().panel).toBeNull();
    expect(opener).toHaveFocus();
    act(() => useEditorStore.setState({ panel: 'outline' }));
  }
});

it('takes the focus from nothing where it has stayed open in the other language', () => {
  const opener = screen.getByRole('button', { name: 'Gliederung' });
  rememberPlace(editing.session);
  act(() => useEditorStore.setState({ panel: null }));
  act(() => opener.focus());
  act(() => returnToPlace(editing.session));
  expect(panel().getByRole('searchbox')).toBeVisible();
  expect(opener).toHaveFocus();
});

it('hides a block in the other language and shows it in both again', async () => {
  const only = panel().getByRole('button', { name: 'text „Danach“: nur auf Deutsch zeigen' });
  fireEvent.click(only);
  expect(only).toHaveAttribute('aria-pressed', 'true');
  await act(() => editing.session.flush());
  expect(findModule(backend.sections, 3)?.locales).toEqual(['de']);
  fireEvent.click(only);
  expect(only).toHaveAttribute('aria-pressed', 'false');
});

it('lists what is hidden in this language where it stands in the other, leads there, and shows it here as well', async () => {
  expect(panel().queryByRole('link')).toBeNull();
  await act(async () =>
    editing.session.changeIn('en', 2, { content: '<p>Along the river</p>', locales: ['en'] }),
  );
  const link = panel().getByRole('link', {
    name: 'text „Along the river“: nur auf Englisch zu sehen, dort bearbeiten',
  });
  expect(link).toHaveAttribute('href', '/en/page?edit');
  expect(names()).toEqual([
    'Abschnitt 1 „Danach“',
    'EN',
    'text „Danach“',
    'Abschnitt 2 „Gibt es ein Café?“',
    'faq „Gibt es ein Café?“',
    'faqitem „Gibt es ein Café?“',
  ]);
  expect(panel().getByText('6 Bausteine')).toBeVisible();
  const only = panel().getByRole('button', { name: 'text „Along the river“: nur auf Englisch zeigen' });
  expect(only).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(only);
  expect(panel().queryByRole('link')).toBeNull();
  await act(() => editing.session.flush());
  expect(findModule(backend.sections, 2)?.locales ?? null).toBeNull();
});

it('says how deep a block stands, and is written in from by keys: Enter shows it, and once more writes', () => {
  const rows = panel().getAllByRole('listitem');
  expect(rows.map((row) => row.getAttribute('aria-level'))).toEqual(['1', '2', '2', '1', '2', '3']);
  const row = panel().getByRole('button', { name: 'text „Danach“' });
  // A press of Enter is a click without a pointer.
  fireEvent.click(row, { detail: 0 });
  expect(useEditorStore.getState()).toMatchObject({ selected: 3, focus: null, panel: 'outline' });
  fireEvent.click(row, { detail: 0 });
  expect(useEditorStore.getState().focus).toEqual({ id: 3, field: true });
});

it('on a phone makes way for the block that it shows, and names no keys there', async () => {
  act(() => useEditorStore.setState({ panel: null }));
  window.matchMedia = (query) => ({ matches: query.includes('coarse') }) as MediaQueryList;
  vi.stubGlobal('innerWidth', 390);
  act(() => useEditorStore.setState({ panel: 'outline' }));
  expect(await screen.findByText(/^Tippen führt zum Baustein/)).toBeVisible();
  fireEvent.click(panel().getByRole('button', { name: 'text „Danach“' }), { detail: 1 });
  expect(useEditorStore.getState()).toMatchObject({
    selected: 3,
    panel: null,
    focus: { id: 3, field: false },
  });
});

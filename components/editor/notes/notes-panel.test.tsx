import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAlerts } from '@/lib/client/alerts';
import { useEditorStore } from '@/lib/client/editor-store';
import type { Thread } from '@/lib/contract/note';
import { findModalDialog } from '@/tests/support/dialogs';
import { germanWords, openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf, type EditingCall } from '@/tests/support/editing-backend';
import { answerNotes, noteOf, threadOf } from '@/tests/support/notes';
import { Canvas } from '../canvas/canvas';
import type { Editing } from '../editing-context';
import { useShortcuts } from '../keys/use-shortcuts';
import { NotesPanel } from './notes-panel';
import { useNotes } from './notes-store';

let backend: EditingBackend;
let editing: Editing;
let threads: Thread[];

/** What the server does with notes. */
function answer(call: EditingCall): Response | undefined {
  const answered = answerNotes(threads, call);
  threads = answered.threads;
  return answered.response;
}

function Page() {
  useShortcuts(editing);
  const panel = useEditorStore((state) => state.panel);
  return (
    <>
      <Canvas live={undefined} />
      {panel === 'notes' && <NotesPanel />}
    </>
  );
}

beforeEach(async () => {
  prepareCanvas();
  sessionStorage.clear();
  history.replaceState(null, '', '/de/seite?edit');
  threads = [
    threadOf(3, 'Zum zweiten'),
    threadOf(2, 'Zum ersten'),
    threadOf(9, 'Zum gelöschten', { about: 'Alter Text' }),
    threadOf(2, 'Schon gut', { done: { user: 'Ben', at: '2026-05-06T10:00:00Z' } }),
  ];
  backend = new EditingBackend([
    sectionOf(1, [
      moduleOf(2, 'text', { content: '<p>Am Fluss</p>' }),
      moduleOf(3, 'text', { content: '<p>Danach</p>' }),
    ]),
  ]);
  backend.interrupt = answer;
  editing = await openEditing(backend, { words: germanWords() });
  editing.notes.begin();
  await renderEditing(editing, <Page />);
  await act(() => editing.notes.load());
});

afterEach(() => {
  editing.notes.end();
  editing.session.end();
  vi.unstubAllGlobals();
});

const panel = () => within(screen.getByRole('complementary', { name: 'Notizen' }));
const shown = () => panel().getAllByRole('listitem', { name: /^Notiz von/ });
const textsShown = () => shown().map((item) => item.querySelector('p[class*="text"]')?.textContent);
const posted = () => backend.calls.find(({ method }) => method === 'POST')?.body;
const press = async (name: string, within_ = panel()) =>
  fireEvent.click(await within_.findByRole('button', { name }));
/** The panel is there, or is not, as soon as its keys are pressed. */
function open(selected: number | null = null): void {
  useEditorStore.setState({ selected });
  fireEvent.keyDown(document.body, { key: 'N', code: 'KeyN', altKey: true, shiftKey: true });
}

it('shows a mark with the count of open notes at each block, which leads to the first', async () => {
  const marks = screen.getAllByRole('button', { name: /offene Notiz/ });
  expect(
    marks.map((mark) => [mark.closest('[data-block]')?.getAttribute('data-block'), mark.textContent]),
  ).toEqual([
    ['2', '1'],
    ['3', '1'],
  ]);
  fireEvent.click(marks[1] ?? document.body);
  await vi.waitFor(() => expect(document.activeElement).toBe(shown()[1]));
  expect(useEditorStore.getState().selected).toBe(3);
});

it('lists them in the order of the page, those of deleted blocks last, the done ones by themselves', async () => {
  open();
  expect(textsShown()).toEqual(['Zum ersten', 'Zum zweiten', 'Zum gelöschten']);
  expect(panel().getByText(/„Alter Text“ \(gelöscht\)/)).toBeVisible();
  expect(panel().getByText('3 Notizen')).toBeVisible();
  await act(() => editing.arrangement.step(3, 'up'));
  expect(textsShown()).toEqual(['Zum zweiten', 'Zum ersten', 'Zum gelöschten']);
  fireEvent.click(panel().getByRole('radio', { name: 'Erledigt (1)' }));
  expect(textsShown()).toEqual(['Schon gut']);
  expect(panel().getByText(/^Erledigt von Ben/)).toBeVisible();
});

it('writes one at the selected block with keys alone, mentioning a colleague whom a combobox finds', async () => {
  open(3);
  const field = panel().getByRole('textbox', { name: 'Notiz' });
  expect(field).toHaveFocus();
  fireEvent.change(field, { target: { value: 'Bitte ' } });
  fireEvent.change(field, { target: { value: 'Bitte @' } });
  const picker = panel().getByRole('combobox', { name: 'Wen erwähnen?' });
  expect(picker).toHaveFocus();
  fireEvent.change(picker, { target: { value: 'mus' } });
  const option = await panel().findByRole('option', { name: 'Carla Muster' });
  await vi.waitFor(() => expect(panel().getAllByRole('option')).toHaveLength(1));
  expect(picker).toHaveAttribute('aria-activedescendant', option.id);
  fireEvent.keyDown(picker, { key: 'Enter' });
  await vi.waitFor(() => expect(field).toHaveValue('Bitte @Carla Muster '));
  await vi.waitFor(() => expect(field).toHaveFocus());
  fireEvent.change(field, { target: { value: 'Bitte @Carla Muster prüfen' } });
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  await vi.waitFor(() => expect(panel().queryByRole('textbox')).toBeNull());
  await vi.waitFor(() => expect(document.activeElement).toHaveTextContent('Bitte @Carla Muster prüfen'));
  expect(posted()).toEqual({
    ...{ module: 3, quote: null, text: 'Bitte @Carla Muster prüfen', mentions: ['konto-1'] },
  });
});

it('says of one’s own name that nobody else has it: nobody mentions themselves', async () => {
  open(2);
  fireEvent.change(panel().getByRole('textbox', { name: 'Notiz' }), { target: { value: '@' } });
  const picker = panel().getByRole('combobox', { name: 'Wen erwähnen?' });
  fireEvent.change(picker, { target: { value: 'ann' } });
  await vi.waitFor(() => expect(picker).toHaveAccessibleDescription(/^Niemand sonst heißt so\./));
  fireEvent.change(picker, { target: { value: 'xyz' } });
  await vi.waitFor(() => expect(picker).toHaveAccessibleDescription(/^Niemand heißt so\./));
});

it('leaves what was typed behind an @ in the text where nobody was chosen', async () => {
  open(2);
  const field = panel().getByRole('textbox', { name: 'Notiz' });
  fireEvent.change(field, { target: { value: '@' } });
  const picker = panel().getByRole('combobox');
  fireEvent.change(picker, { target: { value: 'home' } });
  fireEvent.keyDown(picker, { key: 'Escape' });
  await vi.waitFor(() => expect(field).toHaveValue('@home'));
  expect(useEditorStore.getState().panel).toBe('notes');
});

it('takes the words that are marked along', async () => {
  const text = screen.getByText('Am Fluss');
  const range = document.createRange();
  range.selectNodeContents(text);
  document.getSelection()?.removeAllRanges();
  document.getSelection()?.addRange(range);
  open(3);
  expect(panel().getByText('Am Fluss', { selector: 'blockquote' })).toBeVisible();
  fireEvent.change(panel().getByRole('textbox'), { target: { value: 'Welcher?' } });
  await press('Notieren');
  await vi.waitFor(() => expect(panel().queryByRole('textbox')).toBeNull());
  expect(posted()).toMatchObject({ module: 2, quote: 'Am Fluss' });
  expect(panel().queryByText('Diese Wörter stehen dort nicht mehr.')).toBeNull();
  act(() => editing.session.change(2, { content: '<p>Am Ufer</p>' }));
  expect(await panel().findByText('Diese Wörter stehen dort nicht mehr.')).toBeVisible();
  document.getSelection()?.removeAllRanges();
});

it('replies, and says that one is done; the focus goes on to the next', async () => {
  open();
  await press('Antworten', within(shown()[0] ?? document.body));
  const field = await panel().findByRole('textbox', { name: 'Antwort' });
  fireEvent.change(field, { target: { value: 'Stimmt so.' } });
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  await vi.waitFor(() => expect(shown()[0]).toHaveTextContent('Stimmt so.'));
  await vi.waitFor(() => expect(shown()[0]).toHaveFocus());
  const done = within(shown()[0] ?? document.body).getByRole('button', { name: 'Erledigt' });
  done.focus();
  fireEvent.click(done);
  await vi.waitFor(() => expect(textsShown()).toEqual(['Zum zweiten', 'Zum gelöschten']));
  await vi.waitFor(() => expect(shown()[0]).toHaveFocus());
  fireEvent.click(panel().getByRole('radio', { name: 'Erledigt (2)' }));
  await press('Wieder öffnen', within(shown()[0] ?? document.body));
  expect(await panel().findByRole('radio', { name: 'Offen (3)' })).toBeVisible();
});

it('is sent once, however often its keys are pressed', async () => {
  open();
  await press('Antworten', within(shown()[0] ?? document.body));
  const field = await panel().findByRole('textbox', { name: 'Antwort' });
  fireEvent.change(field, { target: { value: 'Stimmt so.' } });
  for (let count = 0; count < 3; count += 1) fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  await vi.waitFor(() => expect(shown()[0]).toHaveFocus());
  expect(backend.calls.filter(({ path }) => path.endsWith('/replies'))).toHaveLength(1);
  expect(within(shown()[0] ?? document.body).getAllByText('Stimmt so.')).toHaveLength(1);
});

it('leads back to the one before when the last one of the page is done', async () => {
  open();
  const last = await vi.waitFor(() => shown()[1] ?? expect.fail());
  const done = within(last).getByRole('button', { name: 'Erledigt' });
  done.focus();
  fireEvent.click(done);
  await vi.waitFor(() => expect(textsShown()).toEqual(['Zum ersten', 'Zum gelöschten']));
  await vi.waitFor(() => expect(shown()[0]).toHaveFocus());
});

it('shows no list that was asked for before the last one', async () => {
  const asked = () => backend.calls.filter(({ path }) => path.includes('/notes?')).length;
  open();
  // Once as the page was opened, and once with the panel.
  await vi.waitFor(() => expect(asked()).toBe(2));
  const old = threads;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  backend.interrupt = (call) =>
    call.method === 'GET' && call.path.includes('/notes?')
      ? held.then(() => Response.json({ next: null, results: old }))
      : answer(call);
  const slow = editing.notes.load();
  await vi.waitFor(() => expect(asked()).toBe(3));
  backend.interrupt = answer;
  threads = [threadOf(2, 'Gerade eben')];
  await act(() => editing.notes.load());
  expect(textsShown()).toEqual(['Gerade eben']);
  release();
  await act(() => slow);
  expect(textsShown()).toEqual(['Gerade eben']);
});

it('lets only the author change and delete, and keeps what is typed where that fails', async () => {
  threads = [
    threadOf(2, 'Von mir', { notes: [noteOf('Von mir', { id: 7, is_you: true })], id: 7 }),
    ...threads,
  ];
  open();
  expect(await panel().findAllByRole('button', { name: /^Bearbeiten/ })).toHaveLength(1);
  // A hidden part beside the word would be read with a space before its colon.
  expect(panel().getByText('Bearbeiten')).toHaveAttribute('aria-label', 'Bearbeiten: Von mir');
  await press('Bearbeiten: Von mir');
  const field = await panel().findByRole('textbox', { name: 'Notiz' });
  expect(field).toHaveValue('Von mir');
  fireEvent.change(field, { target: { value: 'Von mir, neu' } });
  backend.interrupt = (call) =>
    call.method === 'PATCH'
      ? Response.json({ code: 'invalid', detail: 'So nicht.' }, { status: 400 })
      : answer(call);
  await press('Speichern');
  expect(await panel().findByRole('alert')).toHaveTextContent('So nicht.');
  expect(field).toHaveValue('Von mir, neu');
  backend.interrupt = answer;
  await press('Speichern');
  await press('Notiz löschen: Von mir, neu');
  await vi.waitFor(() => expect(textsShown()).toEqual(['Zum ersten', 'Zum zweiten', 'Zum gelöschten']));
  // Its message offers to write it again.
  const offers = useAlerts.getState().alerts.flatMap(({ action = [] }) => action);
  expect(offers.map(({ label }) => label)).toEqual(['Rückgängig']);
  act(() => offers[0]?.act());
  await vi.waitFor(() => expect(textsShown()).toContain('Von mir, neu'));
  expect(posted()).toMatchObject({ module: 2, text: 'Von mir, neu', quote: null });
});

it('writes a deleted reply again where it was', async () => {
  const reply = noteOf('Mache ich.', { is_you: true });
  const thread = threadOf(2, 'Bitte kürzen', { notes: [noteOf('Bitte kürzen', { id: 7 }), reply], id: 7 });
  threads = [thread];
  await act(() => editing.notes.writeAgain(thread, reply));
  expect(threads[0]?.notes.map(({ text }) => text)).toEqual(['Bitte kürzen', 'Mache ich.', 'Mache ich.']);
});

it('asks before a note with replies is deleted, and says afterwards what is gone', async () => {
  const mine = noteOf('Von mir', { id: 7, is_you: true });
  threads = [threadOf(2, '', { notes: [mine, noteOf('Ja.'), noteOf('Nein.')], id: 7 }), ...threads];
  open();
  const deletion = await panel().findByRole('button', { name: 'Notiz löschen: Von mir' });
  deletion.focus();
  fireEvent.click(deletion);
  const question = await findModalDialog({ name: '„Von mir“ löschen?' });
  expect(question).toHaveAccessibleDescription(/^Die 2 Antworten darauf verschwinden mit\./);
  await press('Behalten', within(question));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(backend.calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  await vi.waitFor(() => expect(deletion).toHaveFocus());
  fireEvent.click(deletion);
  await press('Mit den Antworten löschen', within(await findModalDialog()));
  await vi.waitFor(() => expect(textsShown()).toEqual(['Zum ersten', 'Zum zweiten', 'Zum gelöschten']));
  // Nothing brings them back, so no message is shown that would have to offer it.
  expect(useEditorStore.getState().announcement).toBe('„Von mir“ und 2 Antworten gelöscht.');
  expect(useAlerts.getState().alerts).toEqual([]);
  await vi.waitFor(() => expect(shown()[0]).toHaveFocus());
});

it('keeps what is not sent while the panel is closed, and over a reload', async () => {
  open(3);
  fireEvent.change(panel().getByRole('textbox'), { target: { value: 'Angefangen' } });
  fireEvent.keyDown(panel().getByRole('textbox'), { key: 'Escape' });
  await vi.waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  act(() => {
    editing.notes.end();
    editing.notes.begin();
    useEditorStore.setState({ panel: 'notes' });
  });
  expect(await screen.findByRole('textbox', { name: 'Notiz' })).toHaveValue('Angefangen');
});

it('opens at the thread that the address names, also at one that is done, and once', async () => {
  history.replaceState(null, '', `/de/seite?edit&note=${threads[3]?.id}`);
  act(() => editing.notes.begin());
  await act(() => editing.notes.load());
  await vi.waitFor(() => expect(textsShown()).toEqual(['Schon gut']));
  await vi.waitFor(() => expect(shown()[0]).toHaveFocus());
  act(() => useEditorStore.setState({ panel: null }));
  await act(() => editing.notes.load());
  expect(useEditorStore.getState().panel).toBeNull();
});

it('asks to sign in when the session has ended, but not again after somebody has put that off', async () => {
  backend.interrupt = ({ path }) =>
    path.includes('/notes?')
      ? Response.json({ detail: 'Abgemeldet.', code: 'not_authenticated' }, { status: 401 })
      : undefined;
  await act(() => editing.notes.load());
  expect(useEditorStore.getState().sessionEnded).toBe(true);
  act(() => editing.session.dismissSignIn());
  await act(() => editing.notes.load());
  expect(useEditorStore.getState().sessionEnded).toBe(false);
});

it('offers nothing where the backend has no notes', async () => {
  act(() => {
    useNotes.setState({ threads: null });
    useEditorStore.setState(({ user }) => ({ user: user && { ...user, features: ['document', 'undo'] } }));
  });
  const before = backend.calls.length;
  await editing.notes.load();
  open(2);
  expect(useEditorStore.getState().panel).toBeNull();
  expect(backend.calls).toHaveLength(before);
  expect(screen.queryByRole('button', { name: /offene Notiz/ })).toBeNull();
});

import type { Editor } from '@tiptap/core';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAlerts } from '@/lib/client/alerts';
import { useEditorStore } from '@/lib/client/editor-store';
import type { Module } from '@/lib/contract/module';
import { findModalDialog } from '@/tests/support/dialogs';
import { germanWords, openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf, type EditingCall } from '@/tests/support/editing-backend';
import { takeWish } from '../use-edit-mode';
import { EditorDialogs } from '../dialogs/editor-dialogs';
import type { Editing } from '../editing-context';

let backend: EditingBackend;
let editing: Editing;
let suggest: (call: EditingCall) => Response;

const german: Module[] = [
  moduleOf(2, 'headline', { content: 'Der Hafen', preline: '' }),
  moduleOf(3, 'text', { content: '<p>Der neue Kran</p>' }),
  moduleOf(4, 'text', { content: '<p>Licht</p>' }),
  moduleOf(5, 'text', { content: '<p>Fertig</p>' }),
];
const english = { 3: { content: '<p>The crane</p>' }, 5: { content: '<p>Done</p>' } };

/** The dialog over the English page, in English, with the German beside it. */
async function open(locale: 'de' | 'en' = 'en', features?: string[]): Promise<void> {
  backend = new EditingBackend([sectionOf(1, german)], english);
  backend.textRevisions = { 3: { de: 5, en: 4 } };
  backend.interrupt = (call) => {
    const { path } = call;
    if (path.includes('/translated-from'))
      return Response.json({ modules: { 3: { content: '<p>Der Kran</p>' } } });
    if (path.endsWith('/suggest')) return suggest(call);
    if (path.endsWith('/keep-translation')) {
      backend.textRevisions = {};
      return Response.json(moduleOf(3, 'text'));
    }
    return undefined;
  };
  editing = await openEditing(backend, {
    ...{ words: germanWords(), locale },
    ...(features ? { features } : {}),
  });
  await renderEditing(editing, <EditorDialogs />);
  act(() => useEditorStore.setState({ dialog: 'translation' }));
  await findModalDialog({ name: /^(?:Übersetzung|Translation)$/ });
  await screen.findAllByText(/Kran|Crane|crane/);
}

beforeEach(() => {
  prepareCanvas();
  suggest = ({ body }) =>
    Response.json({ texts: (body.texts as string[]).map((text) => text.replace(/(^|>)(?=\w)/, '$1EN ')) });
});

afterEach(() => {
  editing.session.end();
  vi.unstubAllGlobals();
});

const dialog = () => within(screen.getByRole('dialog', { name: /^(?:Übersetzung|Translation)$/ }));
const fields = () => dialog().getAllByRole('textbox');
const press = async (name: RegExp) =>
  act(async () => void fireEvent.click(dialog().getByRole('button', { name })));
const asked = () => backend.calls.filter(({ path }) => path.endsWith('/suggest')).map(({ body }) => body);
/** What was written in English, in the order of the log. */
const saved = () =>
  backend.server.log.flatMap(({ operation }) =>
    operation.type === 'update'
      ? operation.changes.map(({ locale, value }) => [operation.id, locale, value])
      : [],
  );

it('goes from text to text that is missing or outdated, counted, and begins anew at the end', async () => {
  await open();
  // The dialog begins in its first text.
  expect(fields()[0]).toHaveFocus();
  await press(/^Next missing text \(2\)/);
  expect(fields()[2]).toHaveFocus();
  await press(/^Next missing text/);
  expect(fields()[0]).toHaveFocus();
  await press(/^Next outdated text \(1\)/);
  expect(fields()[1]).toHaveFocus();
});

it('marks what has changed in the original since, until the translation is said to be right', async () => {
  await open();
  const mark = await vi.waitFor(() => {
    const found = screen.getByRole('dialog').querySelector('mark');
    expect(found).toHaveTextContent('neue');
    return found;
  });
  expect(mark?.closest('p')).toHaveTextContent('Der neue Kran');
  expect(dialog().getByText('Changed since it was translated:')).toBeVisible();
  await press(/^Still right: text „The crane“/);
  await vi.waitFor(() => expect(screen.getByRole('dialog').querySelector('mark')).toBeNull());
  expect(dialog().queryByText('Englisch ist veraltet')).toBeNull();
  expect(backend.calls.find(({ path }) => path === '/en/pageeditor-api/keep-translation')?.body).toEqual({
    id: 3,
  });
  expect(saved()).toEqual([]);
});

it('copies the other language where a text is missing or outdated, and nowhere else', async () => {
  await open();
  expect(dialog().getAllByRole('button', { name: /^Copy the German text/ })).toHaveLength(3);
  await press(/^Copy the German text: Überschrift: Überschrift/);
  expect(fields()[0]).toHaveTextContent('Der Hafen');
  expect(fields()[0]).toHaveFocus();
  await vi.waitFor(() => expect(saved()).toEqual([[2, 'en', 'Der Hafen']]));
});

it('asks for a suggestion with a click only, and saves it when somebody confirms it', async () => {
  await open();
  expect(asked()).toEqual([]);
  const ways = dialog().getAllByRole('button', { name: /^Suggest(?! e)/ });
  expect(ways).toHaveLength(3);
  await act(async () => void fireEvent.click(ways[2] as HTMLElement));
  await vi.waitFor(() => expect(fields()[2]).toHaveTextContent('EN Licht'));
  expect(asked().at(-1)).toEqual({ source: 'de', texts: ['<p>Licht</p>'], rich: true });
  expect(fields()[2]).toHaveAccessibleDescription(
    /^Suggested by the translation service, not in the draft yet/,
  );
  expect(saved()).toEqual([]);
  // It stays as it is while the dialog is closed.
  act(() => useEditorStore.setState({ dialog: null }));
  act(() => useEditorStore.setState({ dialog: 'translation' }));
  await vi.waitFor(() => expect(fields()[2]).toHaveTextContent('EN Licht'));
  await press(/^Accept/);
  expect(fields()[2]).toHaveFocus();
  expect(fields()[2]).not.toHaveAccessibleDescription();
  await vi.waitFor(() => expect(saved()).toEqual([[4, 'en', '<p>EN Licht</p>']]));
});

it('puts a suggestion away, and takes one that was changed for confirmed', async () => {
  await open();
  await press(/^Suggest everything that is missing \(2\)/);
  await vi.waitFor(() => expect(fields()[2]).toHaveTextContent('EN Licht'));
  expect(asked()).toEqual([
    { source: 'de', texts: ['Der Hafen'], rich: false },
    { source: 'de', texts: ['<p>Licht</p>'], rich: true },
  ]);
  const discards = dialog().getAllByRole('button', { name: /^Discard/ });
  expect(discards).toHaveLength(2);
  await act(async () => void fireEvent.click(discards[1] as HTMLElement));
  expect(fields()[2]).toHaveTextContent('');
  expect(useEditorStore.getState().suggestions).toEqual({ 'en 2 content': 'EN Der Hafen' });
  const first = fields()[0] as HTMLElement & { editor?: Editor };
  act(() => first.focus());
  act(() => void first.editor?.commands.insertContentAt(0, 'New: '));
  expect(useEditorStore.getState().suggestions).toEqual({});
  expect(fields()[0]).not.toHaveAccessibleDescription();
  await editing.session.flush();
  expect(saved()).toEqual([[2, 'en', 'New: EN Der Hafen']]);
});

it('says why there is no suggestion, and asks again', async () => {
  await open();
  suggest = () =>
    Response.json({ detail: 'Das Kontingent ist aufgebraucht.', code: 'quota_used_up' }, { status: 503 });
  await press(/^Suggest everything/);
  expect(await dialog().findByRole('alert')).toHaveTextContent('Das Kontingent ist aufgebraucht.');
  suggest = () => Response.json({ texts: ['Harbour'] });
  await press(/^Suggest everything/);
  await vi.waitFor(() => expect(fields()[0]).toHaveTextContent('Harbour'));
  expect(dialog().queryByRole('alert')).toBeNull();
});

it('offers no suggestions without a service', async () => {
  await open('en', ['document', 'operations', 'translations']);
  expect(dialog().queryByRole('button', { name: /suggest/i })).toBeNull();
  expect(dialog().getAllByRole('button', { name: /^Copy the German text/ })).toHaveLength(3);
});

it('leads from the original to the language that lacks something', async () => {
  await open('de');
  const link = dialog().getByRole('link', { name: '3 Texte sind ins Englische zu übersetzen' });
  expect(link).toHaveAttribute('href', '/en/page?edit=translation');
  expect(dialog().queryByRole('button', { name: /^Nächster/ })).toBeNull();
});

it('is opened by the address once', () => {
  history.replaceState(null, '', '/en/page?a=1&edit=translation#x');
  expect([takeWish('translation'), takeWish('translation')]).toEqual([true, false]);
  expect(location.pathname + location.search + location.hash).toBe('/en/page?a=1&edit#x');
});

it('says how a page begins in a language in which there is none, and leads there', async () => {
  await open('de');
  expect(dialog().queryByText(/gibt es diese Seite noch nicht/)).toBeNull();
  act(() => {
    const { draft } = useEditorStore.getState();
    useEditorStore.setState({ draft: draft && { ...draft, urls: { de: '/de/seite' } } });
  });
  expect(dialog().getByText(/^Auf Englisch gibt es diese Seite noch nicht\./)).toBeVisible();
  fireEvent.click(dialog().getByRole('button', { name: 'Titel eingeben' }));
  expect(useEditorStore.getState()).toMatchObject({ dialog: null, panel: 'page' });
});

it('takes back in a text what was put there, as on the page, and pastes no more than a text holds', async () => {
  await open();
  await press(/^Copy the German text: Überschrift: Überschrift/);
  const [field] = fields();
  if (field === undefined) throw new Error('There is no text.');
  expect(field).toHaveTextContent('Der Hafen');
  await act(async () => void fireEvent.keyDown(field, { key: 'z', ctrlKey: true }));
  await vi.waitFor(() => expect(field).toHaveTextContent(/^$/));
  expect(field).toHaveFocus();
  await act(async () => void fireEvent.keyDown(field, { key: 'z', ctrlKey: true, shiftKey: true }));
  await vi.waitFor(() => expect(field).toHaveTextContent('Der Hafen'));

  const long = 'a'.repeat(400_001);
  fireEvent.paste(field, { clipboardData: { getData: () => long, files: [], types: ['text/plain'] } });
  expect(useAlerts.getState().alerts.at(-1)?.text).toMatch(/^Das sind 400.001 Zeichen/);
  expect(field).toHaveTextContent(/^Der Hafen$/);
});

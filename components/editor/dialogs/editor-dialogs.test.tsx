import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { useAlerts } from '@/lib/client/alerts';
import { openSettings, useEditorStore } from '@/lib/client/editor-store';
import { openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import type { Editing } from '../editing-context';
import { EditorDialogs } from './editor-dialogs';

let backend: EditingBackend;
let editing: Editing;

beforeEach(async () => {
  prepareCanvas();
  backend = new EditingBackend([sectionOf(1, [moduleOf(2, 'quote', { content: 'Wasser', author: '' })])]);
  const user = { email: 'a@example.org', username: 'Anna', admin_menus: [], features: [] };
  backend.interrupt = ({ path }) => (path.endsWith('/login') ? Response.json(user) : undefined);
  editing = await openEditing(backend);
  await renderEditing(editing, <EditorDialogs />);
});

afterEach(() => {
  editing.session.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const author = () => screen.findByRole('textbox', { name: 'Wer es sagt' });
const signIn = () => screen.queryByRole('dialog', { name: 'Bitte melden Sie sich wieder an' });
const endSession = () => act(() => useEditorStore.setState({ sessionEnded: true }));

function focusText(): HTMLElement {
  const text = document.createElement('div');
  text.setAttribute('contenteditable', 'true');
  text.tabIndex = 0;
  document.body.append(text);
  onTestFinished(() => text.remove());
  text.focus();
  return text;
}

it('keeps what was filled in when the session ends and somebody signs in again', async () => {
  act(() => openSettings(2));
  fireEvent.change(await author(), { target: { value: 'Heraklit' } });
  endSession();
  await vi.waitFor(() => expect(signIn()).not.toBeNull());
  const dialog = within(signIn() ?? document.body);
  fireEvent.change(dialog.getByLabelText(/E-Mail-Adresse/), { target: { value: 'a@example.org' } });
  fireEvent.change(dialog.getByLabelText(/Passwort/), { target: { value: 'geheim' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Anmelden' }));
  await vi.waitFor(() => expect(signIn()).toBeNull());
  expect(await author()).toHaveValue('Heraklit');
});

it('lets whoever is typing come to a pause before it asks to sign in', async () => {
  act(() => openSettings(2));
  const field = await author();
  field.focus();
  vi.useFakeTimers();
  endSession();
  for (let keys = 0; keys < 5; keys += 1) {
    fireEvent.keyDown(field, { key: 'a' });
    await act(() => vi.advanceTimersByTimeAsync(999));
    expect(signIn()).toBeNull();
  }
  await act(() => vi.advanceTimersByTimeAsync(1));
  vi.useRealTimers();
  await vi.waitFor(() => expect(signIn()).not.toBeNull());
});

it('leaves the caret in a text of the page, however long somebody thinks, until the sign-in is asked for', async () => {
  const text = focusText();
  vi.useFakeTimers();
  endSession();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(signIn()).toBeNull();
  expect(text).toHaveFocus();
  vi.useRealTimers();
  expect(await screen.findByRole('alert')).toHaveTextContent('Ihre Sitzung ist abgelaufen.');
  fireEvent.click(screen.getByRole('button', { name: 'Wieder anmelden' }));
  await vi.waitFor(() => expect(signIn()).not.toBeNull());
});

it('opens as soon as a text of the page is left', async () => {
  const text = focusText();
  endSession();
  expect(await screen.findByRole('button', { name: 'Wieder anmelden' })).toBeVisible();
  act(() => text.blur());
  await vi.waitFor(() => expect(signIn()).not.toBeNull());
});

it('closes the settings of a block that somebody else deletes, for good, and says so', async () => {
  act(() => openSettings(2));
  await author();
  backend.byOther({ type: 'remove', id: 2 });
  await act(() => editing.session.reload());
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(useAlerts.getState().alerts.map(({ text }) => text)).toEqual(['alert.settingsGone quote']);
  // Otherwise they would open by themselves once it is back.
  expect(useEditorStore.getState().settings).toBeNull();
});

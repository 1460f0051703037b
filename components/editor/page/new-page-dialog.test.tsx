import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAlerts } from '@/lib/client/alerts';
import { germanWords, openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf, type EditingCall } from '@/tests/support/editing-backend';
import type { Editing } from '../editing-context';
import { openToEdit } from './follow-address';
import { NewPageDialog } from './new-page-dialog';

vi.mock('./follow-address', () => ({ openToEdit: vi.fn() }));

let backend: EditingBackend;
let editing: Editing;
/** How often making the page, and filling it, fails at first. */
let failures: { create: number; fill: number };

function answer({ method, path, body }: EditingCall): Response | undefined {
  if (method !== 'POST') return undefined;
  if (path.startsWith('/api/pages?')) {
    if (failures.create-- > 0)
      return Response.json({ detail: 'Gleich.', code: 'unavailable' }, { status: 503 });
    const slug = body.slug as { de: string };
    if (slug.de === 'besuch') {
      const detail = 'Diese Adresse ist vergeben.';
      return Response.json({ detail, code: 'conflict', fields: { 'slug.de': detail } }, { status: 409 });
    }
    return Response.json({ ...body, id: 9, revision: 1, urls: { de: `/de/${slug.de}` } }, { status: 201 });
  }
  if (path.endsWith('/paste') && failures.fill-- > 0)
    return Response.json({ detail: 'Gleich.', code: 'unavailable' }, { status: 503 });
  return undefined;
}

beforeEach(async () => {
  prepareCanvas();
  vi.mocked(openToEdit).mockClear();
  failures = { create: 0, fill: 0 };
  backend = new EditingBackend([sectionOf(1, [moduleOf(2, 'text', { content: '<p>Hier</p>' })])]);
  backend.facts = { ...backend.facts, colour: 'pink', opening: 'text' };
  backend.interrupt = answer;
  editing = await openEditing(backend, { words: germanWords() });
  await renderEditing(editing, <NewPageDialog />);
});

afterEach(() => {
  editing.session.end();
  vi.unstubAllGlobals();
});

const dialog = () => within(screen.getByRole('dialog', { name: 'Neue Seite' }));
const fill = (name: string, value: string) =>
  fireEvent.change(dialog().getByRole('textbox', { name }), { target: { value } });
const choose = (name: string, value: string) =>
  fireEvent.change(dialog().getByRole('combobox', { name }), { target: { value } });
const press = async (name: string) => {
  await act(async () => void fireEvent.click(dialog().getByRole('button', { name })));
};
const callsTo = (path: string) =>
  backend.calls.filter((call) => call.method === 'POST' && call.path.includes(path));

it('makes an offline page below this one, at the address that the title proposes, and opens it to be edited', async () => {
  fill('Titel', 'Für Gruppen');
  expect(dialog().getByRole('textbox', { name: 'Adresse' })).toHaveValue('fuer-gruppen');
  choose('Wo', 'below');
  expect(dialog().getByRole('textbox', { name: 'Adresse' })).toHaveAccessibleDescription(
    'localhost:3000/de/seite/fuer-gruppen',
  );
  await press('Anlegen und bearbeiten');
  expect(callsTo('/api/pages')[0]?.body).toEqual({
    title: { de: 'Für Gruppen' },
    slug: { de: 'seite/fuer-gruppen' },
    is_online: false,
  });
  expect(callsTo('paste')).toEqual([]);
  expect(openToEdit).toHaveBeenCalledWith('/de/seite/fuer-gruppen');
  // Nothing has failed, while the new page is on its way.
  expect(dialog().getByRole('status')).toBeEmptyDOMElement();
});

it('asks for a title, and says at the address that it is taken', async () => {
  await press('Anlegen und bearbeiten');
  expect(dialog().getByRole('textbox', { name: 'Titel' })).toHaveFocus();
  expect(dialog().getByRole('textbox', { name: 'Titel' })).toHaveAccessibleDescription('Bitte ausfüllen.');
  expect(backend.writes).toEqual([]);
  fill('Titel', 'Besuch');
  expect(dialog().queryByText('Bitte ausfüllen.')).toBeNull();
  await press('Anlegen und bearbeiten');
  expect(dialog().getByRole('textbox', { name: 'Adresse' })).toHaveAccessibleDescription(/vergeben/);
  fill('Adresse', 'besuchen');
  expect(dialog().queryByText(/vergeben/)).toBeNull();
  expect(dialog().getByRole('textbox', { name: 'Titel' })).toHaveValue('Besuch');
  expect(openToEdit).not.toHaveBeenCalled();
});

it('begins like this page, with its look and all that stands on it in both languages', async () => {
  fill('Titel', 'Zwei');
  choose('Vorlage', 'like');
  await press('Anlegen und bearbeiten');
  expect(callsTo('/api/pages')[0]?.body).toMatchObject({ colour: 'pink', opening: 'text' });
  await vi.waitFor(() => expect(openToEdit).toHaveBeenCalledWith('/de/zwei'));
  expect(callsTo('paste')[0]?.body).toMatchObject({
    ...{ content_type: 'page', object_id: 9, parent: null },
    modules: [{ model: 'container', fields: { en: { content: 'en 1' } } }],
  });
});

it('makes one page however often it is tried, and leads to it without its template, too', async () => {
  failures = { create: 1, fill: 1 };
  fill('Titel', 'Auskunft');
  choose('Vorlage', 'information');
  await press('Anlegen und bearbeiten');
  expect(useAlerts.getState().alerts.at(-1)).toMatchObject({ tone: 'error' });
  await press('Anlegen und bearbeiten');
  expect(
    dialog().getByText('Die Seite ist angelegt, aber die Vorlage ist nicht ganz mitgekommen.'),
  ).toBeVisible();
  expect(dialog().getByRole('button', { name: 'Seite öffnen' })).toBeVisible();
  await press('Vorlage noch einmal einfügen');
  await vi.waitFor(() => expect(openToEdit).toHaveBeenCalledWith('/de/auskunft'));
  expect(callsTo('/api/pages')).toHaveLength(2);
  expect(callsTo('paste')).toHaveLength(2);
  // The server takes calls with one key for one.
  for (const path of ['/api/pages', 'paste']) {
    const keys = callsTo(path).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toEqual([expect.any(String), keys[0]]);
  }
});

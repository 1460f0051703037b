import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAlerts } from '@/lib/client/alerts';
import { useEditorStore } from '@/lib/client/editor-store';
import { germanWords, openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, type EditingCall } from '@/tests/support/editing-backend';
import type { Editing } from '../editing-context';
import { useShortcuts } from '../keys/use-shortcuts';
import { PagePanel } from './page-panel';

const refresh = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

let backend: EditingBackend;
let editing: Editing;
let record: Record<string, unknown>;
let navigation: unknown[];
/** Answers the next writes of the record before all else. */
let refuse: ((body: Record<string, unknown>) => Response | Promise<Response>) | null;

function answer({ method, path, body }: EditingCall): Response | Promise<Response> | undefined {
  if (path.startsWith('/api/navigation?')) return Response.json({ next: null, results: navigation });
  if (!path.startsWith('/api/pages/1/?')) return undefined;
  if (method === 'GET') return Response.json(record);
  if (refuse !== null) return refuse(body);
  return Response.json(store(body));
}

/** What the server does with a page's record, as far as it matters here. */
function store(body: Record<string, unknown>): Record<string, unknown> {
  const slug = body.slug as Record<string, string>;
  record = {
    ...record,
    ...body,
    revision: Number(record.revision) + 1,
    urls: { de: `/de/${slug.de}`, en: `/en/${slug.en}` },
  };
  return record;
}

beforeEach(async () => {
  prepareCanvas();
  sessionStorage.clear();
  refuse = null;
  refresh.mockClear();
  navigation = [];
  record = {
    ...{ id: 1, revision: 3, is_online: true, in_menu: false, urls: { de: '/de/seite', en: '/en/page' } },
    ...{ title: { de: 'Seite', en: 'Page' }, slug: { de: 'seite', en: 'page' }, og_image: null },
  };
  backend = new EditingBackend([]);
  backend.facts = { ...backend.facts, settings_url: '/admin/pages/1' };
  backend.interrupt = answer;
  editing = await openEditing(backend, { words: germanWords() });
  useEditorStore.setState({ panel: 'page' });
});

afterEach(() => {
  editing.session.end();
  vi.unstubAllGlobals();
});

const panel = () => within(screen.getByRole('complementary', { name: 'Seite' }));
const group = (name: 'Deutsch' | 'Englisch') => within(panel().getByRole('group', { name }));
const field = (name: string, language: 'Deutsch' | 'Englisch' = 'Deutsch') =>
  group(language).getByRole('textbox', { name });

async function open(): Promise<() => void> {
  const { unmount } = await renderEditing(editing, <PagePanel />);
  await screen.findByRole('group', { name: 'Deutsch' });
  return unmount;
}

async function type(element: HTMLElement, value: string): Promise<void> {
  await act(async () => void fireEvent.change(element, { target: { value } }));
  await act(async () => void fireEvent.blur(element));
}

const save = async () => {
  await act(async () => void fireEvent.click(panel().getByRole('button', { name: 'Speichern' })));
};

it('shows the whole address as it will be and what happens to the old one, and sends what was filled in with its revision', async () => {
  await open();
  expect(field('Titel')).toHaveFocus();
  expect(field('Adresse')).toHaveAccessibleDescription('Ganze Adresse: localhost:3000/de/seite');
  await type(field('Adresse'), 'Über uns / Gäste');
  expect(field('Adresse')).toHaveValue('ueber-uns/gaeste');
  expect(field('Adresse')).toHaveAccessibleDescription('Ganze Adresse: localhost:3000/de/ueber-uns/gaeste');
  expect(panel().getByText('Von der alten Adresse /de/seite wird weitergeleitet.')).toBeVisible();
  await type(field('Kurze Beschreibung', 'Englisch'), 'What it is.');
  fireEvent.click(panel().getByRole('checkbox', { name: 'Im Menü' }));
  expect(panel().getByText('Noch nicht gespeichert.')).toBeVisible();
  await save();
  expect(backend.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    revision: 3,
    slug: { de: 'ueber-uns/gaeste', en: 'page' },
    meta_description: { en: 'What it is.' },
    in_menu: true,
  });
  expect(panel().queryByText('Noch nicht gespeichert.')).toBeNull();
  expect(useAlerts.getState().alerts.at(-1)).toMatchObject({ tone: 'success' });
});

it('takes back what was saved by the button beside the message, and leaves what was filled in since', async () => {
  await open();
  await type(field('Titel'), 'Anders');
  await save();
  await type(field('Kurze Beschreibung'), 'Neu.');
  await act(async () => useAlerts.getState().alerts.at(-1)?.action?.act());
  await vi.waitFor(() =>
    expect(useAlerts.getState().alerts.at(-1)?.text).toBe('Die Angaben zur Seite sind wieder wie zuvor.'),
  );
  expect(record).toMatchObject({ title: { de: 'Seite', en: 'Page' }, revision: 5 });
  expect(record.meta_description).not.toMatchObject({ de: 'Neu.' });
  expect(field('Titel')).toHaveValue('Seite');
  expect(field('Kurze Beschreibung')).toHaveValue('Neu.');
  expect(panel().getByText('Noch nicht gespeichert.')).toBeVisible();
});

it('undoes nothing on the canvas by keys in it', async () => {
  const undo = vi.spyOn(editing.steps, 'undo');
  function Keys() {
    useShortcuts(editing);
    return null;
  }
  await renderEditing(
    editing,
    <>
      <Keys />
      <PagePanel />
    </>,
  );
  const box = await screen.findByRole('checkbox', { name: 'Im Menü' });
  for (const element of [box, panel().getByRole('button', { name: 'Angaben zur Seite schließen' })])
    fireEvent.keyDown(element, { key: 'z', ctrlKey: true });
  expect(undo).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(undo).toHaveBeenCalledOnce();
});

it('says that nothing leads on from the address of a page that is offline, and that there is none without a title', async () => {
  record.is_online = false;
  await open();
  await type(field('Titel', 'Englisch'), '');
  expect(field('Adresse', 'Englisch')).toHaveAccessibleDescription(
    'Ohne Titel gibt es die Seite nicht auf Englisch.',
  );
  expect(
    panel().getByText('Die Seite ist offline: Von der alten Adresse /en/page wird nicht weitergeleitet.'),
  ).toBeVisible();
});

it('asks before visitors lose a language of a page that is online', async () => {
  await open();
  await type(field('Titel'), '');
  expect(panel().queryByText(/wird weitergeleitet/)).toBeNull();
  await save();
  const note = panel().getByRole('alertdialog', { name: 'Eine Sprache ginge verloren' });
  expect(note).toHaveAccessibleDescription(
    /^Ohne Titel gibt es die Seite nicht auf Deutsch: Wer \/de\/seite /,
  );
  expect(record).toMatchObject({ title: { de: 'Seite', en: 'Page' } });

  const keep = within(note).getByRole('button', { name: 'Titel behalten' });
  expect(keep).toHaveFocus();
  await act(async () => void fireEvent.click(keep));
  expect(field('Titel')).toHaveValue('Seite');
  expect(panel().queryByRole('alertdialog')).toBeNull();

  await type(field('Titel'), ' ');
  await save();
  await act(async () => void fireEvent.click(panel().getByRole('button', { name: 'Trotzdem speichern' })));
  expect(record.revision).toBe(4);
  expect(panel().queryByRole('alertdialog')).toBeNull();
});

it('keeps the window’s address true, without a reload', async () => {
  history.replaceState(null, '', '/de/seite?edit');
  await open();
  await type(field('Adresse'), 'neu');
  await save();
  expect(location.pathname + location.search).toBe('/de/neu?edit');
  history.replaceState(null, '', '/');
});

it('saves with the keys that save', async () => {
  await open();
  await type(field('Titel'), 'Anders');
  await act(async () => void fireEvent.keyDown(field('Titel'), { key: 's', ctrlKey: true }));
  expect(record).toMatchObject({ title: { de: 'Anders' } });
});

it('saves an address as it is shown, also by a key that is pressed in its field', async () => {
  await open();
  fireEvent.change(field('Adresse'), { target: { value: 'Äpfel & Birnen' } });
  await act(async () => void fireEvent.keyDown(field('Adresse'), { key: 's', ctrlKey: true }));
  expect(record).toMatchObject({ slug: { de: 'aepfel-birnen', en: 'page' } });
});

it('judges what is filled in by the definition, at the field, before anything is sent', async () => {
  await open();
  await type(field('Titel'), '');
  await type(field('Titel', 'Englisch'), '');
  await type(field('Kurze Beschreibung'), 'x'.repeat(321));
  await save();
  expect(field('Titel')).toHaveFocus();
  expect(field('Titel')).toHaveAccessibleDescription('Bitte ausfüllen.');
  expect(field('Kurze Beschreibung')).toHaveAccessibleDescription(/Der Text ist zu lang\./);
  expect(backend.writes).toEqual([]);
});

it('says at the address that it is taken, and keeps it', async () => {
  await open();
  await type(field('Adresse'), 'besuch');
  const detail = 'Diese Adresse ist vergeben.';
  refuse = () => Response.json({ detail, code: 'conflict', fields: { 'slug.de': detail } }, { status: 409 });
  await save();
  expect(field('Adresse')).toHaveFocus();
  expect(field('Adresse')).toHaveValue('besuch');
  expect(field('Adresse')).toHaveAccessibleDescription(new RegExp(detail));
});

it('brings together what was filled in and what somebody else has saved, and says what that is', async () => {
  await open();
  await type(field('Titel'), 'Meiner');
  refuse = () => {
    record = { ...record, revision: 4, title: { de: 'Ihrer', en: 'Theirs' } };
    refuse = null;
    return Response.json({ detail: 'Geändert.', code: 'conflict', theirs: record }, { status: 409 });
  };
  await save();
  const note = within(panel().getByRole('alert'));
  expect(note.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Titel (Deutsch) Ihrer auch von Ihnen geändert',
    'Titel (Englisch) Theirs',
  ]);
  expect(field('Titel')).toHaveValue('Meiner');
  expect(field('Titel', 'Englisch')).toHaveValue('Theirs');
  await save();
  expect(record).toMatchObject({ revision: 5, title: { de: 'Meiner', en: 'Theirs' } });
  expect(panel().queryByRole('alert')).toBeNull();
});

it('gives up what was filled in only when somebody says so', async () => {
  await open();
  await type(field('Titel'), 'Meiner');
  refuse = () => {
    record = { ...record, revision: 4, title: { de: 'Ihrer', en: 'Page' } };
    return Response.json({ detail: 'Geändert.', code: 'conflict', theirs: record }, { status: 409 });
  };
  await save();
  fireEvent.click(panel().getByRole('button', { name: 'Meine Angaben verwerfen' }));
  expect(field('Titel')).toHaveValue('Ihrer');
});

it('keeps what is typed while a save is on its way', async () => {
  await open();
  await type(field('Titel'), 'Erst');
  let send: (answer: Response) => void = () => undefined;
  refuse = () => new Promise((resolve) => (send = resolve));
  await save();
  const sent = backend.calls.find(({ method }) => method === 'POST')?.body ?? {};
  await type(field('Titel'), 'Dann');
  await act(async () => send(Response.json(store(sent))));
  expect(field('Titel')).toHaveValue('Dann');
  expect(panel().getByText('Noch nicht gespeichert.')).toBeVisible();
});

it('keeps what is not saved when it is closed, on top of what somebody else has saved since', async () => {
  const leave = await open();
  await type(field('Titel'), 'Begonnen');
  fireEvent.keyDown(field('Titel'), { key: 'Escape' });
  expect(useEditorStore.getState().panel).toBeNull();
  expect(useAlerts.getState().alerts.at(-1)?.text).toMatch(/noch nicht gespeichert/);
  leave();
  record = { ...record, revision: 4, meta_description: { de: 'Neu von ihr.' } };
  await open();
  expect(field('Titel')).toHaveValue('Begonnen');
  expect(field('Kurze Beschreibung')).toHaveValue('Neu von ihr.');
  expect(panel().getByRole('alert')).toHaveTextContent('Beschreibung für Suchmaschinen (Deutsch)');
});

it('loses nothing without a network or a session, and opens the sign-in', async () => {
  await open();
  await type(field('Titel'), 'Behalten');
  refuse = () => Promise.reject(new TypeError('network'));
  await save();
  expect(useAlerts.getState().alerts.at(-1)).toMatchObject({ tone: 'error' });
  refuse = () => Response.json({ detail: 'Bitte anmelden.', code: 'not_authenticated' }, { status: 401 });
  await save();
  expect(useEditorStore.getState().sessionEnded).toBe(true);
  expect(field('Titel')).toHaveValue('Behalten');
});

it('shows the page as it is shared: with its own texts for that, the chosen picture, or the poster that the site makes', async () => {
  record = { ...record, meta_description: { de: 'Kurz.' }, og_title: { de: 'Geteilt' } };
  await open();
  const card = () => panel().getByRole('figure', { name: 'So sieht die Seite geteilt aus' });
  expect(card()).toHaveTextContent('localhost:3000GeteiltKurz.');
  const poster = card().querySelector('img');
  expect(poster?.getAttribute('src')).toBe('/api/share-image?path=%2Fde%2Fseite&v=3');
  // A page that was never published has none.
  await act(async () => void (poster && fireEvent.error(poster)));
  expect(card()).toHaveTextContent(/Ohne eigenes Bild entsteht ein Plakat/);
});

it('leaves the menu to the navigation where that has the page already', async () => {
  navigation = [{ id: 5, menu: [{ link: 'page:7', children: [{ link: 'page:1' }] }] }];
  await open();
  expect(await panel().findByRole('link', { name: 'Navigation öffnen' })).toHaveAttribute(
    'href',
    '/admin/navigation',
  );
  expect(panel().queryByRole('checkbox', { name: 'Im Menü' })).toBeNull();
});

it('leads from an artwork to its entry', async () => {
  const entry = () => within(screen.getByRole('complementary', { name: 'Eintrag' }));
  backend.facts = { ...backend.facts, content_type: 'production', settings_url: '/admin/productions/1' };
  await editing.session.reload();
  await renderEditing(editing, <PagePanel />);
  expect(entry().getByRole('link', { name: 'Eintrag öffnen' })).toHaveAttribute(
    'href',
    '/admin/productions/1',
  );
  expect(entry().queryByRole('button', { name: 'Speichern' })).toBeNull();
});

it('renews what stands around the canvas where visitors still find the page at its address, and only there', async () => {
  await open();
  await type(field('Titel'), 'Anders');
  await save();
  expect(refresh).toHaveBeenCalledTimes(1);
  await type(field('Adresse'), 'woanders');
  await save();
  await act(async () => void fireEvent.click(panel().getByRole('checkbox', { name: 'Online' })));
  await save();
  expect(record).toMatchObject({ title: { de: 'Anders' }, slug: { de: 'woanders' }, is_online: false });
  expect(refresh).toHaveBeenCalledTimes(1);
});

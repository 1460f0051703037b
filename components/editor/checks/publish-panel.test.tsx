import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAlerts } from '@/lib/client/alerts';
import { openSettings, useEditorStore } from '@/lib/client/editor-store';
import { germanWords, openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf, wireOf } from '@/tests/support/editing-backend';
import { Alerts } from '../alerts';
import { Canvas } from '../canvas/canvas';
import { EditorDialogs } from '../dialogs/editor-dialogs';
import type { Editing } from '../editing-context';
import { EditorPanels } from '../editor-panels';
import { hearNews } from '../session/hear-news';
import { PublishMenu } from '../toolbar/publish-menu';

let backend: EditingBackend;
let editing: Editing;

const list = (results: object[]) => ({ count: results.length, next: null, previous: null, results });
const blocks = [
  moduleOf(2, 'text', { content: '<p>Anders als vorher</p>' }),
  moduleOf(3, 'text', { content: '<p><a href="/de/weg">hin</a></p>' }),
  moduleOf(4, 'image', { image: 'media:7', image_alt: '' }),
  moduleOf(5, 'image', { image: 'media:8', image_alt: '' }),
];

beforeEach(async () => {
  prepareCanvas();
  backend = new EditingBackend([sectionOf(1, blocks)], {
    2: { content: '<p>Other than before</p>' },
    3: { content: '<p>there</p>' },
  });
  backend.facts = { is_online: false, has_changes: true };
  backend.interrupt = ({ path, method }) => {
    if (method === 'HEAD') return new Response(null, { status: 404 });
    if (path === '/de/pageeditor-api/page/seite')
      return Response.json({
        modules: wireOf([
          sectionOf(1, [moduleOf(2, 'text', { content: '<p>Vorher</p>' }), ...blocks.slice(1)]),
        ]),
      });
    if (path === '/en/pageeditor-api/page/page')
      return Response.json({ detail: 'Nichts.', code: 'not_found' }, { status: 404 });
    if (path.includes('/versions')) return Response.json(list(versions));
    if (path.endsWith('/take-back'))
      return Response.json({ ...backend.draft, can_undo: true, can_redo: false });
    if (path.includes('/history'))
      return Response.json(
        list([
          {
            id: 9,
            user: 'Anna',
            at: '2025-07-01T10:00:00Z',
            action: 'update',
            module: 2,
            kind: 'text',
            undone: false,
          },
        ]),
      );
    const file = /\/media\/(\d)$/.exec(path)?.[1];
    if (file !== undefined) return Response.json({ ...picture, id: Number(file), decorative: file === '8' });
    if (path.endsWith('/publish'))
      return Response.json({ ...backend.draft, is_online: true, can_undo: true, can_redo: false });
    return undefined;
  };
  editing = await openEditing(backend, { words: germanWords() });
  useEditorStore.setState({ panel: 'publish' });
  await renderEditing(
    editing,
    <>
      <Canvas live={undefined} />
      <EditorPanels />
      <EditorDialogs />
    </>,
  );
  await screen.findByRole('dialog', { name: 'Prüfen und veröffentlichen' });
});

afterEach(() => {
  editing.session.end();
  vi.unstubAllGlobals();
});

const versionOf = (number: number, locales: string[]) => ({
  ...{ id: 40 + number, number, user: 'Anna', at: `2025-07-0${number}T10:00:00Z` },
  locales,
});
/** Newest first. */
const versions = [versionOf(3, ['de']), versionOf(2, ['en']), versionOf(1, ['de'])];

const picture = {
  ...{ reference: 'media:7', folder: '', filename: 'a.png', url: '/media/a.png', type: 'image/png', size: 1 },
  ...{ width: 1, height: 1, alt: {}, description: {}, copyright: '', focal_x: 50, focal_y: 50, thumbs: {} },
  ...{ revision: 1, created_at: '2025-01-01T00:00:00Z', updated_at: '2025-01-01T00:00:00Z' },
};

it('says per language what changes and by whom, and publishes the languages that are chosen, online where that is wanted', async () => {
  const languages = screen.getByRole('region', { name: 'Sprachen' });
  expect(await within(languages).findByText('Geändert: Text „Anders als vorher“')).toBeVisible();
  expect(within(languages).getByText('Eine Änderung, auf der Seite markiert')).toBeVisible();
  expect(await within(languages).findByText('Anna')).toBeVisible();
  expect(within(languages).getByText('Adresse: /de/seite')).toBeVisible();
  // English was never published: all of it is new.
  expect(await within(languages).findByText(/^Neu: Abschnitt/)).toBeVisible();

  expect(within(languages).getByRole('checkbox', { name: 'Deutsch' })).toBeChecked();
  fireEvent.click(within(languages).getByRole('checkbox', { name: 'Englisch' }));
  fireEvent.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
  await vi.waitFor(() => expect(useEditorStore.getState().panel).toBeNull());
  const published = backend.calls.find(({ path }) => path.endsWith('/publish'));
  expect(published?.body).toMatchObject({ locales: ['de', 'en'], online: true });
});

it('marks on the page what would be published of its language, leads there, and leaves no marks behind', async () => {
  const panel = within(screen.getByRole('dialog', { name: 'Prüfen und veröffentlichen' }));
  const markOf = (id: number) => document.querySelector<HTMLElement>(`[data-block="${id}"]`)?.dataset.mark;
  const change = await panel.findByRole('button', { name: 'Geändert: Text „Anders als vorher“' });
  expect([markOf(2), markOf(3)]).toEqual(['written', undefined]);
  fireEvent.click(change);
  expect(useEditorStore.getState()).toMatchObject({ panel: 'publish', selected: 2 });
  const german = panel.getByRole('checkbox', { name: 'Deutsch' });
  fireEvent.click(german);
  expect(markOf(2)).toBeUndefined();
  fireEvent.click(german);
  expect(markOf(2)).toBe('written');
  fireEvent.keyDown(german, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(markOf(2)).toBeUndefined();
});

it('keeps what was chosen while a dialog is open above it', async () => {
  const online = screen.getByRole('checkbox', { name: 'Die Seite auch online stellen' });
  fireEvent.click(online);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Englisch' }));
  act(() => openSettings(2));
  await screen.findByRole('dialog', { name: /Einstellungen$/ });
  act(() => useEditorStore.setState({ settings: null }));
  expect(online).toBeInTheDocument();
  expect(online).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Englisch' })).toBeChecked();
});

it('keeps marks, list and remarks while what was saved is compared again', async () => {
  const languages = within(screen.getByRole('region', { name: 'Sprachen' }));
  const change = await languages.findByRole('button', { name: 'Geändert: Text „Anders als vorher“' });
  const findings = within(screen.getByRole('region', { name: 'Vorher ansehen' }));
  const link = await findings.findByRole('button', { name: /^Link führt ins Leere/ });
  change.focus();
  const { interrupt } = backend;
  backend.interrupt = (call) =>
    call.method === 'HEAD' || call.path === '/de/pageeditor-api/page/seite'
      ? new Promise(() => undefined)
      : interrupt(call);
  act(() => editing.session.change(2, { content: '<p>Anders als <a href="/de/neu">vorher</a></p>' }));
  await act(() => editing.session.flush());
  const count = (path: string) => backend.calls.filter((call) => call.path === path).length;
  await vi.waitFor(() => expect(count('/de/neu')).toBe(1));
  await vi.waitFor(() => expect(count('/de/pageeditor-api/page/seite')).toBe(2));
  expect(change).toHaveFocus();
  expect(document.querySelector('[data-block="2"]')).toHaveAttribute('data-mark', 'written');
  expect(link).toBeInTheDocument();
});

it('has its buttons where no message covers them', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100));
  await renderEditing(editing, <Alerts />);
  act(() => useAlerts.getState().show({ tone: 'success', text: 'Gespeichert.' }));
  expect(screen.getByRole('region', { name: 'Meldungen' })).toHaveAttribute('data-above');
  vi.restoreAllMocks();
});

it('says when and by whom the page was published last, and takes that back', async () => {
  const languages = within(screen.getByRole('region', { name: 'Sprachen' }));
  expect(
    await languages.findByText('Zuletzt veröffentlicht: DE, Anna, Donnerstag, 3. Juli 2025 um 12:00'),
  ).toBeVisible();
  fireEvent.click(languages.getByRole('button', { name: 'Zurücknehmen' }));
  await vi.waitFor(() => expect(useEditorStore.getState().panel).toBeNull());
  const taken = backend.calls.find(({ path }) => path.endsWith('/take-back'));
  expect(taken?.body).toEqual({ content_type: 'page', object_id: 1, version_id: 43 });
});

it('leads to the settings of a block that shows a stand-alone section where there is none', async () => {
  const place = { parent: 1, column: 0, order: 0 };
  act(() => void editing.session.insertLocal('sectionreference', place, { section: 'section:9' }));
  const id = editing.session.sections[0]?.columns[0]?.children[0]?.id;
  const findings = within(screen.getByRole('region', { name: 'Vorher ansehen' }));
  fireEvent.click(await findings.findByRole('button', { name: /^Link führt ins Leere.*section:9$/ }));
  expect(useEditorStore.getState()).toMatchObject({ panel: null, settings: id, settingsField: 'section' });
});

it('checks the page, and leads from each remark to its block', async () => {
  const findings = screen.getByRole('region', { name: 'Vorher ansehen' });
  const link = await within(findings).findByRole('button', { name: /^Link führt ins Leere.*\/de\/weg$/ });
  const all = within(findings)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  // What is only decoration needs no description.
  expect(all).toEqual([expect.stringMatching(/^Link/), expect.stringMatching(/^Bild ohne Beschreibung/)]);
  expect(within(findings).getByText('2 Hinweise')).toBeVisible();
  fireEvent.click(link);
  expect(useEditorStore.getState()).toMatchObject({ panel: null, selected: 3 });
  expect(document.querySelector('[data-block="3"] [data-field="content"]')).toHaveFocus();
});

it.each([
  ['beside the page', 1024],
  ['in its own language where two pages have no room', 800],
])('checks the other language once that is published, too, and leads to its places %s', async (_, width) => {
  vi.stubGlobal('innerWidth', width);
  act(() =>
    editing.session.changeIn('en', 2, { content: '<p><a href="/en/nowhere">Other than before</a></p>' }),
  );
  const findings = within(screen.getByRole('region', { name: 'Vorher ansehen' }));
  await findings.findByText('2 Hinweise');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Englisch' }));
  await findings.findByText('4 Hinweise');
  // Its description is beside the German one, in the settings of its block.
  expect(findings.getByRole('button', { name: /^Bild ohne Beschreibung \(Englisch\)/ })).toBeVisible();
  const link = /^Link führt ins Leere \(Englisch\).*\/en\/nowhere$/;
  if (width < 1000) {
    expect(findings.getByRole('link', { name: link })).toHaveAttribute('href', '/en/page?edit');
    return;
  }
  fireEvent.click(findings.getByRole('button', { name: link }));
  expect(useEditorStore.getState()).toMatchObject({ panel: 'languages', selected: 2 });
});

it('stands before a publishing at once where something has to be decided first', async () => {
  act(() => useEditorStore.setState({ panel: null }));
  await renderEditing(
    editing,
    <PublishMenu label="Veröffentlichen" open onOpenChange={() => undefined} onLeave={() => undefined} />,
  );
  const publish = () => screen.getByRole('menuitem', { name: 'Nur Deutsch veröffentlichen, bleibt offline' });
  await act(async () => {
    editing.session.change(2, { content: '<p>Meins</p>' });
    backend.writeByOther(2, 'content', '<p>Ihrs</p>');
    await editing.session.flush();
  });
  fireEvent.click(publish());
  expect(useEditorStore.getState().panel).toBe('publish');
  expect(backend.writes).not.toContain('POST publish');
});

it('follows what is published outside of it, and goes with a publishing at once', async () => {
  const languages = within(screen.getByRole('region', { name: 'Sprachen' }));
  await languages.findByText(/^Zuletzt veröffentlicht: DE, Anna/);
  const { interrupt } = backend;
  backend.interrupt = (call) =>
    call.path.includes('/versions')
      ? Response.json(list([{ ...versionOf(4, ['de']), user: 'Clara' }, ...versions]))
      : interrupt(call);
  act(() => hearNews(editing.session, { revision: editing.session.copy.revision, published: true }));
  expect(await languages.findByText(/^Zuletzt veröffentlicht: DE, Clara/)).toBeVisible();
  await renderEditing(
    editing,
    <PublishMenu label="Veröffentlichen" open onOpenChange={() => undefined} onLeave={() => undefined} />,
  );
  fireEvent.click(screen.getByRole('menuitem', { name: 'Nur Deutsch veröffentlichen, bleibt offline' }));
  expect(screen.queryByRole('dialog', { name: 'Prüfen und veröffentlichen' })).toBeNull();
  await vi.waitFor(() => expect(backend.writes).toContain('POST publish'));
});

it('leads to the settings beside the page, and for an event to its entry', async () => {
  backend.facts = { ...backend.facts, settings_url: '/admin/pages/1' };
  await act(() => editing.session.reload());
  expect(screen.queryByRole('link', { name: /^Adresse, Menü/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Adresse, Menü/ }));
  expect(useEditorStore.getState()).toMatchObject({ panel: 'page' });
  backend.facts = { ...backend.facts, content_type: 'event', settings_url: '/admin/events/1' };
  await act(() => editing.session.reload());
  act(() => useEditorStore.setState({ panel: 'publish' }));
  expect(screen.getByRole('link', { name: /^Adresse, Menü/ })).toHaveAttribute('href', '/admin/events/1');
});

it('says of a language whose draft cannot be loaded that there is no comparison', async () => {
  const { interrupt } = backend;
  backend.interrupt = (call) =>
    call.method === 'GET' && call.path.startsWith('/en/pageeditor-api/document/page/1')
      ? Response.json({ detail: 'Nein.', code: 'unavailable' }, { status: 503 })
      : interrupt(call);
  // It is asked for again with the next revision.
  act(() => editing.session.change(2, { content: '<p>Noch anders</p>' }));
  await act(() => editing.session.flush());
  const languages = screen.getByRole('region', { name: 'Sprachen' });
  expect(await within(languages).findByText('Der Vergleich lässt sich gerade nicht laden.')).toBeVisible();
});

it('compares the other language also where the content system has one language at a time', async () => {
  act(() => useEditorStore.setState({ other: null }));
  await vi.waitFor(() => expect(screen.queryByText('Wird verglichen …')).toBeNull());
});

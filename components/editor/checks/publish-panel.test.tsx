import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useAlerts } from '@/lib/client/alerts';
import { notePublishing, openSettings, useEditorStore } from '@/lib/client/editor-store';
import { findMoment, nextHour } from '@/lib/client/site-time';
import { findModalDialog } from '@/tests/support/dialogs';
import { renderEditing } from '@/tests/support/editing';
import { sectionOf, wireOf } from '@/tests/support/editing-backend';
import {
  backend,
  blocks,
  editing,
  list,
  openPublishPanel,
  versions,
  versionOf,
} from '@/tests/support/publish-panel';
import { Alerts } from '../alerts';
import { hearNews } from '../session/hear-news';
import { PublishMenu } from '../toolbar/publish-menu';

beforeEach(openPublishPanel);

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

/** Opens the panel anew, where the draft says in which languages it has changes. */
async function openWith(changed_locales: readonly string[]): Promise<void> {
  act(() => useEditorStore.setState({ panel: null }));
  const { draft } = useEditorStore.getState();
  if (draft === null) throw new Error('There is no draft.');
  act(() =>
    useEditorStore.setState({
      draft: { ...draft, is_online: true, changed_locales: [...changed_locales] as ('de' | 'en')[] },
      panel: 'publish',
    }),
  );
  await screen.findByRole('dialog', { name: 'Prüfen und veröffentlichen' });
}

it('chooses the languages that have changes, and publishes nothing that is public already', async () => {
  await openWith(['en']);
  const box = (name: string) => screen.getByRole('checkbox', { name });
  expect(box('Deutsch')).not.toBeChecked();
  expect(box('Englisch')).toBeChecked();
  expect(screen.getByRole('button', { name: 'Veröffentlichen' })).toBeEnabled();
  fireEvent.click(box('Englisch'));
  fireEvent.click(box('Deutsch'));
  const nothing = screen.getByRole('button', { name: 'Veröffentlichen' });
  fireEvent.click(nothing);
  expect(nothing).toHaveAttribute('aria-disabled', 'true');
  expect(backend.calls.some(({ path }) => path.endsWith('/publish'))).toBe(false);
});

it('compares with what is public now, once somebody has published meanwhile', async () => {
  const languages = screen.getByRole('region', { name: 'Sprachen' });
  expect(await within(languages).findByText('Geändert: Text „Anders als vorher“')).toBeVisible();
  const before = backend.interrupt;
  backend.interrupt = (call) =>
    call.path === '/de/pageeditor-api/page/seite'
      ? Response.json({ modules: wireOf([sectionOf(1, blocks)]) })
      : before(call);
  act(() => notePublishing());
  await vi.waitFor(() =>
    expect(within(languages).queryByText('Geändert: Text „Anders als vorher“')).toBeNull(),
  );
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
  await findModalDialog({ name: /Einstellungen$/ });
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
  expect(screen.getByRole('region', { name: 'Meldungen' })).toHaveAttribute('data-place', 'above');
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
  expect(screen.getByRole('link', { name: /^Adresse, Bild/ })).toHaveAttribute('href', '/admin/events/1');
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

it('a block that is not complete is no change for visitors, and is said to be left out', async () => {
  const panel = screen.getByRole('dialog', { name: 'Prüfen und veröffentlichen' });
  await within(panel).findAllByText(/Anders als vorher/);
  act(() => {
    editing.session.insertLocal('video', { parent: 1, column: 0, order: 9 });
  });
  await within(panel).findByText(/wird nicht veröffentlicht/);
  expect(within(panel).queryByText(/Neu: Video/)).toBeNull();
  expect(within(panel).getAllByText(/Anders als vorher/).length).toBeGreaterThan(0);
});

it('plans the languages that are chosen, and says of a time that it is taken only as long as it is', async () => {
  fireEvent.click(screen.getByRole('checkbox', { name: 'Deutsch' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Englisch' }));
  fireEvent.click(screen.getByRole('button', { name: 'Zeitpunkt planen …' }));
  const dialog = within(await findModalDialog({ name: 'Veröffentlichung planen' }));
  expect(dialog.getByRole('checkbox', { name: 'Deutsch' })).not.toBeChecked();
  expect(dialog.getByRole('checkbox', { name: 'Englisch' })).toBeChecked();

  const planAt = (at: string | null) =>
    act(() =>
      useEditorStore.setState(({ draft }) => ({
        draft: draft && {
          ...draft,
          scheduled: at === null ? [] : [{ id: 1, at, locales: ['en'], online: false }],
        },
      })),
    );
  // The next hour, as it is filled in at first.
  const { date, time } = nextHour();
  planAt(findMoment(date, time));
  fireEvent.click(dialog.getByRole('button', { name: 'Planen' }));
  expect(dialog.getByText('Für diesen Zeitpunkt ist das schon geplant.')).toBeVisible();
  planAt(null);
  expect(dialog.queryByText('Für diesen Zeitpunkt ist das schon geplant.')).toBeNull();
});

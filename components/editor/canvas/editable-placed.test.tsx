import { focusManager } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useEditorStore } from '@/lib/client/editor-store';
import { sectionPath } from '@/lib/contract/standing';
import { openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import { SettingsDialog } from '../dialogs/settings-dialog';
import { Canvas } from './canvas';

const quote = moduleOf(101, 'quote', { content: 'Ein Fluss ist kein Ort.', author: '' });
const image = moduleOf(102, 'image', { image: 'media:7', image_url: '/media/7.jpg', image_alt: 'Kran' });

beforeEach(prepareCanvas);
afterEach(() => vi.unstubAllGlobals());

async function show(slug: string) {
  const backend = new EditingBackend([
    sectionOf(1, [moduleOf(2, 'sectionreference', { section: 'section:9' })]),
  ]);
  backend.targets = { 'section:9': { de: { url: sectionPath('de', slug), picture: null } } };
  backend.interrupt = ({ path }) => {
    if (!path.includes('/container/by-slug/')) return undefined;
    return path.endsWith('/tickets')
      ? Response.json(sectionOf(100, [quote, image]))
      : Response.json({ detail: '', code: 'not_found' }, { status: 404 });
  };
  const editing = await openEditing(backend);
  await renderEditing(editing, <Canvas live={undefined} />);
  return { editing, backend };
}

it('a stand-alone section is shown as visitors see it, and edited where it stands', async () => {
  const { editing } = await show('tickets');
  expect(await screen.findByText('Ein Fluss ist kein Ort.')).not.toHaveAttribute('contenteditable');
  expect(screen.getByRole('link', { name: 'steht unter /cms-hub/sections/de/tickets' })).toHaveAttribute(
    'href',
    '/cms-hub/sections/de/tickets?edit',
  );
  fireEvent.click(screen.getByAltText('Kran'));
  expect(useEditorStore.getState().settings).toBeNull();
  editing.session.end();
});

it('says so where it is not public, and leads to the screen where it has its place', async () => {
  const { editing } = await show('calendar-intro');
  expect(await screen.findByText(/ist nicht veröffentlicht, offline oder gelöscht/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'steht unter /de/kalender' })).toHaveAttribute(
    'href',
    '/de/kalender?edit=intro',
  );
  editing.session.end();
});

it('follows what was published of it in another window', async () => {
  const { editing, backend } = await show('calendar-intro');
  expect(await screen.findByText(/ist nicht veröffentlicht, offline oder gelöscht/)).toBeVisible();
  backend.interrupt = ({ path }) =>
    path.includes('/container/by-slug/') ? Response.json(sectionOf(100, [quote])) : undefined;
  act(() => focusManager.setFocused(false));
  act(() => focusManager.setFocused(true));
  expect(await screen.findByText('Ein Fluss ist kein Ort.')).toBeVisible();
  focusManager.setFocused(undefined);
  editing.session.end();
});

it.each([
  ['that one was chosen, though it is deleted', 'section:9', /offline oder gelöscht/],
  ['that none was chosen yet', '', 'Noch kein Abschnitt gewählt'],
])('says %s', async (_, section, sentence) => {
  const block = moduleOf(2, 'sectionreference', { section });
  const editing = await openEditing(new EditingBackend([sectionOf(1, [block])]));
  await renderEditing(editing, <Canvas live={undefined} />);
  expect(screen.getByText(sentence)).toBeVisible();
  editing.session.end();
});

it('is chosen by its name among all stand-alone sections', async () => {
  const block = moduleOf(2, 'sectionreference', { section: 'section:9' });
  const backend = new EditingBackend([sectionOf(1, [block])]);
  const results = [
    { id: 8, title: 'Karten', slug: 'tickets', revision: 1 },
    { id: 9, title: '', slug: 'partner', revision: 1 },
  ];
  backend.interrupt = ({ path }) =>
    path.startsWith('/api/sections')
      ? Response.json({ count: 2, next: null, previous: null, results })
      : undefined;
  const editing = await openEditing(backend);
  await renderEditing(editing, <SettingsDialog module={block} />);
  const choice = screen.getByRole('combobox', { name: /Abschnitt/ });
  expect(await screen.findByRole('option', { name: 'Karten · tickets' })).toBeInTheDocument();
  expect(choice).toHaveValue('section:9');
  fireEvent.change(choice, { target: { value: 'section:8' } });
  fireEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
  await vi.waitFor(() =>
    expect(editing.session.sections[0]?.columns[0]?.children[0]).toMatchObject({ section: 'section:8' }),
  );
  editing.session.end();
});

it('cannot be the one that is being edited', async () => {
  const block = moduleOf(2, 'sectionreference', { section: '' });
  const backend = new EditingBackend([sectionOf(1, [block])]);
  const results = [
    { id: 1, title: 'Diese', slug: 'seite', revision: 1 },
    { id: 8, title: 'Karten', slug: 'tickets', revision: 1 },
  ];
  backend.interrupt = ({ path }) =>
    path.startsWith('/api/sections')
      ? Response.json({ count: 2, next: null, previous: null, results })
      : undefined;
  const editing = await openEditing(backend, { contentType: 'section' });
  await renderEditing(editing, <SettingsDialog module={block} />);
  expect(await screen.findByRole('option', { name: 'Karten · tickets' })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: 'Diese · seite' })).toBeNull();
  editing.session.end();
});

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAlerts } from '@/lib/client/alerts';
import { useEditorStore } from '@/lib/client/editor-store';
import { listModules } from '@/lib/client/sections';
import { openEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import type { Editing } from '../editing-context';

// A backend of the base contract: no trees, no operations, one language, module by module.

let backend: EditingBackend;
let editing: Editing;

const page = () =>
  listModules(editing.session.sections).map(({ id, model, content }) => [id, model, content]);
const there = () => listModules(backend.sections).map(({ model, content }) => [model, content]);

beforeEach(async () => {
  backend = new EditingBackend([
    sectionOf(1, [
      moduleOf(2, 'text', { content: '<p>Eins</p>' }),
      moduleOf(3, 'headline', { content: 'Zwei', headline_level: 2 }),
    ]),
  ]);
  editing = await openEditing(backend, { features: [] });
});

afterEach(() => {
  editing.session.end();
  vi.unstubAllGlobals();
});

it('is asked for the draft once, and shown', () => {
  expect(backend.calls.map(({ path }) => path)).toEqual(['/de/pageeditor-api/page/seite']);
  expect(page()).toEqual([
    [1, 'container', undefined],
    [2, 'text', '<p>Eins</p>'],
    [3, 'headline', 'Zwei'],
  ]);
});

it('is told of texts, new blocks, moves, layouts and removals by its own calls', async () => {
  const { session, arrangement } = editing;
  session.change(2, { content: '<p>Neu</p>' });
  const made = session.insertLocal('text', { parent: 1, column: 0, order: 1 }, { content: '<p>Dazu</p>' });
  arrangement.move(3, { parent: 1, column: 0, order: 0 });
  arrangement.setLayout(1, 3);
  await session.flush();
  arrangement.remove(made);
  await session.flush();
  expect(backend.writes).toEqual([
    'PATCH text/2',
    'POST text',
    'POST reorder',
    'PATCH container/1',
    expect.stringMatching(/^DELETE text\/\d+$/),
  ]);
  expect(page()).toEqual([
    [1, 'container', undefined],
    [3, 'headline', 'Zwei'],
    [2, 'text', '<p>Neu</p>'],
  ]);
});

it('puts blocks into a section that is made with them', async () => {
  const { session, arrangement } = editing;
  const section = arrangement.insertSection(0, 1);
  session.insertLocal('text', { parent: section, column: 0, order: 0 }, { content: '<p>Drin</p>' });
  await session.flush();
  expect(backend.writes).toEqual(['POST container', 'POST text']);
  expect(there().slice(3)).toEqual([
    ['container', undefined],
    ['text', '<p>Drin</p>'],
  ]);
  expect(page().map(([id]) => id)).toEqual([1, 2, 3, section, expect.any(Number)]);
});

it('shows what others have done once it is asked again, and keeps what was typed', async () => {
  editing.session.change(2, { content: '<p>Eins von mir</p>' });
  backend.writeByOther(3, 'content', 'Ihrs');
  await editing.session.sync.catchUp();
  expect(page().slice(1)).toEqual([
    [2, 'text', '<p>Eins von mir</p>'],
    [3, 'headline', 'Ihrs'],
  ]);
  await editing.session.flush();
  expect(there()[1]).toEqual(['text', '<p>Eins von mir</p>']);
});

it('is not told twice what it has answered while something else failed', async () => {
  let fails = true;
  backend.interrupt = ({ path }) =>
    fails && path.endsWith('/reorder') ? new Response('', { status: 503 }) : undefined;
  editing.session.change(2, { content: '<p>Neu</p>' });
  editing.arrangement.move(3, { parent: 1, column: 0, order: 0 });
  expect(await editing.session.flush()).toBe(false);
  fails = false;
  expect(await editing.session.flush()).toBe(true);
  expect(backend.writes).toEqual(['PATCH text/2', 'POST reorder', 'POST reorder']);
});

it('has its refusal said at the block, in its words, until it is mended', async () => {
  backend.interrupt = ({ method }) =>
    method === 'PATCH'
      ? Response.json({ detail: 'x', code: 'invalid', fields: { content: 'Zu lang.' } }, { status: 400 })
      : undefined;
  editing.session.change(3, { content: 'Sehr lang' });
  await editing.session.flush();
  expect(useEditorStore.getState().states[3]).toEqual({ status: 'error', fields: { content: 'Zu lang.' } });
  backend.interrupt = () => undefined;
  editing.session.change(3, { content: 'Kurz' });
  await editing.session.flush();
  expect(useEditorStore.getState().states[3]).toEqual({ status: 'saved' });
});

it('has a refused move taken off the page again, with its words', async () => {
  backend.interrupt = ({ path }) =>
    path.endsWith('/reorder')
      ? Response.json({ detail: 'Das geht hier nicht.', code: 'conflict' }, { status: 409 })
      : undefined;
  editing.arrangement.move(3, { parent: 1, column: 0, order: 0 });
  expect(page().map(([id]) => id)).toEqual([1, 3, 2]);
  await editing.session.flush();
  expect(page().map(([id]) => id)).toEqual([1, 2, 3]);
  expect(useAlerts.getState().alerts.at(-1)).toMatchObject({ tone: 'error', text: 'Das geht hier nicht.' });
  expect(backend.writes).toEqual(['POST reorder']);
});

it('is asked again for what somebody else has written, and not for ever where it goes on refusing', async () => {
  backend.interrupt = ({ method }) =>
    method === 'PATCH'
      ? Response.json({ detail: 'Inzwischen anders.', code: 'conflict' }, { status: 409 })
      : undefined;
  editing.session.change(3, { content: 'Neu' });
  expect(await editing.session.flush()).toBe(false);
  expect(backend.writes.length).toBeLessThanOrEqual(3);
  expect(useEditorStore.getState().states[3]?.status).toBe('error');
});

it('takes no step back that it does not offer', async () => {
  expect(await editing.steps.undo()).toBe(false);
  expect(backend.writes).toEqual([]);
  expect(useAlerts.getState().alerts.at(-1)?.text).toBe('announce.noStep');
});

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useEditorStore } from '@/lib/client/editor-store';
import { openEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import type { Editing } from '../editing-context';

let backend: EditingBackend;
let editing: Editing;

const stateOf = (id: number) => useEditorStore.getState().states[id];

beforeEach(async () => {
  backend = new EditingBackend([sectionOf(1, [moduleOf(2, 'headline', { content: 'Zeile' })])], {
    2: { content: 'Line' },
  });
  editing = await openEditing(backend);
});

afterEach(() => {
  editing.session.end();
  vi.unstubAllGlobals();
});

it('a block that lacks what it must have stays here, says so, and is sent once it is complete', async () => {
  editing.session.change(2, { content: '' });
  expect(await editing.session.flush()).toBe(false);
  expect(stateOf(2)).toMatchObject({ status: 'incomplete', fields: { content: 'required' } });
  expect(backend.writes).toEqual([]);
  editing.session.change(2, { content: 'Neu' });
  expect(await editing.session.flush()).toBe(true);
  expect([backend.done, stateOf(2)]).toEqual([['update 2'], { status: 'saved' }]);
});

it('holds back an empty text of the other language, too, and not for what else is missing there', async () => {
  editing.session.changeIn('en', 2, { content: '' });
  expect(await editing.session.flush()).toBe(false);
  expect(stateOf(2)).toMatchObject({ status: 'incomplete', fields: { content: 'required' } });
  editing.session.changeIn('en', 2, { content: 'Row' });
  expect(await editing.session.flush()).toBe(true);
  expect(backend.done).toEqual(['update 2']);
  backend.writeByOther(2, 'content', '', 'en');
  await editing.session.reload();
  editing.session.changeIn('en', 2, { preline: 'Before' });
  expect(await editing.session.flush()).toBe(true);
});

it('holds back neither the other language, nor a copy of what is complete there', async () => {
  editing.session.changeIn('en', 2, { content: 'Another line' });
  await editing.session.flush();
  expect(backend.done).toEqual(['update 2']);
  backend.writeByOther(2, 'content', '', 'de');
  await editing.session.reload();
  await editing.arrangement.duplicate(2);
  await editing.session.flush();
  expect(backend.done).toEqual(['update 2', 'insert headline']);
});

it('a new block that is incomplete goes without a trace', async () => {
  const id = editing.session.insertLocal('headline', { parent: 1, column: 0, order: 1 });
  await editing.session.flush();
  expect(stateOf(id)).toMatchObject({ status: 'incomplete' });
  editing.arrangement.remove(id);
  expect([editing.session.isUnsaved, editing.session.sections[0]?.columns[0]?.children.length]).toEqual([
    false,
    1,
  ]);
  expect(backend.writes).toEqual([]);
});

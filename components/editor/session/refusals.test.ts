// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { useAlerts } from '@/lib/client/alerts';
import { findModule } from '@/lib/client/sections';
import { openEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import type { Editing } from '../editing-context';
import { takesSeveral } from '../pictures/place-pictures';

// What was asked for and does not happen is said where everybody sees it, not to screen readers alone.

let editing: Editing;

afterEach(() => {
  editing.session.end();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each<[string, string, (editing: Editing) => unknown]>([
  ['turning a block', 'announce.notYetSaved', ({ shaping }) => shaping.turn(3, 'headline')],
  ['joining two texts', 'announce.notYetSaved', ({ shaping }) => shaping.joinUp(3, () => null)],
  ['moving the last block on', 'announce.noPlace', ({ arrangement }) => arrangement.step(1, 'down')],
  ['moving the last blocks on', 'announce.noPlace', ({ several }) => several.now?.step([1], 'down')],
  ['pasting nothing', 'several.nothing', ({ clipboard }) => clipboard.now?.pasteFromMenu(2)],
  ['undoing nothing', 'announce.noStep', ({ steps }) => steps.undo()],
])('%s is refused in a message that can be seen', async (_, message, act) => {
  const backend = new EditingBackend([
    sectionOf(1, [
      moduleOf(2, 'text', { content: '<p>Eins</p>' }),
      moduleOf(3, 'text', { content: '<p>Zwei</p>' }),
    ]),
  ]);
  editing = await openEditing(backend);
  vi.spyOn(editing.session, 'perform').mockReturnValue(false);
  await act(editing);
  await vi.waitFor(() =>
    expect(useAlerts.getState().alerts).toMatchObject([{ tone: 'information', text: message }]),
  );
});

it('a copy that the server would have to make of a block it does not know is refused in one, too', async () => {
  editing = await openEditing(new EditingBackend([sectionOf(1, [])]), { features: [] });
  const id = editing.session.insertLocal('headline', { parent: 1, column: 0, order: 0 });
  await editing.arrangement.duplicate(id);
  expect(useAlerts.getState().alerts.map(({ text }) => text)).toContain('announce.notYetSaved');
});

it('nothing is turned into something else without a tree of both languages: the words of the other one would be lost', async () => {
  const blocks = [
    moduleOf(2, 'text', { content: '<p>Eins</p>' }),
    moduleOf(3, 'text', { content: '<p>Zwei</p>' }),
    moduleOf(4, 'image', { image: 'media:7' }),
  ];
  const open = async (features: string[]) => {
    editing = await openEditing(new EditingBackend([sectionOf(1, blocks)]), { features });
    const { shaping, session } = editing;
    const text = findModule(session.sections, 2);
    const kinds = text === null ? [] : shaping.listKinds(text);
    return [kinds.length > 0, takesSeveral(4, editing), shaping.joinUp(3, () => null)];
  };
  expect(await open(['document', 'turn'])).toEqual([false, false, false]);
  editing.session.end();
  expect(await open(['document', 'turn', 'operations'])).toEqual([true, true, true]);
});

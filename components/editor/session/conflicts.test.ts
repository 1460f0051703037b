// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useAlerts } from '@/lib/client/alerts';
import { summariseStates, useEditorStore } from '@/lib/client/editor-store';
import { listModules } from '@/lib/client/sections';
import { partingTime } from './contested-blocks';
import type { EditingSession } from './editing-session';
import { openEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';

const mine = '<p>Was hier geschrieben wurde</p>';

/** A block that was deleted elsewhere, with its section if `all`, while it was written in here. */
async function openConflict(all = false) {
  const backend = new EditingBackend(
    [sectionOf(1, [moduleOf(2, 'text', { content: '<p>Vorher</p>' }), moduleOf(3, 'text')])],
    { 2: { content: '<p>Before</p>' } },
  );
  const editing = await openEditing(backend);
  editing.session.change(2, { content: mine });
  backend.byOther({ type: 'remove', id: all ? 1 : 2 });
  await editing.session.flush();
  const [conflict] = useEditorStore.getState().conflicts;
  if (conflict === undefined) throw new Error('There is no conflict.');
  return { backend, conflict, ...editing };
}

/** What a browser that is closed now would still have. */
function isKept(): boolean {
  return Object.keys(localStorage).some((name) => localStorage.getItem(name)?.includes(mine));
}

const status = () => summariseStates(useEditorStore.getState());

afterEach(() => vi.unstubAllGlobals());

const shown = ({ sections }: EditingSession) =>
  listModules(sections).flatMap(({ content }) =>
    typeof content === 'string' && content !== '' ? content : [],
  );

describe('a block that somebody else has deleted while it was written in', () => {
  it('stays in sight at its place, says what was written and by whom it was deleted, and is written on', async () => {
    const { conflict, session } = await openConflict();
    expect(conflict).toEqual({
      ...{ id: 2, isDeleted: true },
      values: [
        { name: 'content', locale: 'de', base: '<p>Vorher</p>', mine, theirs: undefined, user: 'Ben' },
      ],
    });
    expect(session.sections[0]?.columns[0]?.children.map(({ id }) => id)).toEqual([2, 3]);
    session.change(2, { content: `${mine}<p>Mehr</p>` });
    expect([shown(session), status(), isKept()]).toEqual([[`${mine}<p>Mehr</p>`], 'conflict', true]);
  });

  it('is made anew with my version in all its languages, and kept until the server has it', async () => {
    const { backend, conflict, conflicts, session } = await openConflict();
    let answer: () => void = () => undefined;
    backend.interrupt = (call) =>
      call.method === 'POST'
        ? new Promise<Response>((resolve) => (answer = () => resolve(backend.answerNow(call))))
        : undefined;
    conflicts.keepMine(conflict);
    expect([isKept(), status(), useEditorStore.getState().conflicts]).toEqual([true, 'saving', []]);
    backend.interrupt = () => undefined;
    answer();
    await session.flush();
    expect([isKept(), status()]).toEqual([false, 'saved']);
    expect(backend.server.tree.sections[0]?.columns[0]?.[0]).toMatchObject({
      values: { content: { de: mine, en: '<p>Before</p>' } },
    });
  });

  it('is made anew once, and later, where the server cannot be asked', async () => {
    const { backend, conflict, conflicts, session } = await openConflict();
    backend.interrupt = () => Promise.reject(new TypeError('Failed to fetch'));
    conflicts.keepMine(conflict);
    conflicts.keepMine(conflict);
    await vi.waitFor(() => expect(status()).toBe('error'));
    expect(isKept()).toBe(true);
    backend.interrupt = () => undefined;
    session.sync.resume();
    await vi.waitFor(() => expect(backend.done).toEqual(['insert text']));
  });

  it('gets a new section where that is gone as well', async () => {
    const { backend, conflict, conflicts, session } = await openConflict(true);
    expect(shown(session)).toEqual([mine]);
    conflicts.keepMine(conflict);
    await session.flush();
    expect(backend.done).toEqual(['insert container', 'insert text']);
    expect([shown(session), session.sections.length]).toEqual([[mine], 1]);
  });

  it('goes where that is what the person wants, and is there once more if that was a slip', async () => {
    const { conflict, conflicts, session, steps } = await openConflict();
    conflicts.takeTheirs(conflict);
    expect([shown(session), isKept(), status()]).toEqual([[], false, 'saved']);
    await steps.undo();
    expect([shown(session), isKept(), status()]).toEqual([[mine], true, 'conflict']);
  });
});

describe('a word that two people have written', () => {
  async function openContested() {
    const backend = new EditingBackend([
      sectionOf(1, [
        moduleOf(2, 'headline', { content: 'Alt' }),
        moduleOf(3, 'headline', { content: 'Zeile' }),
      ]),
    ]);
    const editing = await openEditing(backend);
    editing.session.change(2, { content: 'Meins' });
    backend.writeByOther(2, 'content', 'Ihrs');
    await editing.session.flush();
    const [conflict] = useEditorStore.getState().conflicts;
    if (conflict === undefined) throw new Error('There is no conflict.');
    return { backend, conflict, ...editing };
  }

  it('is shown as mine with theirs beside it, and mine counts where I say so', async () => {
    const { backend, conflict, conflicts, session } = await openContested();
    expect(conflict).toMatchObject({
      ...{ id: 2, isDeleted: false },
      values: [{ name: 'content', locale: 'de', base: 'Alt', mine: 'Meins', theirs: 'Ihrs', user: 'Ben' }],
    });
    expect([shown(session), status()]).toEqual([['Meins', 'Zeile'], 'conflict']);
    conflicts.keepMine(conflict);
    await session.flush();
    expect(listModules(backend.sections)[1]?.content).toBe('Meins');
  });

  it('is theirs where I say so', async () => {
    const { backend, conflict, conflicts, session } = await openContested();
    conflicts.takeTheirs(conflict);
    expect([shown(session), status()]).toEqual([['Ihrs', 'Zeile'], 'saved']);
    await session.flush();
    expect(backend.done).toEqual([]);
  });

  it.each(['the message', 'the next undo'])('was mine, which %s brings back to decide anew', async (way) => {
    const { conflict, conflicts, session, steps } = await openContested();
    conflicts.takeTheirs(conflict);
    const offer = useAlerts.getState().alerts.find(({ text }) => text === 'alert.mineGone')?.action;
    expect(offer?.label).toBe('alert.undo');
    if (way === 'the message') offer?.act();
    else await steps.undo();
    expect([shown(session), status()]).toEqual([['Meins', 'Zeile'], 'conflict']);
    expect(useEditorStore.getState().conflicts).toEqual([conflict]);
  });

  it('was mine, and is brought back although what was written elsewhere has got its number meanwhile', async () => {
    const { conflict, conflicts, session, steps } = await openContested();
    session.change(3, { content: 'Anderswo' });
    conflicts.takeTheirs(conflict);
    expect(useEditorStore.getState().draft?.can_undo).toBe(true);
    await session.flush();
    await steps.undo();
    expect([shown(session), status()]).toEqual([['Meins', 'Anderswo'], 'conflict']);
    // Nothing to decide any more: the next step is undone.
    await steps.undo();
    expect(shown(session)).toEqual(['Meins', 'Zeile']);
  });

  it('is said to be contested if it still is after a while, and no longer than that', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { backend, conflict, conflicts, session } = await openContested();
      const isSaid = () => useAlerts.getState().alerts.some(({ text }) => text.startsWith('alert.conflict'));
      expect(isSaid()).toBe(false);
      vi.advanceTimersByTime(partingTime);
      expect(isSaid()).toBe(true);
      conflicts.keepMine(conflict);
      expect(isSaid()).toBe(false);
      // They come to the same before anything was said.
      session.change(2, { content: 'Noch meins' });
      backend.writeByOther(2, 'content', 'Noch ihrs');
      await session.flush();
      expect(status()).toBe('conflict');
      backend.writeByOther(2, 'content', 'Noch meins');
      await session.sync.catchUp();
      expect(status()).toBe('saved');
      vi.advanceTimersByTime(10 * partingTime);
      expect(isSaid()).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });
});

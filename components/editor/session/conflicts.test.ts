// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { summariseStates, useEditorStore } from '@/lib/client/editor-store';
import { listModules } from '@/lib/client/sections';
import { EditingBackend, moduleOf, openEditing, sectionOf } from '@/tests/support/editing';

const mine = '<p>Was hier geschrieben wurde</p>';

/** A block that was deleted elsewhere while it was written in here. */
async function openConflict(left = [sectionOf(1, [moduleOf(3, 'text')])]) {
  const backend = new EditingBackend([
    sectionOf(1, [moduleOf(2, 'text', { content: '<p>Vorher</p>' }), moduleOf(3, 'text')]),
  ]);
  const editing = await openEditing(backend);
  backend.sections = left;
  editing.session.change(2, { content: mine });
  await editing.session.flush();
  const [conflict] = useEditorStore.getState().conflicts;
  if (conflict === undefined) throw new Error('There is no conflict.');
  return { backend, conflict, ...editing };
}

/** What a browser that is closed now would still have. */
function isKept(): boolean {
  return Object.keys(localStorage).some((name) => localStorage.getItem(name)?.includes(mine));
}

const status = () => summariseStates(useEditorStore.getState().states);

afterEach(() => vi.unstubAllGlobals());

describe('“create anew with my version”', () => {
  it('keeps what was written until the server has answered that it has it', async () => {
    const { backend, conflict, conflicts, session } = await openConflict();
    let answer: (response: Response) => void = () => undefined;
    backend.interrupt = ({ method }) =>
      method === 'POST' ? new Promise<Response>((resolve) => (answer = resolve)) : undefined;
    let wasLost = false;
    const remove = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (
      this: Storage,
      name: string,
    ) {
      delete (this as unknown as Record<string, string>)[name];
      wasLost ||= !isKept();
    });

    conflicts.keepMine(conflict);
    expect(status()).toBe('conflict');
    await vi.waitFor(() => expect(backend.writes).toContain('POST text'), { timeout: 10_000 });
    expect([isKept(), wasLost, status()]).toEqual([true, false, 'saving']);
    expect(session.sections[0]?.columns[0]?.children.map(({ content }) => content)).toEqual([
      mine,
      undefined,
    ]);
    expect(backend.calls.at(-1)?.body).toMatchObject({ content: mine, revives: 2, order: 0 });

    remove.mockRestore();
    answer(Response.json(moduleOf(9, 'text', { content: mine, parent: 1 })));
    await vi.waitFor(() => expect(status()).toBe('saved'));
    expect(isKept()).toBe(false);
    expect(useEditorStore.getState().conflicts).toEqual([]);
  });

  it('leaves everything as it was where the server cannot be asked', async () => {
    const { backend, conflict, conflicts } = await openConflict();
    backend.interrupt = () => Promise.reject(new TypeError('Failed to fetch'));
    conflicts.keepMine(conflict);
    await vi.waitFor(() => expect(useEditorStore.getState().openConflict).toBeNull());
    expect([isKept(), status()]).toEqual([true, 'conflict']);
    expect(useEditorStore.getState().conflicts).toEqual([conflict]);
    expect(backend.writes).not.toContain('POST text');
  });

  it('stays in sight where somebody has deleted every section, and gets a new one', async () => {
    const { backend, conflict, conflicts, session } = await openConflict([]);
    await session.reload();
    const shown = () => listModules(session.sections).flatMap(({ content }) => content ?? []);
    expect(shown()).toEqual([mine]);
    conflicts.keepMine(conflict);
    conflicts.keepMine(conflict);
    await vi.waitFor(() => expect(backend.writes.at(-1)).toBe('POST text'));
    await vi.waitFor(() => expect(status()).toBe('saved'));
    expect(listModules(backend.sections).map(({ model, content }) => [model, content])).toEqual([
      ['container', undefined],
      ['text', mine],
    ]);
    await session.reload();
    expect([shown(), session.sections.length]).toEqual([[mine], 1]);
    session.end();
  });
});

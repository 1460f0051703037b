// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findModule } from '@/lib/client/sections';
import { EditingBackend, moduleOf, openEditing, sectionOf } from '@/tests/support/editing';
import type { Editing } from '../editing-context';

let backend: EditingBackend;
let editing: Editing;
/** Lets the server answer the step that is on its way. */
let answer: (response: Response) => void;

const shown = () => findModule(editing.session.sections, 2)?.content;

/** The document with a text, as the server answers a step. */
function answerWith(content: string, fields: Record<string, unknown> = {}): void {
  backend.sections = [sectionOf(1, [moduleOf(2, 'text', { content, revision: 9 })])];
  answer(Response.json({ ...backend.draft, can_undo: true, can_redo: true, ...fields }));
}

async function write(text: string): Promise<void> {
  editing.session.change(2, { content: `<p>${text}</p>` });
  await editing.session.queue.flushAll();
}

beforeEach(async () => {
  backend = new EditingBackend([sectionOf(1, [moduleOf(2, 'text', { content: '<p>Eins</p>' })])]);
  backend.interrupt = ({ path }) =>
    /\/(?:undo|redo)$/.test(path) ? new Promise((resolve) => (answer = resolve)) : undefined;
  editing = await openEditing(backend);
});

afterEach(() => {
  editing.session.end();
  vi.unstubAllGlobals();
});

describe('a step back', () => {
  it('of what was written here is shown before the server has answered, and so is the step forth', async () => {
    await write('Eins zwei');
    await write('Eins zwei drei');
    let done = editing.steps.undo();
    await vi.waitFor(() => expect(shown()).toBe('<p>Eins zwei</p>'));
    await vi.waitFor(() => expect(backend.writes.at(-1)).toBe('POST undo'));
    answerWith('<p>Eins zwei</p>');
    await done;
    done = editing.steps.redo();
    await vi.waitFor(() => expect(shown()).toBe('<p>Eins zwei drei</p>'));
    await vi.waitFor(() => expect(backend.writes.at(-1)).toBe('POST redo'));
    answerWith('<p>Eins zwei drei</p>');
    await done;
  });

  it('shows what the server says where that is something else', async () => {
    await write('Eins zwei');
    const done = editing.steps.undo();
    await vi.waitFor(() => expect(shown()).toBe('<p>Eins</p>'));
    await vi.waitFor(() => expect(backend.writes.at(-1)).toBe('POST undo'));
    answerWith('<p>Von Ben</p>', { skipped: [{ kind: 'text', user: 'Ben' }] });
    await done;
    expect(shown()).toBe('<p>Von Ben</p>');
  });

  it('is not shown where something else was done last, or somebody has written there since', async () => {
    await write('Eins zwei');
    await editing.session.inOrder(() => Promise.resolve(null));
    const done = editing.steps.undo();
    await vi.waitFor(() => expect(backend.writes.at(-1)).toBe('POST undo'));
    expect(shown()).toBe('<p>Eins zwei</p>');
    answerWith('<p>Eins zwei</p>');
    await done;
  });

  it('is taken back itself where the server refuses it', async () => {
    await write('Eins zwei');
    const done = editing.steps.undo();
    await vi.waitFor(() => expect(shown()).toBe('<p>Eins</p>'));
    await vi.waitFor(() => expect(backend.writes.at(-1)).toBe('POST undo'));
    answer(Response.json({ detail: 'Nein.', code: 'conflict', theirs: null, base: null }, { status: 409 }));
    expect(await done).toBe(false);
    expect(shown()).toBe('<p>Eins zwei</p>');
  });
});

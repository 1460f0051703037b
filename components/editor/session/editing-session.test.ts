// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAlerts } from '@/lib/client/alerts';
import { useEditorStore } from '@/lib/client/editor-store';
import { findModule } from '@/lib/client/sections';
import type { NewerOperations } from '@/lib/contract/operation';
import { isSection } from '@/lib/pagebuilder/tree';
import { openEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf, type EditingCall } from '@/tests/support/editing-backend';
import type { Editing } from '../editing-context';

let backend: EditingBackend;
let editing: Editing;

const contentOf = (id: number) => findModule(editing.session.sections, id)?.content;
const texts = () => useAlerts.getState().alerts.map(({ text }) => text);
const isProposal = ({ method, path }: EditingCall) => method === 'POST' && path.endsWith('/operations');

/** Keeps the server from answering what is sent to it; the function that is returned lets it answer what was sent last. */
function holdProposals(): () => void {
  let answer: () => void = () => undefined;
  backend.interrupt = (call) =>
    isProposal(call)
      ? new Promise((resolve) => (answer = () => resolve(backend.answerNow(call))))
      : undefined;
  return () => answer();
}

beforeEach(async () => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = () => undefined;
  backend = new EditingBackend([
    sectionOf(1, [
      moduleOf(2, 'text', { content: '<p>Eins</p>', anchor: 'kran', locales: ['de'] }),
      moduleOf(3, 'text', { content: '<p>Zwei</p>' }),
    ]),
  ]);
  editing = await openEditing(backend);
});

afterEach(() => {
  editing.session.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a page that is left', () => {
  it('sends what still waits for a pause in typing', async () => {
    editing.session.change(3, { content: '<p>Drei</p>' }, true);
    editing.session.end();
    await vi.advanceTimersByTimeAsync(0);
    expect(backend.done).toEqual(['update 3']);
  });

  it('and opened again writes nothing of its own over what is typed there', async () => {
    const { session } = editing;
    const answer = holdProposals();
    session.change(3, { content: '<p>Drei</p>' }, true);
    session.end();
    await vi.advanceTimersByTimeAsync(0);
    session.begin();
    await session.reload();
    backend.interrupt = () => undefined;
    session.change(2, { content: '<p>Noch nicht gesendet</p>' }, true);
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(JSON.stringify({ ...localStorage })).toContain('Noch nicht gesendet');
    await session.flush();
    expect(contentOf(2)).toBe('<p>Noch nicht gesendet</p>');
  });
});

describe('a text', () => {
  it.each(['leave', 'flush'] as const)(
    'that rests (%s) while something is on its way is a step of its own',
    async (rest) => {
      const { session } = editing;
      const answer = holdProposals();
      session.change(3, { content: '<p>Drei</p>' }, true);
      void session.flush();
      await vi.advanceTimersByTimeAsync(0);
      backend.interrupt = () => undefined;
      session.change(3, { content: '<p>Drei vier</p>' }, true);
      void session[rest]();
      session.change(3, { content: '<p>Drei vier fünf</p>' }, true);
      answer();
      await session.flush();
      expect(backend.done).toEqual(['update 3', 'update 3', 'update 3']);
    },
  );

  it('of which a character is being composed is not touched by what a stream brings', async () => {
    backend.writeByOther(2, 'content', '<p>Von Ben</p>');
    document.dispatchEvent(new Event('compositionstart'));
    const heard = editing.session.hear(backend.newsSince(0) as unknown as NewerOperations);
    await vi.advanceTimersByTimeAsync(5000);
    expect([contentOf(2), editing.session.copy.revision]).toEqual(['<p>Eins</p>', 0]);
    document.dispatchEvent(new Event('compositionend'));
    await vi.advanceTimersByTimeAsync(100);
    await heard;
    expect(contentOf(2)).toBe('<p>Von Ben</p>');
  });

  it('is unsent until it is on its way, and again once that has failed', async () => {
    const { session } = editing;
    let fail: () => void = () => undefined;
    backend.interrupt = (call) =>
      isProposal(call)
        ? new Promise((_, reject) => (fail = () => reject(new TypeError('Failed to fetch'))))
        : undefined;
    session.change(3, { content: '<p>Drei</p>' }, true);
    expect([session.isUnsent(3, 'content'), session.isUnsent(2, 'content')]).toEqual([true, false]);
    void session.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(session.isUnsent(3, 'content')).toBe(false);
    fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(session.isUnsent(3, 'content')).toBe(true);
    backend.interrupt = () => undefined;
    await session.flush();
  });

  it('that the server refuses with its whole request is not sent over and over', async () => {
    backend.interrupt = (call) =>
      isProposal(call) ? Response.json({ detail: 'Nein.', code: 'invalid' }, { status: 400 }) : undefined;
    editing.session.change(3, { content: '<p>Drei</p>' }, true);
    await vi.advanceTimersByTimeAsync(2000);
    expect(texts()).toEqual(['alert.notTaken Nein.']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(backend.calls.filter(isProposal)).toHaveLength(1);
    backend.interrupt = () => undefined;
    editing.session.change(3, { content: '<p>Drei und mehr</p>' }, true);
    await editing.session.flush();
    expect(findModule(backend.sections, 3)?.content).toBe('<p>Drei und mehr</p>');
  });

  it('of a page that is no longer there is not said to be tried again', async () => {
    backend.interrupt = (call) =>
      isProposal(call)
        ? Response.json({ detail: 'Nicht gefunden.', code: 'not_found' }, { status: 404 })
        : undefined;
    editing.session.change(3, { content: '<p>Drei</p>' }, true);
    await editing.session.flush();
    expect(texts()).toEqual(['alert.documentGone']);
  });

  it('is joined only with one for the same languages', () => {
    expect(editing.shaping.joinUp(3, () => null)).toBe(false);
    expect([contentOf(2), contentOf(3)]).toEqual(['<p>Eins</p>', '<p>Zwei</p>']);
  });

  it('that is turned into another kind keeps its anchor and its languages', async () => {
    await editing.shaping.turn(2, 'quote');
    await editing.session.flush();
    const [made] = backend.server.tree.sections[0]?.columns[0] ?? [];
    expect(made && !isSection(made) && made).toMatchObject({
      ...{ kind: 'quote', anchor: 'kran', locales: ['de'] },
    });
  });

  it('that is turned says what it has lost of its formatting', async () => {
    backend.writeByOther(3, 'content', '<p>Mit <strong>Nachdruck</strong></p>');
    await editing.session.reload();
    await editing.shaping.turn(2, 'quote');
    await editing.shaping.turn(3, 'quote');
    expect(texts()).toEqual(['alert.turned quote false', 'alert.turned quote true']);
  });

  it('that is turned takes the caret, unless somebody has begun to write elsewhere meanwhile', async () => {
    document.body.innerHTML = '<div data-block="2"><input></div><div data-block="3"><input></div>';
    const [own, other] = document.querySelectorAll('input');
    own?.focus();
    await editing.shaping.turn(2, 'quote');
    const { focus } = useEditorStore.getState();
    expect(focus).toEqual({ id: expect.any(Number), field: true });
    const turned = editing.shaping.turn(3, 'quote');
    document.body.insertAdjacentHTML('beforeend', '<div data-block="4"><input></div>');
    document.querySelector<HTMLElement>('[data-block="4"] input')?.focus();
    await turned;
    expect(useEditorStore.getState().focus).toEqual(focus);
    expect(other?.isConnected).toBe(true);
    document.body.innerHTML = '';
  });

  it('that somebody else has deleted is not thrown away without a question', async () => {
    const { session, arrangement } = editing;
    session.change(3, { content: '<p>Drei</p>' });
    backend.byOther({ type: 'remove', id: 3 });
    await session.flush();
    arrangement.remove(3);
    expect(useEditorStore.getState().removal).toEqual({ ids: [3], count: 1 });
    expect(contentOf(3)).toBe('<p>Drei</p>');
  });
});

describe('the document', () => {
  it('is shown as a restored version has it', async () => {
    backend.interrupt = ({ path }) => {
      if (!path.endsWith('/restore')) return undefined;
      backend.writeByOther(3, 'content', '<p>Früher</p>');
      return Response.json({ ...backend.draft, can_undo: true, can_redo: false });
    };
    expect(await editing.steps.restore(1)).toBe(true);
    expect(contentOf(3)).toBe('<p>Früher</p>');
  });

  it('does not fall back to what an answer says that was overtaken', async () => {
    const late = { ...useEditorStore.getState().draft, revision: 0 };
    editing.session.change(3, { content: '<p>Drei</p>' });
    await editing.session.flush();
    editing.session.showDraft(late as Parameters<typeof editing.session.showDraft>[0]);
    expect(useEditorStore.getState().draft?.revision).toBe(1);
  });

  it('leaves to the server to undo half of a move between two documents', async () => {
    editing.session.end();
    const { tree, revision } = backend.server.readTree('Anna');
    const step = {
      ...{ id: 9, key: null, state: 'done', revision: 0, inverse: { type: 'remove', id: 3 } },
      ...{ touched: [3], overtaken_by: null, elsewhere: true },
    };
    backend.interrupt = ({ path }) =>
      path.endsWith('/tree')
        ? Response.json({ revision, tree, targets: {}, text_revisions: {}, steps: [step] })
        : path.endsWith('/undo')
          ? Response.json({ ...backend.draft, can_undo: false, can_redo: true })
          : undefined;
    editing = await openEditing(backend);
    await editing.steps.undo();
    expect([backend.writes, contentOf(3)]).toEqual([['POST undo'], '<p>Zwei</p>']);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { moduleDefinitions } from '@/components/modules/definitions';
import type { LoggedOperation, ProposedOperation, RefusalCode } from '@/lib/contract/operation';
import { buildModule, buildSection } from '@/tests/support/trees';
import { findNode, locate, treeIds } from '../locate';
import { apply } from '../operations-apply';
import { settle } from '../proposed';
import { isSection, type Tree } from '../tree';
import { openCopy, snapshot, withShown, type Copy } from './copy';
import { discard, keepMine, keepTheirs, remake } from './decide';
import { perform, rest, takeNodeId, withdraw } from './perform';
import type { Tools } from './rebase';
import { receive, refuse, renew } from './receive';
import { takeRequest } from './request';
import { canStep, nextStep, redo, undo } from './steps';

let keys = 0;
const tools: Tools = { definitions: moduleDefinitions, newKey: () => `key-${(keys += 1)}` };

const text = (id: number, de: string, en = 'Text') =>
  buildModule({ id, kind: 'text', values: { content: { de: `<p>${de}</p>`, en: `<p>${en}</p>` } } });

const page: Tree = {
  sections: [
    buildSection({ id: 1, columns: [[text(2, 'eins zwei drei'), text(3, 'vier')]] }),
    buildSection({ id: 4 }),
  ],
};

let copy: Copy;
let server: Tree;
let revision: number;

beforeEach(() => {
  server = page;
  revision = 7;
  copy = openCopy({ revision, tree: page, targets: {}, text_revisions: {}, steps: [] });
});

const write = (id: number, words: string, locale: 'de' | 'en' = 'de'): ProposedOperation => ({
  type: 'update',
  id,
  changes: [{ target: 'value', field: 'content', locale, value: `<p>${words}</p>` }],
});

function act(operation: ProposedOperation, isTyped = false): void {
  const next = perform(copy, operation, isTyped, tools);
  if (next === null) throw new Error('It does not fit.');
  copy = next;
}

function read(tree: Tree, id: number, locale: 'de' | 'en' = 'de'): unknown {
  const node = findNode(tree, id);
  const content = node && !isSection(node) ? node.values['content'] : null;
  return (content as Record<string, unknown> | null | undefined)?.[locale];
}

const shown = (id: number, locale: 'de' | 'en' = 'de') => read(copy.shown, id, locale);

/** Lets the server do something; the copy hears of it. */
function log(operation: ProposedOperation, more: Partial<LoggedOperation> = {}) {
  const settled = settle(server, operation);
  server = apply(server, settled).tree;
  revision += 1;
  const logged: LoggedOperation = {
    ...{ id: 100 + revision, revision, key: null, user: 'Anna', is_you: false, reverts: null },
    ...more,
    operation: settled,
  };
  const received = receive(copy, [logged], tools);
  if (received === null) throw new Error('Something is missing.');
  copy = received.copy;
  return received;
}

/** The server takes what is sent first, perhaps in another form. */
function acknowledge(as?: ProposedOperation) {
  const request = takeRequest(copy);
  if (!request) throw new Error('There is nothing to send.');
  copy = request.copy;
  const [first] = request.body.operations;
  if (!first || !('operation' in first)) throw new Error('A step is sent.');
  return log(as ?? first.operation, { key: first.key, user: 'Ich', is_you: true });
}

function refuseFirst(code: RefusalCode, fields = {}) {
  const request = takeRequest(copy);
  const [first] = request?.body.operations ?? [];
  if (!request || !first) throw new Error('There is nothing to send.');
  const refused = refuse(request.copy, [{ key: first.key, code, detail: '', fields }], tools);
  copy = refused.copy;
  return refused;
}

const sent = () => takeRequest(copy)?.body.operations ?? [];

describe('what is done here', () => {
  it('is shown at once, and sent as it was done', () => {
    act(write(2, 'eins zwei'));
    expect(shown(2)).toBe('<p>eins zwei</p>');
    expect(read(copy.acknowledged, 2)).toBe('<p>eins zwei drei</p>');
    expect(takeRequest(copy)?.body).toMatchObject({
      since: 7,
      operations: [{ operation: write(2, 'eins zwei') }],
    });
  });

  it('shares with before all that it does not change', () => {
    const [, before] = copy.shown.sections;
    act(write(2, 'neu'), true);
    expect(copy.shown.sections[1]).toBe(before);
    expect(findNode(copy.shown, 3)).toBe(findNode(page, 3));
  });

  it('is one step as long as somebody types in one value, and two after a rest or something else', () => {
    act(write(2, 'a'), true);
    act(write(2, 'ab'), true);
    expect(copy.pending).toHaveLength(1);
    copy = rest(copy);
    act(write(2, 'abc'), true);
    act(write(3, 'x'), true);
    act(write(2, 'abcd'), true);
    expect(sent()).toHaveLength(4);
    expect(rest(copy).pending.some(({ isOpen }) => isOpen)).toBe(false);
  });

  it('is not written into what is on its way', () => {
    act(write(2, 'a'), true);
    copy = takeRequest(copy)?.copy ?? copy;
    act(write(2, 'ab'), true);
    expect(copy.pending.map(({ isSent }) => isSent)).toEqual([true, false]);
  });

  it('goes into the operation that makes a module, until that is sent', () => {
    const taken = takeNodeId(copy);
    copy = taken.copy;
    act({ type: 'insert', node: text(taken.id, ''), place: { parent: 4, column: 0, order: 0 } });
    act(write(taken.id, 'neu'), true);
    act(write(taken.id, 'new', 'en'), true);
    expect(sent()).toMatchObject([
      { operation: { node: { values: { content: { de: '<p>neu</p>', en: '<p>new</p>' } } } } },
    ]);
    expect(taken.id).toBe(-1);
  });

  it('names its place by what stands before it', () => {
    act({ type: 'move', id: 3, place: { parent: 1, column: 0, order: 0 } });
    act({ type: 'insert', node: text(-1, 'neu'), place: { parent: 1, column: 0, order: 9 } });
    expect(sent()).toMatchObject([
      { operation: { place: { after: null } } },
      { operation: { place: { after: 2 } } },
    ]);
    expect(treeIds(copy.shown)).toEqual([1, 3, 2, -1, 4]);
  });

  it('is nothing where it does not fit', () => {
    expect(perform(copy, { type: 'remove', id: 99 }, false, tools)).toBeNull();
    expect(perform(copy, write(99, 'x'), false, tools)).toBeNull();
  });
});

describe('something else', () => {
  const join: ProposedOperation = {
    type: 'batch',
    operations: [write(2, 'eins zwei drei vier'), { type: 'remove', id: 3 }],
  };

  it('is not made of a text before the server has what was written in it, for others may have come between', () => {
    act(write(3, 'vier fünf'), true);
    expect(perform(copy, join, false, tools)).toBeNull();
    acknowledge();
    expect(perform(copy, join, false, tools)).not.toBeNull();
  });

  it('is made of texts in which nothing waits, whatever is written elsewhere; all can be deleted at any time', () => {
    act({ type: 'insert', node: text(-1, 'neu'), place: { parent: 1, column: 0, order: 0 } });
    expect(perform(copy, join, false, tools)).not.toBeNull();
    act(write(3, 'vier fünf'), true);
    const removal: ProposedOperation = { type: 'batch', operations: [{ type: 'remove', id: 3 }] };
    expect(perform(copy, removal, false, tools)).not.toBeNull();
  });
});

describe('what the server tells', () => {
  it('of the own is acknowledged, with ids for new nodes, and waits no longer', () => {
    act({ type: 'insert', node: text(-1, 'neu'), place: { parent: 4, column: 0, order: 0 } });
    copy = takeRequest(copy)?.copy ?? copy;
    act(write(-1, 'neu und mehr'));
    const { ids, names } = acknowledge({
      type: 'insert',
      node: text(50, 'neu'),
      place: { parent: 4, column: 0, order: 0 },
    });
    expect([...ids]).toEqual([[-1, 50]]);
    expect([...names.values()]).toEqual([108]);
    expect(copy.revision).toBe(8);
    expect(shown(50)).toBe('<p>neu und mehr</p>');
    expect(sent()).toMatchObject([{ operation: { id: 50 } }]);
  });

  it('of the own may be in another form, and what was written upon it stays', () => {
    act(write(2, 'eins zwei drei vier'));
    copy = takeRequest(copy)?.copy ?? copy;
    act(write(2, 'eins zwei drei vier fünf'));
    const [, later] = copy.pending;
    acknowledge(write(2, '<strong>eins</strong> zwei drei vier'));
    expect(shown(2)).toBe('<p><strong>eins</strong> zwei drei vier fünf</p>');
    expect(copy.pending.map(({ key }) => key)).toEqual([later?.key]);
  });

  it('of others is merged word by word, under a new key if it was sent', () => {
    act(write(2, 'eins zwei drei vier'));
    copy = takeRequest(copy)?.copy ?? copy;
    const [{ key } = { key: '' }] = copy.pending;
    const { names } = log(write(2, 'null eins zwei drei'));
    expect(shown(2)).toBe('<p>null eins zwei drei vier</p>');
    expect(names.get(key)).toBe(copy.pending[0]?.key);
    expect(copy.pending).toMatchObject([{ isSent: false }]);
    expect(copy.conflicts).toEqual([]);
  });

  it('of others in another language, field or block changes nothing of what waits', () => {
    act(write(2, 'neu'));
    const before = copy.pending;
    log(write(2, 'new', 'en'));
    log(write(3, 'anders'));
    expect(copy.pending).toEqual(before);
    expect([shown(2), shown(2, 'en'), shown(3)]).toEqual(['<p>neu</p>', '<p>new</p>', '<p>anders</p>']);
  });

  it('is passed over if it is known, and asked for if something is missing in between', () => {
    log(write(2, 'neu'));
    const old = {
      id: 1,
      revision: 8,
      key: null,
      user: '',
      is_you: false,
      reverts: null,
      operation: { type: 'remove' as const, id: 3 },
    };
    expect(receive(copy, [old], tools)?.copy).toBe(copy);
    expect(receive(copy, [{ ...old, revision: 10 }], tools)).toBeNull();
  });

  it('removes nothing in which somebody has just written, and says so', () => {
    act({ type: 'remove', id: 1 });
    const { notices } = log(write(2, 'gerade'));
    expect(notices).toEqual([{ type: 'kept', touched: [1], user: 'Anna' }]);
    expect([copy.pending, shown(2)]).toEqual([[], '<p>gerade</p>']);
  });

  it('ends what was to be made of something that is gone', () => {
    act({
      type: 'batch',
      operations: [
        { type: 'remove', id: 2 },
        { type: 'insert', node: text(-1, 'eins zwei drei'), place: { parent: 1, column: 0, order: 0 } },
      ],
    });
    const { notices } = log({ type: 'remove', id: 2 });
    expect(notices).toMatchObject([{ type: 'dropped', user: 'Anna' }]);
    expect(treeIds(copy.shown)).toEqual([1, 3, 4]);
    expect(copy.orphans).toMatchObject([{ node: { id: -1 } }]);
  });
});

describe('what both have changed', () => {
  beforeEach(() => {
    act(write(2, 'eins ZWEI drei'));
    log(write(2, 'eins two drei'));
  });

  it('is shown as one’s own, and waits for a decision', () => {
    expect(shown(2)).toBe('<p>eins ZWEI drei</p>');
    expect(copy.conflicts).toEqual([
      {
        ...{ id: 2, target: 'value', field: 'content', locale: 'de', user: 'Anna' },
        ...{ base: '<p>eins zwei drei</p>', mine: '<p>eins ZWEI drei</p>', theirs: '<p>eins two drei</p>' },
      },
    ]);
    expect(takeRequest(copy)).toBeNull();
    act(write(2, 'eins ZWEI drei und mehr'), true);
    expect(copy.conflicts[0]?.mine).toBe('<p>eins ZWEI drei und mehr</p>');
  });

  it('is mine or theirs, as I decide', () => {
    const [conflict] = copy.conflicts;
    if (!conflict) throw new Error('There is no conflict.');
    expect(read(keepTheirs(copy, conflict).shown, 2)).toBe('<p>eins two drei</p>');
    copy = keepMine(copy, conflict, tools);
    expect(sent()).toMatchObject([{ operation: write(2, 'eins ZWEI drei') }]);
    expect([copy.conflicts, shown(2)]).toEqual([[], '<p>eins ZWEI drei</p>']);
    act(write(2, 'x'));
    expect(undo(copy, tools).copy.conflicts).toEqual([]);
  });

  it('is decided by itself when they take it back or do the same', () => {
    log(write(2, 'eins zwei drei'));
    expect([copy.conflicts, shown(2)]).toEqual([[], '<p>eins ZWEI drei</p>']);
    expect(sent()).toHaveLength(1);
    log(write(2, 'eins ZWEI drei'));
    expect([copy.conflicts, copy.pending]).toEqual([[], []]);
  });

  it('is made nothing else of meanwhile, but can be deleted', () => {
    const remove = { type: 'remove' as const, id: 2 };
    const insert = {
      type: 'insert' as const,
      node: text(-1, 'x'),
      place: { parent: 1, column: 0, order: 0 },
    };
    expect(perform(copy, { type: 'batch', operations: [remove, insert] }, false, tools)).toBeNull();
    act(remove);
    acknowledge();
    expect([copy.conflicts, copy.orphans]).toEqual([[], []]);
  });
});

describe('what somebody else has deleted while one was writing', () => {
  beforeEach(() => {
    act(write(2, 'eins zwei drei vier'));
    act(write(2, 'one', 'en'));
    log({ type: 'remove', id: 1 });
  });

  it('is set aside with both languages, and written on in', () => {
    expect(copy.pending).toEqual([]);
    expect(copy.orphans).toMatchObject([{ node: { id: 2 }, place: { parent: 1, order: 0 }, user: 'Anna' }]);
    act(write(2, 'eins zwei drei vier fünf'), true);
    expect(copy.orphans[0]?.node).toMatchObject({
      values: { content: { de: '<p>eins zwei drei vier fünf</p>', en: '<p>one</p>' } },
    });
    expect(treeIds(copy.shown)).toEqual([4]);
  });

  it('is made anew where there is room, or given up', () => {
    const [orphan] = copy.orphans;
    if (!orphan) throw new Error('Nothing is set aside.');
    expect(remake(copy, orphan, tools)).toBeNull();
    expect(discard(copy, orphan).orphans).toEqual([]);
    copy = remake(copy, orphan, tools, { parent: 4, column: 0, order: 0 }) ?? copy;
    expect(copy.orphans).toEqual([]);
    expect(locate(copy.shown, 2)?.place).toEqual({ parent: 4, column: 0, order: 0 });
    expect([shown(2), shown(2, 'en')]).toEqual(['<p>eins zwei drei vier</p>', '<p>one</p>']);
  });

  it('is merged with what it is, when it comes back', () => {
    const [section] = page.sections;
    if (!section) throw new Error('There is no section.');
    log({
      type: 'insert',
      node: { ...section, columns: [[text(2, 'null eins zwei drei')]] },
      place: { parent: null, column: 0, order: 0 },
    });
    expect([copy.orphans, copy.conflicts]).toEqual([[], []]);
    expect([shown(2), shown(2, 'en')]).toEqual(['<p>null eins zwei drei vier</p>', '<p>one</p>']);
  });

  it('is merged, or to be decided, if it is made anew by both', () => {
    const [orphan] = copy.orphans;
    copy = (orphan && remake(copy, orphan, tools, { parent: 4, column: 0, order: 0 })) ?? copy;
    log({ type: 'insert', node: text(2, 'ihrs', 'one'), place: { parent: 4, column: 0, order: 0 } });
    expect(copy.conflicts).toMatchObject([
      { id: 2, locale: 'de', mine: '<p>eins zwei drei vier</p>', theirs: '<p>ihrs</p>' },
    ]);
  });
});

describe('undo and redo', () => {
  it('take back what was not sent yet, and do it again', () => {
    act(write(2, 'a'));
    act(write(3, 'b'));
    const back = undo(copy, tools);
    expect([back.touched, read(back.copy.shown, 3), back.copy.pending]).toEqual([
      [3],
      '<p>vier</p>',
      copy.pending.slice(0, 1),
    ]);
    expect(canStep(back.copy)).toEqual({ undo: true, redo: true });
    expect(redo(back.copy, tools).copy.pending).toEqual(copy.pending);
    copy = back.copy;
    act(write(3, 'c'));
    expect(canStep(copy)).toEqual({ undo: true, redo: false });
  });

  it('of what was sent are sent after it, by the number that it has got', () => {
    act(write(2, 'a'));
    copy = takeRequest(copy)?.copy ?? copy;
    copy = undo(copy, tools).copy;
    expect(shown(2)).toBe('<p>eins zwei drei</p>');
    expect(sent()).toHaveLength(1);
    acknowledge();
    expect(sent()).toMatchObject([{ undo: 108 }]);
    expect(shown(2)).toBe('<p>eins zwei drei</p>');
    copy = redo(copy, tools).copy;
    expect([sent(), shown(2)]).toEqual([[], '<p>a</p>']);
  });

  it('of what the log has apply its inverse, and follow what other windows do', () => {
    act(write(2, 'a'));
    acknowledge();
    log(write(2, 'eins zwei drei'), { is_you: true, reverts: 108 });
    expect(canStep(copy)).toEqual({ undo: false, redo: true });
    const again = redo(copy, tools);
    expect([again.name, read(again.copy.shown, 2)]).toEqual([108, '<p>a</p>']);
    // Something new ends it.
    act(write(3, 'b'));
    expect(canStep(copy).redo).toBe(false);
    acknowledge();
    expect(copy.steps.map(({ state }) => state)).toEqual(['done']);
  });

  it('pass over what others have changed since, and name them', () => {
    act(write(3, 'meins'));
    acknowledge();
    act(write(2, 'meins'));
    acknowledge();
    log(write(2, 'ihrs', 'en'));
    const back = undo(copy, tools);
    expect(back.skipped).toEqual([{ touched: [2], user: 'Anna' }]);
    expect(read(back.copy.shown, 3)).toBe('<p>vier</p>');
    // What they have taken back does not count.
    log(write(2, 'Text', 'en'), { reverts: copy.foreign[0]?.root ?? 0 });
    expect(undo(copy, tools)).toMatchObject({ skipped: [], touched: [2] });
  });

  it('do not take from under it what later own work stands on', () => {
    act(write(2, 'meins'));
    acknowledge();
    act({ type: 'batch', operations: [write(2, 'meins auch'), write(3, 'b')] });
    acknowledge();
    log(write(3, 'ihrs'));
    expect(undo(copy, tools)).toMatchObject({ touched: null, skipped: [{ user: 'Anna' }] });
  });

  it('are given up when others come between, or the server refuses', () => {
    act(write(2, 'meins'));
    acknowledge();
    const before = undo(copy, tools).copy;
    copy = before;
    expect(log(write(2, 'ihrs', 'en')).notices).toEqual([{ type: 'overtaken', touched: [2], user: 'Anna' }]);
    expect([copy.pending, shown(2)]).toEqual([[], '<p>meins</p>']);
    copy = before;
    revision = copy.revision;
    expect(refuseFirst('no_step').notices).toMatchObject([{ type: 'overtaken' }]);
    expect(canStep(copy)).toEqual({ undo: false, redo: false });
  });

  it('vanish with what was undone and is refused', () => {
    act(write(2, 'eins ZWEI drei'));
    copy = takeRequest(copy)?.copy ?? copy;
    copy = undo(copy, tools).copy;
    log(write(2, 'eins two drei'));
    expect([copy.pending, copy.conflicts, shown(2)]).toEqual([[], [], '<p>eins two drei</p>']);
  });
});

describe('what the server refuses', () => {
  it('as stale is sent again', () => {
    act(write(2, 'neu'));
    refuseFirst('stale');
    expect(copy.pending).toMatchObject([{ isSent: false }]);
    expect(sent()).toHaveLength(1);
  });

  it('for a rule stays on the page, unsent, until it is changed', () => {
    act(write(2, 'zu lang'));
    act(write(3, 'anders'));
    refuseFirst('invalid', { content: 'Zu lang.' });
    expect(shown(2)).toBe('<p>zu lang</p>');
    expect(sent()).toMatchObject([{ operation: { id: 3 } }]);
    act(write(2, 'kurz'), true);
    expect(sent()).toMatchObject([{ operation: write(2, 'kurz') }, { operation: { id: 3 } }]);
  });

  it('keeps what stands on it waiting', () => {
    act({ type: 'insert', node: text(-1, ''), place: { parent: 4, column: 0, order: 0 } });
    copy = takeRequest(copy)?.copy ?? copy;
    act(write(-1, 'neu'));
    refuseFirst('invalid', { content: 'Fehlt.' });
    expect(takeRequest(copy)).toBeNull();
    act(write(-1, 'neu!'), true);
    expect(sent()).toMatchObject([{ operation: { node: { values: { content: { de: '<p>neu!</p>' } } } } }]);
  });

  it('since it changes nothing, or is about nothing, is given up', () => {
    act(write(2, 'neu'));
    expect(refuseFirst('unchanged').notices).toEqual([]);
    expect(copy.pending).toEqual([]);
    act(write(2, 'neu'));
    expect(refuseFirst('gone').notices).toMatchObject([{ type: 'dropped' }]);
    expect(copy.pending).toEqual([]);
  });
});

describe('a request', () => {
  it('leaves out what is not ready, and what stands on it', () => {
    act({ type: 'insert', node: text(-1, ''), place: { parent: 4, column: 0, order: 0 } });
    act({ type: 'insert', node: text(-2, 'x'), place: { parent: 4, column: 0, order: 1 } });
    act({ type: 'move', id: -1, place: { parent: 1, column: 0, order: 0 } });
    const isReady = (operation: ProposedOperation) => operation.type !== 'insert' || operation.node.id !== -1;
    expect(takeRequest(copy, isReady)?.body.operations).toMatchObject([{ operation: { node: { id: -2 } } }]);
  });

  it('is not larger than a body may be', () => {
    for (let count = 0; count < 5; count += 1) act(write(2, `${count} ${'x'.repeat(60_000)}`));
    expect(sent()).toHaveLength(2);
  });
});

describe('what is kept in the browser', () => {
  it('brings everything back as it was', () => {
    act(write(2, 'a'));
    acknowledge();
    act(write(3, 'b'));
    copy = undo(copy, tools).copy;
    act({ type: 'insert', node: text(-1, 'neu'), place: { parent: 4, column: 0, order: 0 } });
    const kept = JSON.parse(JSON.stringify(snapshot(copy))) as Omit<Copy, 'shown'>;
    expect(withShown(kept)).toEqual(copy);
  });

  it('goes on with a tree that was read anew', () => {
    act(write(2, 'eins zwei drei vier'));
    act({ type: 'insert', node: text(-1, 'neu'), place: { parent: 4, column: 0, order: 0 } });
    copy = takeRequest(copy)?.copy ?? copy;
    act(write(-1, 'neu und mehr'));
    const inserted = copy.pending[1]?.key ?? '';
    const tree = {
      sections: [
        buildSection({ id: 1, columns: [[text(2, 'null eins zwei drei')]] }),
        buildSection({ id: 4, columns: [[text(60, 'neu')]] }),
      ],
    };
    const step = {
      id: 300,
      key: inserted,
      state: 'done' as const,
      revision: 90,
      touched: [60],
      overtaken_by: null,
      elsewhere: false,
    };
    const answer = {
      revision: 99,
      tree,
      targets: {},
      text_revisions: {},
      steps: [{ ...step, inverse: { type: 'remove' as const, id: 60 } }],
    };
    const renewed = renew(copy, answer, tools);
    copy = renewed.copy;
    expect([shown(2), shown(60)]).toEqual(['<p>null eins zwei drei vier</p>', '<p>neu und mehr</p>']);
    expect([...renewed.ids]).toEqual([[-1, 60]]);
    expect(copy.pending).toHaveLength(2);
    expect(canStep(copy).undo).toBe(true);
  });
});

describe('what was never sent', () => {
  it('is no wish where a text is typed back to what it was', () => {
    act(write(2, 'eins zwei drei vier'), true);
    act(write(2, 'eins zwei drei'), true);
    expect(copy.pending).toEqual([]);
    expect(canStep(copy)).toEqual({ undo: false, redo: false });
  });

  it('is one where the text before it is on its way', () => {
    act(write(2, 'anders'), true);
    copy = takeRequest(copy)?.copy ?? copy;
    act(write(2, 'eins zwei drei'), true);
    expect(copy.pending).toHaveLength(2);
  });

  it('is given up with all that was done in it', () => {
    const list = buildModule({ id: -1, kind: 'faq' });
    act({ type: 'insert', node: list, place: { parent: 4, column: 0, order: 0 } });
    const item = buildModule({ id: -2, kind: 'faqitem' });
    act({ type: 'insert', node: item, place: { parent: -1, column: 0, order: 0 } });
    act(write(3, 'bleibt'));
    copy = withdraw(copy, -1) ?? copy;
    expect([copy.pending.length, treeIds(copy.shown), shown(3)]).toEqual([1, [1, 2, 3, 4], '<p>bleibt</p>']);
  });

  it('cannot be given up once the server may have it', () => {
    act({ type: 'insert', node: text(-1, 'neu'), place: { parent: 4, column: 0, order: 0 } });
    copy = takeRequest(copy)?.copy ?? copy;
    expect([withdraw(copy, -1), withdraw(copy, 2)]).toEqual([null, null]);
  });
});

it('the step that comes next is the last one, and forwards the first that was undone', () => {
  expect(nextStep(copy, 'undo')).toBeNull();
  act(write(2, 'a'));
  act(write(3, 'b'));
  const [first, second] = copy.pending.map(({ key }) => key);
  expect(nextStep(copy, 'undo')).toEqual({ name: second, isElsewhere: false });
  copy = undo(copy, tools).copy;
  expect([nextStep(copy, 'undo')?.name, nextStep(copy, 'redo')?.name]).toEqual([first, second]);
});

it('several blocks are moved together while one of them is being written in', () => {
  act(write(2, 'neu'), true);
  const operations = [2, 3].map((id, order) => ({
    ...{ type: 'move' as const, id },
    place: { parent: 4, column: 0, order, after: order === 0 ? null : 2 },
  }));
  act({ type: 'batch', operations });
  expect(treeIds(copy.shown)).toEqual([1, 4, 2, 3]);
});

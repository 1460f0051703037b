import { beforeEach, describe, expect, it } from 'vitest';
import { CopyAndServer, page, read, text, tools, write } from '@/tests/support/copy-and-server';
import { locate, treeIds } from '../locate';
import { discard, keepMine, keepTheirs, remake, reopen } from './decide';
import { perform } from './perform';
import { takeRequest } from './request';
import { undo } from './steps';

let here: CopyAndServer;

beforeEach(() => {
  here = new CopyAndServer();
});

describe('what both have changed', () => {
  beforeEach(() => {
    here.act(write(2, 'eins ZWEI drei'));
    here.log(write(2, 'eins two drei'));
  });

  it('is shown as one’s own, and waits for a decision', () => {
    expect(here.shown(2)).toBe('<p>eins ZWEI drei</p>');
    expect(here.copy.conflicts).toEqual([
      {
        ...{ id: 2, target: 'value', field: 'content', locale: 'de', user: 'Anna' },
        ...{ base: '<p>eins zwei drei</p>', mine: '<p>eins ZWEI drei</p>', theirs: '<p>eins two drei</p>' },
      },
    ]);
    expect(takeRequest(here.copy)).toBeNull();
    here.act(write(2, 'eins ZWEI drei und mehr'), true);
    expect(here.copy.conflicts[0]?.mine).toBe('<p>eins ZWEI drei und mehr</p>');
  });

  it('is mine or theirs, as I decide', () => {
    const [conflict] = here.copy.conflicts;
    if (!conflict) throw new Error('There is no conflict.');
    expect(read(keepTheirs(here.copy, conflict).shown, 2)).toBe('<p>eins two drei</p>');
    here.copy = keepMine(here.copy, conflict, tools);
    expect(here.sent()).toMatchObject([{ operation: write(2, 'eins ZWEI drei') }]);
    expect([here.copy.conflicts, here.shown(2)]).toEqual([[], '<p>eins ZWEI drei</p>']);
    here.act(write(2, 'x'));
    expect(undo(here.copy, tools).copy.conflicts).toEqual([]);
  });

  it('is there to decide about again once a decision is taken back, with theirs as it is then', () => {
    const before = here.copy;
    const [conflict] = before.conflicts;
    if (!conflict) throw new Error('There is no conflict.');
    const after = keepTheirs(before, conflict);
    here.copy = after;
    here.log(write(2, 'eins two three'));
    const open = reopen(here.copy, { before, after }, tools);
    expect(open?.conflicts).toEqual([{ ...conflict, theirs: '<p>eins two three</p>' }]);
    expect(open && read(open.shown, 2)).toBe('<p>eins ZWEI drei</p>');
    // Not where it is open, nor where they have come to the same.
    expect(open && reopen(open, { before, after }, tools)).toBeNull();
    here.log(write(2, 'eins ZWEI drei'));
    expect(reopen(here.copy, { before, after }, tools)).toBeNull();
  });

  it('is an orphan where its decision is taken back after it was deleted, and merged where it is back by then', () => {
    const before = here.copy;
    const [conflict] = before.conflicts;
    if (!conflict) throw new Error('There is no conflict.');
    const after = keepTheirs(before, conflict);
    here.copy = after;
    here.log({ type: 'remove', id: 2 });
    const open = reopen(here.copy, { before, after }, tools);
    expect(open?.orphans.map(({ node }) => node)).toMatchObject([
      { id: 2, values: { content: { de: '<p>eins ZWEI drei</p>' } } },
    ]);
    const [orphan] = open?.orphans ?? [];
    if (!open || !orphan) throw new Error('There is no orphan.');
    const given = discard(open, orphan);
    expect(reopen(given, { before: open, after: given }, tools)?.orphans).toEqual([orphan]);
  });

  it('is decided for itself, with the last that was written, and nothing else with it', () => {
    here.act(write(3, 'meins'));
    here.log(write(3, 'ihres'));
    const [first, second] = here.copy.conflicts;
    if (!first || !second) throw new Error('There are not two conflicts.');
    expect(keepTheirs(here.copy, second).conflicts).toEqual([first]);
    here.act(write(2, 'eins ZWEI drei und mehr'), true);
    const decided = keepMine(here.copy, first, tools);
    expect(decided.conflicts).toEqual([second]);
    expect(read(decided.shown, 2)).toBe('<p>eins ZWEI drei und mehr</p>');
    // It is a step of its own: what is typed next is another.
    const typed = perform(decided, write(2, 'eins'), true, tools);
    expect(typed?.pending).toHaveLength(decided.pending.length + 1);
  });

  it('is decided by itself when they take it back or do the same', () => {
    here.log(write(2, 'eins zwei drei'));
    expect([here.copy.conflicts, here.shown(2)]).toEqual([[], '<p>eins ZWEI drei</p>']);
    expect(here.sent()).toHaveLength(1);
    here.log(write(2, 'eins ZWEI drei'));
    expect([here.copy.conflicts, here.copy.pending]).toEqual([[], []]);
  });

  it('is made nothing else of meanwhile, but can be deleted', () => {
    const remove = { type: 'remove' as const, id: 2 };
    const insert = {
      type: 'insert' as const,
      node: text(-1, 'x'),
      place: { parent: 1, column: 0, order: 0 },
    };
    expect(perform(here.copy, { type: 'batch', operations: [remove, insert] }, false, tools)).toBeNull();
    here.act(remove);
    here.acknowledge();
    expect([here.copy.conflicts, here.copy.orphans]).toEqual([[], []]);
  });
});

describe('what somebody else has deleted while one was writing', () => {
  beforeEach(() => {
    here.act(write(2, 'eins zwei drei vier'));
    here.act(write(2, 'one', 'en'));
    here.log({ type: 'remove', id: 1 });
  });

  it('is set aside with both languages, and written on in', () => {
    expect(here.copy.pending).toEqual([]);
    expect(here.copy.orphans).toMatchObject([
      { node: { id: 2 }, place: { parent: 1, order: 0 }, user: 'Anna' },
    ]);
    here.act(write(2, 'eins zwei drei vier fünf'), true);
    expect(here.copy.orphans[0]?.node).toMatchObject({
      values: { content: { de: '<p>eins zwei drei vier fünf</p>', en: '<p>one</p>' } },
    });
    expect(treeIds(here.copy.shown)).toEqual([4]);
  });

  it('is made anew where there is room, or given up', () => {
    const [orphan] = here.copy.orphans;
    if (!orphan) throw new Error('Nothing is set aside.');
    expect(remake(here.copy, orphan, tools)).toBeNull();
    expect(discard(here.copy, orphan).orphans).toEqual([]);
    here.copy = remake(here.copy, orphan, tools, { parent: 4, column: 0, order: 0 }) ?? here.copy;
    expect(here.copy.orphans).toEqual([]);
    expect(locate(here.copy.shown, 2)?.place).toEqual({ parent: 4, column: 0, order: 0 });
    expect([here.shown(2), here.shown(2, 'en')]).toEqual(['<p>eins zwei drei vier</p>', '<p>one</p>']);
  });

  it('is merged with what it is, when it comes back', () => {
    const [section] = page.sections;
    if (!section) throw new Error('There is no section.');
    here.log({
      type: 'insert',
      node: { ...section, columns: [[text(2, 'null eins zwei drei')]] },
      place: { parent: null, column: 0, order: 0 },
    });
    expect([here.copy.orphans, here.copy.conflicts]).toEqual([[], []]);
    expect([here.shown(2), here.shown(2, 'en')]).toEqual(['<p>null eins zwei drei vier</p>', '<p>one</p>']);
  });

  it('is merged, or to be decided, if it is made anew by both', () => {
    const [orphan] = here.copy.orphans;
    here.copy = (orphan && remake(here.copy, orphan, tools, { parent: 4, column: 0, order: 0 })) ?? here.copy;
    here.log({ type: 'insert', node: text(2, 'ihrs', 'one'), place: { parent: 4, column: 0, order: 0 } });
    expect(here.copy.conflicts).toMatchObject([
      { id: 2, locale: 'de', mine: '<p>eins zwei drei vier</p>', theirs: '<p>ihrs</p>' },
    ]);
  });
});

it('of two blocks that were deleted while somebody wrote in them, each is given up or made anew for itself', () => {
  here.act(write(2, 'a'));
  here.act(write(3, 'b'));
  here.log({ type: 'remove', id: 2 });
  here.log({ type: 'remove', id: 3 });
  const [first, second] = here.copy.orphans;
  if (!first || !second) throw new Error('There are not two of them.');
  expect(discard(here.copy, first).orphans).toEqual([second]);
  expect(remake(here.copy, first, tools)?.orphans).toEqual([second]);
});

import { beforeEach, describe, expect, it } from 'vitest';
import { CopyAndServer, read, text, tools, write } from '@/tests/support/copy-and-server';
import { canStep, nextStep, redo, undo } from './steps';

let here: CopyAndServer;

beforeEach(() => {
  here = new CopyAndServer();
});

describe('undo and redo', () => {
  it('take back what was not sent yet, and do it again', () => {
    here.act(write(2, 'a'));
    here.act(write(3, 'b'));
    const back = undo(here.copy, tools);
    expect([back.touched, read(back.copy.shown, 3), back.copy.pending]).toEqual([
      [3],
      '<p>vier</p>',
      here.copy.pending.slice(0, 1),
    ]);
    expect(canStep(back.copy)).toEqual({ undo: true, redo: true });
    expect(redo(back.copy, tools).copy.pending).toEqual(here.copy.pending);
    here.copy = back.copy;
    here.act(write(3, 'c'));
    expect(canStep(here.copy)).toEqual({ undo: true, redo: false });
  });

  it('do again what was undone in a new block before the server has named it', () => {
    here.act({ type: 'insert', node: text(-1, 'neu'), place: { parent: 4, column: 0, order: 0 } });
    here.send();
    here.act(write(-1, 'neu und mehr'));
    here.copy = undo(here.copy, tools).copy;
    here.log(
      { type: 'insert', node: text(9, 'neu'), place: { parent: 4, column: 0, order: 0 } },
      { key: here.copy.pending[0]?.key ?? '', user: 'Ich', is_you: true },
    );
    here.copy = redo(here.copy, tools).copy;
    expect(here.shown(9)).toBe('<p>neu und mehr</p>');
  });

  it('do not put what was undone over what somebody else has written there since', () => {
    here.act(write(3, 'b'));
    here.copy = undo(here.copy, tools).copy;
    here.log(write(3, 'Annas'));
    expect(canStep(here.copy).redo).toBe(false);
    expect([redo(here.copy, tools).touched, here.shown(3)]).toEqual([null, '<p>Annas</p>']);
  });

  it('do not remove a section again in which somebody else has written or put something since', () => {
    here.act({ type: 'remove', id: 1 });
    const { copy } = undo(here.copy, tools);
    for (const theirs of [
      write(3, 'Annas'),
      { type: 'insert', node: text(9, 'neu'), place: { parent: 1, column: 0, order: 0 } } as const,
    ]) {
      here = new CopyAndServer();
      here.copy = copy;
      here.log(theirs);
      expect(redo(here.copy, tools).touched).toBeNull();
    }
    here = new CopyAndServer();
    here.copy = copy;
    here.log({ type: 'insert', node: text(9, 'neu'), place: { parent: 4, column: 0, order: 0 } });
    expect(redo(here.copy, tools).touched).toEqual([1]);
  });

  it('of what was sent are sent after it, by the number that it has got', () => {
    here.act(write(2, 'a'));
    here.send();
    here.copy = undo(here.copy, tools).copy;
    expect(here.shown(2)).toBe('<p>eins zwei drei</p>');
    expect(here.sent()).toHaveLength(1);
    here.acknowledge();
    expect(here.sent()).toMatchObject([{ undo: 108 }]);
    expect(here.shown(2)).toBe('<p>eins zwei drei</p>');
    here.copy = redo(here.copy, tools).copy;
    expect([here.sent(), here.shown(2)]).toEqual([[], '<p>a</p>']);
  });

  it('of what the log has apply its inverse, and follow what other windows do', () => {
    here.act(write(2, 'a'));
    here.acknowledge();
    here.log(write(2, 'eins zwei drei'), { is_you: true, reverts: 108 });
    expect(canStep(here.copy)).toEqual({ undo: false, redo: true });
    const again = redo(here.copy, tools);
    expect([again.name, read(again.copy.shown, 2)]).toEqual([108, '<p>a</p>']);
    // Something new ends it.
    here.act(write(3, 'b'));
    expect(canStep(here.copy).redo).toBe(false);
    here.acknowledge();
    expect(here.copy.steps.map(({ state }) => state)).toEqual(['done']);
  });

  it('pass over what others have changed since, and name them', () => {
    here.act(write(3, 'meins'));
    here.acknowledge();
    here.act(write(2, 'meins'));
    here.acknowledge();
    here.log(write(2, 'ihrs', 'en'));
    const back = undo(here.copy, tools);
    expect(back.skipped).toEqual([{ touched: [2], user: 'Anna' }]);
    expect(read(back.copy.shown, 3)).toBe('<p>vier</p>');
    // What they have taken back does not count.
    here.log(write(2, 'Text', 'en'), { reverts: here.copy.foreign[0]?.root ?? 0 });
    expect(undo(here.copy, tools)).toMatchObject({ skipped: [], touched: [2] });
  });

  it('do not take from under it what later own work stands on', () => {
    here.act(write(2, 'meins'));
    here.acknowledge();
    here.act({ type: 'batch', operations: [write(2, 'meins auch'), write(3, 'b')] });
    here.acknowledge();
    here.log(write(3, 'ihrs'));
    expect(undo(here.copy, tools)).toMatchObject({ touched: null, skipped: [{ user: 'Anna' }] });
  });

  it('are given up when others come between, or the server refuses', () => {
    here.act(write(2, 'meins'));
    here.acknowledge();
    const before = undo(here.copy, tools).copy;
    here.copy = before;
    expect(here.log(write(2, 'ihrs', 'en')).notices).toEqual([
      { type: 'overtaken', touched: [2], user: 'Anna' },
    ]);
    expect([here.copy.pending, here.shown(2)]).toEqual([[], '<p>meins</p>']);
    here.copy = before;
    here.revision = here.copy.revision;
    expect(here.refuseFirst('no_step').notices).toMatchObject([{ type: 'overtaken' }]);
    expect(canStep(here.copy)).toEqual({ undo: false, redo: false });
  });

  it('vanish with what was undone and is refused', () => {
    here.act(write(2, 'eins ZWEI drei'));
    here.send();
    here.copy = undo(here.copy, tools).copy;
    here.log(write(2, 'eins two drei'));
    expect([here.copy.pending, here.copy.conflicts, here.shown(2)]).toEqual([[], [], '<p>eins two drei</p>']);
  });
});

it('what others have changed before a step does not stand in its way', () => {
  here.log(write(2, 'ihrs', 'en'));
  here.act(write(2, 'meins'));
  here.acknowledge();
  expect(undo(here.copy, tools)).toMatchObject({ touched: [2], skipped: [] });
});

describe('what waits, such as a block that is not complete', () => {
  beforeEach(() => {
    here.act({ type: 'insert', node: text(-1, 'wartet'), place: { parent: 4, column: 0, order: 0 } });
    here.act({ type: 'remove', id: 3 });
    const { key = '' } = here.copy.pending[1] ?? {};
    here.log({ type: 'remove', id: 3 }, { key, user: 'Ich', is_you: true });
    here.act(write(2, 'danach'));
  });

  it('is undone in its turn, not before what was made after it and sent', () => {
    const undone: unknown[] = [];
    for (let { copy, touched } = undo(here.copy, tools); touched; { copy, touched } = undo(copy, tools))
      undone.push(touched);
    expect(undone).toEqual([[2], [3], [-1]]);
  });

  it('keeps its turn with whatever is sent later', () => {
    here.log(write(2, 'danach'), { key: here.copy.pending[1]?.key ?? '', user: 'Ich', is_you: true });
    expect(here.copy.pending.map(({ followedBy }) => followedBy)).toEqual([here.copy.steps[0]?.id]);
    expect(undo(here.copy, tools).touched).toEqual([2]);
  });
});

it('a step of another window is left to that, and so is what was done before it', () => {
  for (const words of ['a', 'b']) {
    here.act(write(2, words));
    here.acknowledge();
  }
  const steps = here.copy.steps.map((step, at) => ({ ...step, isElsewhere: at === 1 }));
  expect(undo({ ...here.copy, steps }, tools)).toMatchObject({ name: null, touched: null, skipped: [] });
});

it('the step that comes next is the last one, and forwards the first that was undone', () => {
  expect(nextStep(here.copy, 'undo')).toBeNull();
  here.act(write(2, 'a'));
  here.act(write(3, 'b'));
  const [first, second] = here.copy.pending.map(({ key }) => key);
  expect(nextStep(here.copy, 'undo')).toEqual({ name: second, isElsewhere: false });
  here.copy = undo(here.copy, tools).copy;
  expect([nextStep(here.copy, 'undo')?.name, nextStep(here.copy, 'redo')?.name]).toEqual([first, second]);
});

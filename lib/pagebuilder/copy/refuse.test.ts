import { beforeEach, describe, expect, it } from 'vitest';
import type { ProposedOperation, RefusalCode } from '@/lib/contract/operation';
import { CopyAndServer, text, tools, write } from '@/tests/support/copy-and-server';
import { buildModule } from '@/tests/support/trees';
import { isContent, refuse } from './receive';
import { takeRequest } from './request';
import { undo } from './steps';

let here: CopyAndServer;

beforeEach(() => {
  here = new CopyAndServer();
});

describe('what the server refuses', () => {
  it('as stale is sent again', () => {
    here.act(write(2, 'neu'));
    expect(here.refuseFirst('stale').names.size).toBe(0);
    expect(here.copy.pending).toMatchObject([{ isSent: false }]);
    expect(here.sent()).toHaveLength(1);
  });

  it('for a rule stays on the page, unsent, until it is changed', () => {
    here.act(write(2, 'zu lang'));
    here.act(write(3, 'anders'));
    const former = here.copy.pending[0]?.key ?? '';
    const { names } = here.refuseFirst('invalid', { content: 'Zu lang.' });
    // What was noted of it by its former name, such as what is undone together with it, is found again.
    expect([...names]).toEqual([[former, here.copy.pending[0]?.key]]);
    expect(here.shown(2)).toBe('<p>zu lang</p>');
    expect(here.sent()).toMatchObject([{ operation: { id: 3 } }]);
    here.act(write(2, 'kurz'), true);
    expect(here.sent()).toMatchObject([{ operation: write(2, 'kurz') }, { operation: { id: 3 } }]);
  });

  it('for a rule, and was undone meanwhile, is gone with its undoing', () => {
    here.act(write(2, 'zu lang'));
    here.send();
    here.copy = undo(here.copy, tools).copy;
    const { names, notices } = here.refuseFirst('invalid', { content: 'Zu lang.' });
    expect([here.copy.pending, here.shown(2)]).toEqual([[], '<p>eins zwei drei</p>']);
    expect([names.size, notices]).toEqual([0, []]);
  });

  it('keeps what stands on it waiting', () => {
    here.act({ type: 'insert', node: text(-1, ''), place: { parent: 4, column: 0, order: 0 } });
    here.send();
    here.act(write(-1, 'neu'));
    here.refuseFirst('invalid', { content: 'Fehlt.' });
    expect(takeRequest(here.copy)).toBeNull();
    here.act(write(-1, 'neu!'), true);
    expect(here.sent()).toMatchObject([
      { operation: { node: { values: { content: { de: '<p>neu!</p>' } } } } },
    ]);
  });

  it('since it changes nothing, or is about nothing, is given up', () => {
    here.act(write(2, 'neu'));
    expect(here.refuseFirst('unchanged').notices).toEqual([]);
    expect(here.copy.pending).toEqual([]);
    here.act(write(2, 'neu'));
    expect(here.refuseFirst('gone').notices).toMatchObject([{ type: 'dropped' }]);
    expect(here.copy.pending).toEqual([]);
  });

  it('is what it names and nothing else; a name that nobody knows changes nothing', () => {
    here.act(write(2, 'zwei'));
    here.act(write(3, 'drei'));
    here.send();
    const unknown = refuse(here.copy, [{ key: 'unheard-of', code: 'invalid', detail: '' }], tools);
    expect(unknown.copy).toBe(here.copy);
    expect([unknown.notices, unknown.ids.size, unknown.names.size]).toEqual([[], 0, 0]);
    const [first, second] = here.copy.pending;
    const { copy } = refuse(here.copy, [{ key: second?.key ?? '', code: 'invalid', detail: '' }], tools);
    expect(copy.pending).toEqual([
      first,
      { wish: second?.wish, key: expect.any(String) as string, isSent: false, isOpen: false, faults: {} },
    ]);
    expect(copy.pending[1]?.key).not.toBe(second?.key);
  });

  it('in a new block since that was refused itself waits with it, also together with others', () => {
    const list = buildModule({ id: -1, kind: 'faq' });
    here.act({ type: 'insert', node: list, place: { parent: 4, column: 0, order: 0 } });
    const place = { parent: 1, column: 0, order: 0 };
    here.act({
      type: 'batch',
      operations: [
        { type: 'move', id: -1, place: { ...place, after: null } },
        { type: 'move', id: 3, place: { ...place, after: null } },
      ],
    });
    here.send();
    const codes: RefusalCode[] = ['invalid', 'gone'];
    const refused = here.copy.pending.map(({ key }, at) => ({ key, code: codes[at] ?? 'stale', detail: '' }));
    const { copy, notices } = refuse(here.copy, refused, tools);
    expect(notices).toEqual([]);
    expect(copy.pending).toMatchObject([{ faults: {}, isSent: false }, { isSent: false }]);
  });

  it('as a change of the structure has not happened', () => {
    here.act({ type: 'move', id: 3, place: { parent: 4, column: 0, order: 0 } });
    expect(here.refuseFirst('invalid').notices).toEqual([]);
    expect([here.copy.pending, here.copy.shown]).toEqual([[], here.copy.acknowledged]);
  });

  it('of something that is gone is told without a name: nobody knows whose doing it was', () => {
    here.act(write(2, 'neu'));
    expect(here.refuseFirst('gone').notices).toEqual([{ type: 'dropped', touched: [], user: '' }]);
  });
});

describe('a step back that the server refuses', () => {
  beforeEach(() => {
    here.act(write(2, 'a'));
    here.acknowledge();
    here.act(write(3, 'b'));
    here.acknowledge();
    here.copy = undo(here.copy, tools).copy;
  });

  it('as stale is asked for again', () => {
    expect(here.refuseFirst('stale').notices).toEqual([]);
    expect(here.sent()).toMatchObject([{ undo: 109 }]);
    expect(here.copy.steps).toMatchObject([{ overtakenBy: null }, { overtakenBy: null }]);
  });

  it('as overtaken stays a step, and the one before it as it was', () => {
    expect(here.refuseFirst('overtaken').notices).toEqual([{ type: 'overtaken', touched: [3], user: '' }]);
    expect(here.copy.steps).toMatchObject([
      { id: 108, overtakenBy: null },
      { id: 109, overtakenBy: '' },
    ]);
    expect([here.copy.pending, here.shown(3)]).toEqual([[], '<p>b</p>']);
    here.copy = { ...here.copy, steps: here.copy.steps.map((step) => ({ ...step, overtakenBy: 'Anna' })) };
    const asked = { ...here.copy, pending: [{ key: 'k', wish: { undo: 109 }, isSent: true, isOpen: false }] };
    const { copy } = refuse(asked, [{ key: 'k', code: 'overtaken', detail: '' }], tools);
    expect(copy.steps.map(({ overtakenBy }) => overtakenBy)).toEqual(['Anna', 'Anna']);
  });

  it('since there is none is none', () => {
    here.refuseFirst('no_step');
    expect(here.copy.steps.map(({ id }) => id)).toEqual([108]);
  });
});

it('what somebody has written is content; moving, deleting and going back are not', () => {
  const content: ProposedOperation[] = [
    write(2, 'x'),
    { type: 'insert', node: text(-1, 'x'), place: { parent: 4, column: 0, order: 0 } },
  ];
  const structure: ProposedOperation[] = [
    { type: 'remove', id: 2 },
    { type: 'batch', operations: content },
  ];
  expect([...content, ...structure].map((operation) => isContent({ operation }))).toEqual([
    ...[true, true],
    ...[false, false],
  ]);
  expect([isContent({ undo: 1 }), isContent({ redo: 1 })]).toEqual([false, false]);
});

import { beforeEach, describe, expect, it } from 'vitest';
import { CopyAndServer, text, tools, write } from '@/tests/support/copy-and-server';
import { treeIds } from '../locate';
import { receive } from './receive';
import { takeRequest } from './request';
import { undo } from './steps';

let here: CopyAndServer;

beforeEach(() => {
  here = new CopyAndServer();
});

describe('what the server tells', () => {
  it('of the own is acknowledged, with ids for new nodes, and waits no longer', () => {
    here.act({ type: 'insert', node: text(-1, 'neu'), place: { parent: 4, column: 0, order: 0 } });
    here.send();
    here.act(write(-1, 'neu und mehr'));
    const { ids, names } = here.acknowledge({
      type: 'insert',
      node: text(50, 'neu'),
      place: { parent: 4, column: 0, order: 0 },
    });
    expect([...ids]).toEqual([[-1, 50]]);
    expect([...names.values()]).toEqual([108]);
    expect(here.copy.revision).toBe(8);
    expect(here.shown(50)).toBe('<p>neu und mehr</p>');
    expect(here.sent()).toMatchObject([{ operation: { id: 50 } }]);
  });

  it('of the own may be in another form, and what was written upon it stays', () => {
    here.act(write(2, 'eins zwei drei vier'));
    here.send();
    here.act(write(2, 'eins zwei drei vier fünf'));
    const [, later] = here.copy.pending;
    here.acknowledge(write(2, '<strong>eins</strong> zwei drei vier'));
    expect(here.shown(2)).toBe('<p><strong>eins</strong> zwei drei vier fünf</p>');
    expect(here.copy.pending.map(({ key }) => key)).toEqual([later?.key]);
  });

  it('of others is merged word by word, under a new key if it was sent', () => {
    here.act(write(2, 'eins zwei drei vier'));
    here.send();
    const [{ key } = { key: '' }] = here.copy.pending;
    const { names } = here.log(write(2, 'null eins zwei drei'));
    expect(here.shown(2)).toBe('<p>null eins zwei drei vier</p>');
    expect(names.get(key)).toBe(here.copy.pending[0]?.key);
    expect(here.copy.pending).toMatchObject([{ isSent: false }]);
    expect(here.copy.conflicts).toEqual([]);
  });

  it('of others in another language, field or block changes nothing of what waits', () => {
    here.act(write(2, 'neu'));
    const before = here.copy.pending;
    here.log(write(2, 'new', 'en'));
    here.log(write(3, 'anders'));
    expect(here.copy.pending).toEqual(before);
    expect([here.shown(2), here.shown(2, 'en'), here.shown(3)]).toEqual([
      '<p>neu</p>',
      '<p>new</p>',
      '<p>anders</p>',
    ]);
  });

  it('is passed over if it is known, and asked for if something is missing in between', () => {
    here.log(write(2, 'neu'));
    const old = {
      id: 1,
      revision: 8,
      key: null,
      user: '',
      is_you: false,
      reverts: null,
      operation: { type: 'remove' as const, id: 3 },
    };
    expect(receive(here.copy, [old], tools)?.copy).toBe(here.copy);
    expect(receive(here.copy, [{ ...old, revision: 10 }], tools)).toBeNull();
  });

  it('removes nothing in which somebody has just written, and says so', () => {
    here.act({ type: 'remove', id: 1 });
    const { notices } = here.log(write(2, 'gerade'));
    expect(notices).toEqual([{ type: 'kept', touched: [1], user: 'Anna' }]);
    expect([here.copy.pending, here.shown(2)]).toEqual([[], '<p>gerade</p>']);
  });

  it('ends what was to be made of something that is gone', () => {
    here.act({
      type: 'batch',
      operations: [
        { type: 'remove', id: 2 },
        { type: 'insert', node: text(-1, 'eins zwei drei'), place: { parent: 1, column: 0, order: 0 } },
      ],
    });
    const { notices } = here.log({ type: 'remove', id: 2 });
    expect(notices).toMatchObject([{ type: 'dropped', user: 'Anna' }]);
    expect(treeIds(here.copy.shown)).toEqual([1, 3, 4]);
    expect(here.copy.orphans).toMatchObject([{ node: { id: -1 } }]);
  });
});

describe('what the server refuses', () => {
  it('as stale is sent again', () => {
    here.act(write(2, 'neu'));
    here.refuseFirst('stale');
    expect(here.copy.pending).toMatchObject([{ isSent: false }]);
    expect(here.sent()).toHaveLength(1);
  });

  it('for a rule stays on the page, unsent, until it is changed', () => {
    here.act(write(2, 'zu lang'));
    here.act(write(3, 'anders'));
    here.refuseFirst('invalid', { content: 'Zu lang.' });
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
});

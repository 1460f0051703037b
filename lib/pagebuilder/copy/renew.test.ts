import { beforeEach, expect, it } from 'vitest';
import type { Step, TreeAnswer } from '@/lib/contract/operation';
import { CopyAndServer, text, tools, write } from '@/tests/support/copy-and-server';
import { buildSection } from '@/tests/support/trees';
import { renew } from './receive';
import { canStep, undo } from './steps';

// A tree that was read again, since the log does not lead there.

let here: CopyAndServer;

beforeEach(() => {
  here = new CopyAndServer();
});

const step = (id: number, key: string | null, touched: number[]): Step => ({
  ...{ id, key, touched, state: 'done', revision: 90, overtaken_by: null, elsewhere: false },
  inverse: { type: 'remove', id: touched[0] ?? 0 },
});

function answer(...steps: Step[]): TreeAnswer {
  const tree = {
    sections: [
      buildSection({ id: 1, columns: [[text(2, 'eins zwei drei'), text(3, 'vier')]] }),
      buildSection({ id: 4, columns: [[text(60, 'neu'), text(61, 'anders')]] }),
    ],
  };
  return { revision: 99, tree, targets: {}, text_revisions: {}, steps };
}

it('knows by its key what the server has taken, and by that what a new node is called there', () => {
  const insert = (id: number, words: string) =>
    ({ type: 'insert', node: text(id, words), place: { parent: 4, column: 0, order: 0 } }) as const;
  here.act(write(3, 'x'));
  here.act(insert(-1, 'neu'));
  here.act(insert(-2, 'bleibt'));
  here.send();
  const [written, made] = here.copy.pending.map(({ key }) => key);
  const { copy, ids, names } = renew(
    here.copy,
    answer(step(300, null, [61]), step(301, written ?? '', [3]), step(302, made ?? '', [60])),
    tools,
  );
  expect([...ids]).toEqual([[-1, 60]]);
  expect([names.get(written ?? ''), names.get(made ?? '')]).toEqual([301, 302]);
  expect(copy.pending).toMatchObject([{ wish: { operation: { node: { id: -2 } } } }]);
  expect([copy.revision, copy.lastId]).toEqual([99, here.copy.lastId]);
});

it('passes over a new node that is gone again', () => {
  here.act({ type: 'insert', node: text(-1, 'neu'), place: { parent: 4, column: 0, order: 0 } });
  here.send();
  const [made] = here.copy.pending.map(({ key }) => key);
  const { copy, ids } = renew(here.copy, answer(step(300, made ?? '', [70])), tools);
  expect([ids.size, copy.pending]).toEqual([0, []]);
});

it('gives up a step back on its way: others may have built on it', () => {
  here.act(write(2, 'a'));
  here.acknowledge();
  here.copy = undo(here.copy, tools).copy;
  const { copy, notices } = renew(here.copy, answer(step(108, null, [2])), tools);
  expect(notices).toEqual([{ type: 'overtaken', touched: [2], user: '' }]);
  expect([copy.pending, canStep(copy).undo]).toEqual([[], true]);
});

it('knows what was made before what the server has taken, and has to wait', () => {
  here.act({ type: 'insert', node: text(-1, 'wartet'), place: { parent: 4, column: 0, order: 0 } });
  here.act(write(3, 'x'));
  here.act(write(2, 'y'));
  here.send();
  const key = here.copy.pending[1]?.key ?? '';
  const { copy } = renew(here.copy, answer(step(299, null, [2]), step(300, key, [3])), tools);
  expect(copy.pending.map(({ followedBy }) => followedBy)).toEqual([300, undefined]);
});

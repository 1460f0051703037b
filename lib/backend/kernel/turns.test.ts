import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Turns } from './turns';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A piece of work that ends when the test says so. */
function piece(begun: string[], name: string) {
  let end: () => void = () => undefined;
  const work = () => {
    begun.push(name);
    return new Promise<void>((resolve) => (end = resolve));
  };
  return { work, end: () => end() };
}

it('lets nothing in besides what has waited, in the moment in which a place becomes free', async () => {
  const turns = new Turns(1);
  const begun: string[] = [];
  const [first, second, third] = [piece(begun, '1'), piece(begun, '2'), piece(begun, '3')];
  const running = turns.run(first.work);
  void turns.run(second.work);
  const late = running.then(() => turns.run(third.work));
  await vi.advanceTimersByTimeAsync(0);
  expect([begun, turns.waiting]).toEqual([['1'], 1]);
  first.end();
  await vi.advanceTimersByTimeAsync(0);
  expect([begun, turns.waiting]).toEqual([['1', '2'], 1]);
  second.end();
  await vi.advanceTimersByTimeAsync(0);
  third.end();
  await late;
  expect([begun, turns.waiting]).toEqual([['1', '2', '3'], 0]);
});

it('goes on with what waits behind one that needs more places and has lost its patience', async () => {
  const turns = new Turns(2);
  const begun: string[] = [];
  void turns.run(piece(begun, 'one').work);
  const heavy = turns.run(piece(begun, 'two').work, { places: 2, patience: 1000 });
  const refused = expect(heavy).rejects.toMatchObject({ code: 'unavailable' });
  void turns.run(piece(begun, 'behind').work);
  await vi.advanceTimersByTimeAsync(999);
  expect(begun).toEqual(['one']);
  await vi.advanceTimersByTimeAsync(1);
  await refused;
  expect(begun).toEqual(['one', 'behind']);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { escapeLike } from './escape-like';

const { never, sockets } = vi.hoisted(() => ({
  never: { after: [] as number[], stopped: 0 },
  sockets: { read: () => {} },
}));
vi.mock('node:timers/promises', () => ({
  setImmediate: async () => sockets.read(),
  setTimeout: (milliseconds: number, _: undefined, { signal }: { signal: AbortSignal }) =>
    new Promise((resolve, reject) => {
      never.after.push(milliseconds);
      const timer = globalThis.setTimeout(resolve, milliseconds);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        never.stopped += 1;
        reject(new Error('aborted'));
      });
    }),
}));
const { soon } = await import('./soon');

beforeEach(() => void vi.useFakeTimers());

afterEach(() => void vi.useRealTimers());

it('a short read is what it is, and nothing waits afterwards', async () => {
  expect(await soon(Promise.resolve('there'))).toBe('there');
  await expect(soon(Promise.reject(new Error('no such table')))).rejects.toThrow('no such table');
  expect(never).toEqual({ after: [2500, 2500], stopped: 2 });
  expect(vi.getTimerCount()).toBe(0);
});

it('a database that accepts the question and never answers is unavailable', async () => {
  const asked = soon(new Promise(() => undefined));
  const refused = expect(asked).rejects.toMatchObject({ code: 'unavailable' });
  await vi.advanceTimersByTimeAsync(2500);
  await refused;
});

it('an answer that arrived while the process itself was busy is taken in', async () => {
  const asked = soon(new Promise((resolve) => (sockets.read = () => resolve('there'))));
  await vi.advanceTimersByTimeAsync(2500);
  expect(await asked).toBe('there');
});

it('in a pattern of the database every character stands for itself', () => {
  expect(escapeLike('50 %_a\\b%')).toBe('50 \\%\\_a\\\\b\\%');
});

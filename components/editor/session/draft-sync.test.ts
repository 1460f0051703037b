// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Draft } from '@/lib/client/page-editor';
import { RequestError } from '@/lib/client/request';
import { DraftSync } from './draft-sync';

const answer = { id: 1 } as Draft;
const later = { id: 2 } as Draft;
const adopt = vi.fn<(draft: Draft) => void>();

function build(load: () => Promise<Draft> = () => Promise.resolve(later)): DraftSync {
  const sync = new DraftSync({
    load,
    adopt,
    onError: () => undefined,
    isUncertain: () => false,
  });
  sync.start();
  return sync;
}

beforeEach(() => {
  vi.useFakeTimers();
  adopt.mockReset();
});

afterEach(() => vi.useRealTimers());

it('the answer to a step is shown', () => {
  build().showAnswer(answer);
  expect(adopt.mock.calls).toEqual([[answer]]);
});

it('the answer to a step puts nothing back that was moved meanwhile: what is shown next knows both', async () => {
  const sync = build();
  let move: () => void = () => undefined;
  sync.hold(new Promise<void>((resolve) => (move = resolve)));
  sync.showAnswer(answer);
  await vi.advanceTimersByTimeAsync(5000);
  expect(adopt).not.toHaveBeenCalled();
  move();
  await vi.advanceTimersByTimeAsync(2000);
  expect(adopt.mock.calls).toEqual([[later]]);
});

it('what others have done is asked for until there is an answer, and no more after a refusal', async () => {
  const load = vi.fn<() => Promise<Draft>>(() => Promise.reject(new RequestError('unavailable', 503, '')));
  const sync = build(load);
  sync.now();
  await vi.advanceTimersByTimeAsync(9000);
  expect(load).toHaveBeenCalledTimes(3);
  load.mockResolvedValue(later);
  await vi.advanceTimersByTimeAsync(9000);
  expect(adopt.mock.calls).toEqual([[later]]);
  load.mockReset();
  load.mockRejectedValue(new RequestError('not_found', 404, ''));
  sync.now();
  await vi.advanceTimersByTimeAsync(9000);
  expect(load).toHaveBeenCalledTimes(1);
});

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Draft } from '@/lib/client/page-editor';
import { DraftSync } from './draft-sync';

const answer = { id: 1 } as Draft;
const later = { id: 2 } as Draft;
const adopt = vi.fn<(draft: Draft) => void>();

function build(): DraftSync {
  const sync = new DraftSync({
    load: () => Promise.resolve(later),
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

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadDraft } from '@/lib/client/drafts';
import { initialEditorState, useEditorStore } from '@/lib/client/editor-store';
import type { Draft } from '@/lib/client/page-editor';
import { RequestError } from '@/lib/client/request';
import { OtherDraft } from './other-draft';

vi.mock('@/lib/client/drafts', () => ({ loadDraft: vi.fn() }));

const load = vi.mocked(loadDraft);
const draft = (id: number) => ({ id }) as Draft;
const other = () => new OtherDraft('en', () => ({ content_type: 'page', object_id: 1, slug: 'seite' }));

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset();
  useEditorStore.setState(initialEditorState);
});

afterEach(() => void vi.useRealTimers());

it('is loaded once for all blocks, and again for another revision or after a while', async () => {
  load.mockResolvedValue(draft(1));
  const tested = other();
  await Promise.all([tested.ask(4), tested.ask(4), tested.ask(4)]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(tested.read()).toEqual({ draft: draft(1), hasFailed: false });
  await tested.ask(5);
  expect(load).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(20_001);
  await tested.ask(5);
  expect(load).toHaveBeenCalledTimes(3);
});

it('still holds after a save of this window, but not after what somebody else has changed in between', async () => {
  load.mockResolvedValue(draft(1));
  const tested = other();
  await tested.ask(4);
  tested.stillHolds(5);
  await tested.ask(5);
  expect(load).toHaveBeenCalledTimes(1);
  tested.stillHolds(7);
  await tested.ask(7);
  expect(load).toHaveBeenCalledTimes(2);
});

it('keeps the last draft while a newer one is loaded, and drops an answer that came too late', async () => {
  load.mockResolvedValueOnce(draft(1));
  const tested = other();
  await tested.ask(1);
  let answer: (value: Draft) => void = () => undefined;
  load.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const late = tested.ask(2);
  expect(tested.read().draft).toEqual(draft(1));
  load.mockResolvedValueOnce(draft(3));
  await tested.ask(3);
  answer(draft(2));
  await late;
  expect(tested.read().draft).toEqual(draft(3));
});

it('is tried a second time, but not where the server refuses; an ended session opens the sign-in', async () => {
  load.mockRejectedValue(new RequestError('offline', 0, ''));
  const tested = other();
  const asked = tested.ask(1);
  await vi.advanceTimersByTimeAsync(1000);
  await asked;
  expect(load).toHaveBeenCalledTimes(2);
  expect(tested.read().hasFailed).toBe(true);
  expect(useEditorStore.getState().sessionEnded).toBe(false);

  load.mockRejectedValue(new RequestError('not_authenticated', 401, ''));
  await tested.ask(1);
  expect(load).toHaveBeenCalledTimes(3);
  expect(useEditorStore.getState().sessionEnded).toBe(true);
});

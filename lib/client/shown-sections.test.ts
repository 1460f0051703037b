// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Section } from '@/lib/contract/module';
import {
  asTyped,
  initialEditorState,
  notePublishing,
  useBlockStore,
  useEditorStore,
  useShownSections,
} from './editor-store';

/** Sections of which nothing is read: which array they are in says which state they are of. */
const made = (): Section[] => [];
const show = (sections: Section[]) => act(() => useEditorStore.setState({ sections }));

beforeEach(() => {
  vi.useFakeTimers();
  useEditorStore.setState(initialEditorState);
});

afterEach(() => vi.useRealTimers());

describe('the sections that are shown', () => {
  it('are there at once, but for typing, which is shown already: that waits for the end of a word', () => {
    const { result, unmount } = renderHook(() => useShownSections());
    const arranged = made();
    show(arranged);
    expect(result.current).toBe(arranged);
    const [first, second] = [asTyped(made()), asTyped(made())];
    show(first);
    act(() => void vi.advanceTimersByTime(200));
    show(second);
    act(() => void vi.advanceTimersByTime(200));
    expect(result.current).toBe(arranged);
    act(() => void vi.advanceTimersByTime(60));
    expect(result.current).toBe(second);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('do not wait once something else is done, and are let go by who leaves', () => {
    const { result, unmount } = renderHook(() => useShownSections());
    show(asTyped(made()));
    const arranged = made();
    show(arranged);
    expect(result.current).toBe(arranged);
    expect(vi.getTimerCount()).toBe(0);
    show(asTyped(made()));
    expect(vi.getTimerCount()).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
    show(asTyped(made()));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('are not read again for what else is done', () => {
    let renders = 0;
    renderHook(() => {
      renders += 1;
      return useShownSections();
    });
    act(() => useEditorStore.setState({ selected: 4 }));
    expect(renders).toBe(1);
  });
});

describe('what is read at every block', () => {
  it('is not looked at while somebody types, and follows everything else', () => {
    const select = vi.fn((state: { selected: number | null }) => state.selected);
    const { result } = renderHook(() => useBlockStore(select));
    const before = select.mock.calls.length;
    show(asTyped(made()));
    expect(select).toHaveBeenCalledTimes(before);
    act(() => useEditorStore.setState({ selected: 4 }));
    expect(result.current).toBe(4);
    act(() => useEditorStore.setState({ selected: 5, sections: made() }));
    expect(result.current).toBe(5);
  });
});

it('each publishing is counted', () => {
  notePublishing();
  notePublishing();
  expect(useEditorStore.getState().publishings).toBe(initialEditorState.publishings + 2);
});

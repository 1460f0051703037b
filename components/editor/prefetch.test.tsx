import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Editing } from './editing-context';
import { loadAhead, usePrefetch } from './prefetch';

vi.mock('./canvas/dragging', () => ({ prepareDragging: () => undefined }));

/** Parts that were asked for, and what lets the first one come. */
const asked: string[] = [];
let come = (): void => undefined;

loadAhead((locale) => {
  asked.push(`first in ${locale}`);
  return new Promise((resolve) => {
    come = () => resolve(undefined);
  });
});
loadAhead(() => {
  asked.push('second');
  return Promise.reject(new Error('no network'));
});

const editing = {
  session: { locale: 'de' },
  clipboard: {
    load: () => {
      asked.push('handling');
      return Promise.resolve();
    },
  },
} as unknown as Editing;

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));

beforeEach(() => {
  asked.length = 0;
  vi.useFakeTimers();
});

afterEach(() => vi.useRealTimers());

it('loads parts one after the other, also after one that fails', async () => {
  renderHook(() => usePrefetch(true, editing));
  await wait(8999);
  expect(asked).toEqual([]);
  await wait(1);
  expect(asked).toEqual(['first in de']);
  await wait(60_000);
  expect(asked).toEqual(['first in de']);
  come();
  await wait(0);
  expect(asked).toEqual(['first in de', 'second', 'handling']);
});

it('loads none while somebody writes, and goes on in the next pause', async () => {
  renderHook(() => usePrefetch(true, editing));
  await wait(8500);
  for (let key = 0; key < 20; key += 1) {
    press();
    await wait(300);
  }
  expect(asked).toEqual([]);
  await wait(700);
  expect(asked).toEqual(['first in de']);
  press();
  come();
  await wait(999);
  expect(asked).toEqual(['first in de']);
  await wait(1);
  expect(asked).toEqual(['first in de', 'second', 'handling']);
});

it('loads nothing more when editing has ended, and nothing before the page is there', async () => {
  const { rerender, unmount } = renderHook(({ isReady }) => usePrefetch(isReady, editing), {
    initialProps: { isReady: false },
  });
  await wait(60_000);
  expect(asked).toEqual([]);
  rerender({ isReady: true });
  await wait(9000);
  unmount();
  come();
  await wait(60_000);
  expect(asked).toEqual(['first in de']);
});

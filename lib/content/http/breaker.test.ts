import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mayAsk, noteOutcome } from './breaker';

beforeEach(() => {
  Reflect.deleteProperty(globalThis, 'litfassContentBreaker');
  vi.useFakeTimers();
});

afterEach(() => vi.useRealTimers());

it('lets every call through until two in a row have no answer', () => {
  noteOutcome(false);
  expect(mayAsk()).toBe(true);
  noteOutcome(true);
  noteOutcome(false);
  expect(mayAsk()).toBe(true);
  noteOutcome(false);
  expect(mayAsk()).toBe(false);
});

it('lets one call try in two seconds, and all of them after an answer', () => {
  noteOutcome(false);
  noteOutcome(false);
  vi.advanceTimersByTime(2001);
  expect(mayAsk()).toBe(true);
  expect(mayAsk()).toBe(false);
  noteOutcome(false);
  expect(mayAsk()).toBe(false);
  vi.advanceTimersByTime(2001);
  expect(mayAsk()).toBe(true);
  noteOutcome(true);
  expect(mayAsk()).toBe(true);
  expect(mayAsk()).toBe(true);
});

it('lets a call try after two seconds, though the clock steps back', () => {
  noteOutcome(false);
  noteOutcome(false);
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(2001);
  expect(mayAsk()).toBe(true);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { alertDuration } from '@/lib/site';
import { useAlerts } from './alerts';

const { show, hide, hold, withdrawOffers } = useAlerts.getState();
const texts = () => useAlerts.getState().alerts.map(({ text }) => text);
const idOf = (text: string) => useAlerts.getState().alerts.find((alert) => alert.text === text)?.id ?? -1;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it('goes by itself after its time', () => {
  show({ tone: 'success', text: 'eins' });
  vi.advanceTimersByTime(alertDuration - 1);
  expect(texts()).toEqual(['eins']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

it('stands there once, as the last, from when it was last said', () => {
  show({ tone: 'error', text: 'eins' });
  show({ tone: 'error', text: 'zwei' });
  show({ tone: 'error', text: 'eins' });
  expect(texts()).toEqual(['zwei', 'eins']);
});

it('is quiet in the place of the last quiet one only', () => {
  show({ tone: 'success', text: 'laut' });
  show({ tone: 'success', text: 'leise', quiet: true });
  show({ tone: 'success', text: 'leiser', quiet: true });
  show({ tone: 'success', text: 'lauter' });
  expect(useAlerts.getState().alerts.map(({ text, quiet }) => [text, quiet])).toEqual([
    ['laut', false],
    ['leiser', true],
    ['lauter', false],
  ]);
});

it('stays while somebody reads it, and goes its time after', () => {
  show({ tone: 'success', text: 'eins' });
  hold(idOf('eins'), true);
  vi.advanceTimersByTime(10 * alertDuration);
  expect(texts()).toEqual(['eins']);
  hold(idOf('eins'), false);
  vi.advanceTimersByTime(alertDuration - 1);
  hold(idOf('eins'), false);
  vi.advanceTimersByTime(alertDuration - 1);
  expect(texts()).toEqual(['eins']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

it('offers one step of the document at a time, the last, and beside it what has its own way back', () => {
  const offer = (text: string, isStep: boolean) =>
    show({ tone: 'success', text, action: { label: 'Rückgängig', act: () => undefined, isStep } });
  offer('eins', true);
  offer('zwei', false);
  show({ tone: 'success', text: 'drei' });
  offer('vier', true);
  expect(texts()).toEqual(['zwei', 'drei', 'vier']);
  offer('fünf', false);
  expect(texts()).toEqual(['zwei', 'drei', 'vier', 'fünf']);
  useAlerts.getState().withdrawSteps();
  expect(texts()).toEqual(['zwei', 'drei', 'fünf']);
});

it('is hidden alone', () => {
  show({ tone: 'success', text: 'eins' });
  show({ tone: 'success', text: 'zwei' });
  hide(idOf('eins'));
  expect(texts()).toEqual(['zwei']);
  expect(vi.getTimerCount()).toBe(1);
});

it('offers nothing any more once something else has happened', () => {
  show({ tone: 'success', text: 'eins' });
  const before = useAlerts.getState().alerts;
  withdrawOffers();
  expect(useAlerts.getState().alerts).toBe(before);
  show({ tone: 'success', text: 'zwei', action: { label: 'Rückgängig', act: () => undefined } });
  withdrawOffers();
  expect(texts()).toEqual(['eins']);
  expect(vi.getTimerCount()).toBe(1);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Scheduled } from '@/lib/contract/write';
import { judgePlan } from './plan-time';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-07-01T10:00:00+02:00') }));
afterEach(() => void vi.useRealTimers());

const planned: Scheduled[] = [{ id: 7, at: '2026-08-01T08:00:00.000Z', locales: ['de'], online: false }];

it.each([
  ['2026-07-01', '10:01', null, '2026-07-01T10:01:00+02:00'],
  ['2026-07-01', '10:00', 'past', null],
  ['', '10:00', 'past', null],
  ['2125-07-01', '10:00', null, '2125-07-01T10:00:00+02:00'],
  ['2150-07-01', '10:00', 'far', null],
  ['2026-08-01', '10:00', 'twice', null],
  // The field says it.
  ['2027-03-28', '02:30', null, null],
])('for %s at %s: %s', (date, time, fault, at) => {
  expect(judgePlan({ date, time }, ['de', 'en'], planned)).toEqual({ at, fault });
});

it('does not take another language at the same time for the same plan', () => {
  expect(judgePlan({ date: '2026-08-01', time: '10:00' }, ['en'], planned).fault).toBeNull();
});

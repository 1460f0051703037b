import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Reports from './report-failure';

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
let reports: typeof Reports;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  logged.mockClear();
  reports = await import('./report-failure');
});

afterEach(() => vi.useRealTimers());

describe('a failure of the source', () => {
  it('is said with its reason', () => {
    reports.reportFailure('paths', new Error('down'));
    expect(logged).toHaveBeenCalledWith('[paths] The source of content does not answer:', 'down');
    reports.reportFailure('search', 'odd');
    expect(logged).toHaveBeenLastCalledWith('[search] The source of content does not answer:', 'odd');
  });

  it('is said once a minute, for each area', () => {
    const fail = (area: string) => reports.reportFailure(area, new Error('down'));
    for (const area of ['paths', 'paths', 'search', 'search']) fail(area);
    expect(logged).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(59_999);
    fail('paths');
    expect(logged).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1);
    fail('paths');
    expect(logged).toHaveBeenCalledTimes(3);
  });

  it('is said again after many others, of which only so many are remembered', () => {
    const fail = (area: string) => reports.reportFailure(area, new Error('down'));
    for (let area = 0; area < 200; area += 1) fail(String(area));
    fail('0');
    expect(logged).toHaveBeenCalledTimes(200);
    fail('200');
    fail('0');
    expect(logged).toHaveBeenCalledTimes(202);
  });
});

describe('what was left out of an answer', () => {
  it('is said once a minute for calls that differ in a number or a query alone', () => {
    reports.reportLeftOut('/api/events/12/?locale=de', ['genre']);
    reports.reportLeftOut('/api/events/7/?locale=en', ['genre']);
    expect(logged.mock.calls).toEqual([
      ['[content] Left out of /api/events/{id}/, for it does not fit the contract: genre'],
    ]);
    reports.reportLeftOut('/api/events/', ['genre']);
    expect(logged).toHaveBeenCalledTimes(2);
  });

  it('is named up to five places', () => {
    reports.reportLeftOut('/a', ['1', '2', '3', '4', '5']);
    expect(logged.mock.lastCall?.[0]).toMatch(/: 1, 2, 3, 4, 5$/);
    reports.reportLeftOut('/b', ['1', '2', '3', '4', '5', '6', '7']);
    expect(logged.mock.lastCall?.[0]).toMatch(/: 1, 2, 3, 4, 5 and 2 more$/);
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Moment from './moment';
import type { ContentSource } from './port';
import { getContentSource } from './source';

vi.mock('./source');
// As React keeps results while a page is rendered: by the arguments, for one request.
vi.mock('react', () => ({
  cache: <Given extends unknown[], Result>(read: (...given: Given) => Result) => {
    const kept = new Map<string, Result>();
    return (...given: Given) => {
      const key = JSON.stringify(given);
      if (!kept.has(key)) kept.set(key, read(...given));
      return kept.get(key);
    };
  },
}));

const then = { countPlans: async () => 3 };
const on = vi.fn((_moment: string) => then);
const source = { on } as unknown as ContentSource;
const moment = '2025-07-20T10:00';
let now: typeof Moment;

beforeEach(async () => {
  vi.resetModules();
  on.mockClear();
  const { getContentSource: get } = await import('./source');
  for (const each of [get, getContentSource]) vi.mocked(each).mockResolvedValue(source);
  now = await import('./moment');
});

describe('a page', () => {
  it('is read from the source as it is now', async () => {
    expect(now.requestMoment()).toBeUndefined();
    expect(await now.getRequestSource()).toBe(source);
    expect(on).not.toHaveBeenCalled();
  });

  it('is read as it will be at a moment, once that was asked for', async () => {
    now.setRequestMoment(moment);
    expect(now.requestMoment()).toBe(moment);
    expect(await now.getRequestSource()).toBe(then);
    expect(on).toHaveBeenCalledWith(moment);
  });

  it('cannot be read as of a moment from a source without plans', async () => {
    vi.mocked((await import('./source')).getContentSource).mockResolvedValue({} as ContentSource);
    now.setRequestMoment(moment);
    await expect(now.getRequestSource()).rejects.toThrow();
    await expect(now.countPlans(moment)).rejects.toThrow();
  });

  it('says how much is planned until a moment', async () => {
    expect(await now.countPlans(moment)).toBe(3);
    expect(on).toHaveBeenCalledWith(moment);
  });

  it('reads each thing once per moment', () => {
    const read = vi.fn((id: number) => ({ id }));
    const kept = now.cachePerMoment(read);
    expect(kept(1)).toEqual({ id: 1 });
    expect(kept(1)).toBe(kept(1));
    expect(kept(2)).toEqual({ id: 2 });
    expect(read).toHaveBeenCalledTimes(2);
    now.setRequestMoment(moment);
    expect(kept(1)).toEqual({ id: 1 });
    expect(read).toHaveBeenCalledTimes(3);
  });
});

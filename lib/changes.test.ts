import { describe, expect, it, vi } from 'vitest';
import { changes } from './changes.mjs';

describe('changes', () => {
  it('makes stale what has a tag that changed later, and nothing else', () => {
    const before = changes.now();
    changes.tell(['events', 'path:/de']);
    const after = changes.now();
    expect(after).toBeGreaterThan(before);
    expect(changes.areFresh(['events'], before)).toBe(false);
    expect(changes.areFresh(['articles', 'path:/de'], before)).toBe(false);
    expect(changes.areFresh(['articles'], before)).toBe(true);
    expect(changes.areFresh([], before)).toBe(true);
    expect(changes.areFresh(['events', 'path:/de'], after)).toBe(true);
  });

  it('makes everything stale where nobody knows what changed', () => {
    const before = changes.now();
    changes.tell(null);
    expect(changes.areFresh([], before)).toBe(false);
    expect(changes.areFresh(['articles'], before)).toBe(false);
    expect(changes.areFresh(['articles'], changes.now())).toBe(true);
  });

  it('forgets tags beyond its bound on the safe side', () => {
    changes.tell(['old']);
    const since = changes.now();
    changes.tell(Array.from({ length: 100_001 }, (_, index) => `tag:${index}`));
    expect(changes.areFresh(['old'], since)).toBe(false);
    expect(changes.areFresh(['old'], changes.now())).toBe(true);
  });

  it('tells its followers at once, until they leave, whatever one of them does', () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const follower = vi.fn();
    const endFaulty = changes.follow(() => {
      throw new Error('broken');
    });
    const end = changes.follow(follower);
    changes.tell(['events']);
    changes.tell(null);
    expect(follower.mock.calls).toEqual([[['events']], [null]]);
    expect(report).toHaveBeenCalledTimes(2);
    end();
    endFaulty();
    changes.tell(['events']);
    expect(follower).toHaveBeenCalledTimes(2);
  });
});

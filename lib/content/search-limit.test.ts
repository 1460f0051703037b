import { RateLimiterMemory } from 'rate-limiter-flexible';
import { expect, it, vi } from 'vitest';

vi.hoisted(() => {
  process.env.RATE_LIMIT_SEARCH = '2';
});

const { countSearch } = await import('./search-limit');

const from = (address: string) => new Headers({ 'x-forwarded-for': address });

it('counts the pages that search, of each network by itself', async () => {
  for (const address of ['203.0.113.9', '203.0.113.9', '2001:db8::1', '2001:db8::2'])
    expect(await countSearch(from(address))).toBeNull();
  for (const address of ['203.0.113.9', '2001:db8::3']) {
    const seconds = await countSearch(from(address));
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThanOrEqual(60);
  }
  expect(await countSearch(from('203.0.113.10'))).toBeNull();
});

it('hides no failure of its own', async () => {
  vi.spyOn(RateLimiterMemory.prototype, 'consume').mockRejectedValue(new Error('broken'));
  await expect(countSearch(from('203.0.113.11'))).rejects.toThrow('broken');
});

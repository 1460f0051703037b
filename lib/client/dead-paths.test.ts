import { afterEach, expect, it, vi } from 'vitest';
import { findDeadPaths } from './dead-paths';

afterEach(() => vi.unstubAllGlobals());

it('names the paths that visitors find nothing at, asked as a visitor, a few at a time', async () => {
  let running = 0;
  let together = 0;
  const ask = vi.fn(async (path: string) => {
    together = Math.max(together, ++running);
    await Promise.resolve();
    running -= 1;
    if (path === '/de/kaputt') throw new TypeError('Failed to fetch');
    return new Response(null, { status: /weg/.test(path) ? 404 : path === '/de/voll' ? 503 : 200 });
  });
  vi.stubGlobal('fetch', ask);
  const paths = ['/de/weg', '/de', '/de/kaputt', '/de/voll', '/en/weg', '/de/a', '/de/b'];
  expect(await findDeadPaths(paths)).toEqual(['/de/weg', '/en/weg']);
  expect(together).toBeLessThanOrEqual(4);
  expect(ask).toHaveBeenCalledWith('/de', expect.objectContaining({ method: 'HEAD', credentials: 'omit' }));
});

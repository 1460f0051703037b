import { afterEach, expect, it, vi } from 'vitest';
import { ForeignRedirectError, readSameOrigin, redirectTarget } from './same-origin';

const start = 'https://cms.example/a?b=1';
const moved = (location: string, status = 302) => new Response('x', { status, headers: { location } });
const answers = (...list: Response[]) => {
  const fetched = vi.fn((_url: string, _init: RequestInit) =>
    Promise.resolve(list.shift() ?? new Response('end')),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it('an answer leads elsewhere by its status and its address', () => {
  expect(redirectTarget(start, moved('/c'))).toBe('https://cms.example/c');
  expect(redirectTarget(start, moved('d'))).toBe('https://cms.example/d');
  for (const status of [301, 303, 307, 308])
    expect(redirectTarget(start, moved('https://other.example/', status))).toBe('https://other.example/');
  expect(redirectTarget(start, moved('/c', 200))).toBeNull();
  expect(redirectTarget(start, moved('/c', 300))).toBeNull();
  expect(redirectTarget(start, moved('http://['))).toBeNull();
  expect(redirectTarget(start, new Response(null, { status: 302 }))).toBeNull();
});

it('is followed on the same origin, with what was sent', async () => {
  const fetched = answers(moved('/b'), moved('https://cms.example/c'));
  const answer = await readSameOrigin(start, { headers: { cookie: 'a=b' } });
  expect(await answer.text()).toBe('end');
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([
    start,
    'https://cms.example/b',
    'https://cms.example/c',
  ]);
  for (const [, init] of fetched.mock.calls)
    expect(init).toEqual({ headers: { cookie: 'a=b' }, redirect: 'manual' });
});

it('is not followed to another host, nor in circles', async () => {
  for (const target of ['https://evil.example/', 'http://cms.example/', 'https://cms.example:8443/']) {
    const fetched = answers(moved('/b'), moved(target));
    await expect(readSameOrigin(start, {})).rejects.toThrow(ForeignRedirectError);
    expect(fetched).toHaveBeenCalledTimes(2);
  }
  const fetched = answers(...Array.from({ length: 9 }, () => moved('/a')));
  await expect(readSameOrigin(start, {})).rejects.toThrow('in circles');
  expect(fetched).toHaveBeenCalledTimes(4);
});

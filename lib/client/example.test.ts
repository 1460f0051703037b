// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { useExample } from './example';

const answer = vi.fn<(path: string) => Promise<Response>>();
const report = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('reportError', report);
  useExample.setState({ state: 'idle', example: null });
});

it('stores the answer of the example call', async () => {
  answer.mockResolvedValue(Response.json({ name: 'STROMAUF', locale: 'en' }));
  const loading = useExample.getState().load('en');
  expect(useExample.getState().state).toBe('loading');
  await loading;
  expect(answer.mock.calls[0]?.[0]).toBe('/en/api/example');
  expect(useExample.getState()).toMatchObject({
    state: 'loaded',
    example: { name: 'STROMAUF', locale: 'en' },
  });
  expect(report).not.toHaveBeenCalled();
});

it.each([
  [
    'a refusal',
    () => Promise.resolve(Response.json({ detail: 'x', code: 'unavailable' }, { status: 503 })),
    503,
  ],
  ['an answer of another shape', () => Promise.resolve(Response.json({ name: 1 })), 0],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 0],
])('reports %s, and keeps what was stored', async (_, reply, status) => {
  useExample.setState({ example: { name: 'STROMAUF', locale: 'de' } });
  answer.mockImplementation(reply);
  await useExample.getState().load('de');
  expect(useExample.getState()).toMatchObject({ state: 'failed', example: { name: 'STROMAUF' } });
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'RequestError', status }));
});

it('keeps the answer of the last call, whichever comes last', async () => {
  let finish: (response: Response) => void = () => undefined;
  answer.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
  answer.mockResolvedValueOnce(Response.json({ name: 'STROMAUF', locale: 'en' }));
  const first = useExample.getState().load('de');
  await useExample.getState().load('en');
  finish(Response.json({ name: 'STROMAUF', locale: 'de' }));
  await first;
  expect(useExample.getState().example?.locale).toBe('en');
});

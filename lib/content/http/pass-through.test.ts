import { afterEach, describe, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  process.env.CONTENT_API_URL = 'http://cms.example';
});

const { originalPathHeader, passThrough } = await import('./pass-through');

afterEach(() => vi.restoreAllMocks());

function ask(path: string): Promise<Response | string> {
  return passThrough(
    new Request('http://localhost:3000/pass-through/call', { headers: { [originalPathHeader]: path } }),
  );
}

describe('passThrough', () => {
  it.each(['@evil.example/', '.evil.example/', ':8080@evil.example/', 'http://evil.example/', ':81/', ''])(
    'asks nobody but the content system, whatever the path says: %s',
    async (path) => {
      const fetched = vi.spyOn(globalThis, 'fetch');
      expect(await ask(path)).toBe('forbidden');
      expect(fetched).not.toHaveBeenCalled();
    },
  );

  it('asks the content system for the path as it came', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
    expect(await ask('/api/articles/?page=2')).toBeInstanceOf(Response);
    expect(fetched.mock.calls[0]?.[0]).toBe('http://cms.example/api/articles/?page=2');
  });
});

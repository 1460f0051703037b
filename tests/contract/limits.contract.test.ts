import { describe, expect, it, vi } from 'vitest';
import type { Problem } from '@/lib/contract/problem';

vi.hoisted(() => {
  for (const name of ['WRITE', 'SEARCH', 'NEWSLETTER', 'READ']) process.env[`RATE_LIMIT_${name}`] = '3';
});

const { digestDatabase } = await import('../support/database-digest');
const { call, signInAs } = await import('../support/request');

type Ask = (index: number, from: string) => Promise<Response>;

/** Asks four times, the fourth of which is too much and changes nothing; others may go on. */
async function expectLimit(ask: Ask, taken: number): Promise<void> {
  for (const index of [1, 2, 3]) expect((await ask(index, '203.0.113.9')).status).toBe(taken);
  const before = await digestDatabase();
  const refused = await ask(4, '203.0.113.9');
  expect(refused.status).toBe(429);
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(3600);
  const { code, detail } = (await refused.json()) as Problem;
  expect(code).toBe('too_many_requests');
  expect(detail).toContain(refused.headers.get('retry-after'));
  expect(await digestDatabase()).toBe(before);
  expect((await ask(5, '2001:db8::1')).status).toBe(taken);
}

const from = (address: string) => ({ 'x-forwarded-for': address });

/** For cases that count together: a network of its own for each, by a number. */
const elsewhere = (address: string, number: number) =>
  from(address.replace(/9$/, String(number)).replace('db8::', `db8:${number}::`));

describe('a limit', () => {
  it.each(['', 'pages/', 'others/', 'autocomplete/'])(
    'holds searches by address: /api/search/%s',
    async (part) => {
      await expectLimit(
        (index, address) =>
          call(`/api/search/${part}?query=x${index}`, { headers: elsewhere(address, part.length) }),
        200,
      );
    },
  );

  it.each(['page', 'container/by-slug'])(
    'holds what visitors read by address, not editors: %s',
    async (kind) => {
      const ask = (index: number, address: string, as: Record<string, string> = {}) =>
        call(`/de/pageeditor-api/${kind}/unbekannt-${index}`, {
          as,
          headers: elsewhere(address, kind.length),
        });
      await expectLimit(ask, 404);
      expect((await ask(6, '203.0.113.9', await signInAs('editor'))).status).toBe(404);
    },
  );

  it.each([
    ['/de/api/example', 200],
    ['/api/download-directories/999999/zip', 404],
  ])('holds what is read anew for each visitor: %s', async (path, status) => {
    await expectLimit((_, address) => call(path, { headers: elsewhere(address, path.length) }), status);
  });

  it('holds wishes for the newsletter by address', async () => {
    await expectLimit(
      (index, address) =>
        call('/api/newsletter/', {
          method: 'POST',
          body: { email: `leserin-${index}@example.org`, consent: true },
          headers: from(address),
        }),
      202,
    );
  });

  it('holds writes by account, wherever it writes from and to', async () => {
    const editor = await signInAs('editor');
    const other = await signInAs('editor', 'zweite@litfass.example');
    await expectLimit(
      (index, address) =>
        call(index % 2 === 0 ? '/api/genres' : '/api/venues', {
          method: 'POST',
          as: index > 4 ? other : editor,
          body: { [index % 2 === 0 ? 'title' : 'name']: { de: `Neu ${index}` } },
          headers: from(`${address}${index}`),
        }),
      201,
    );
    expect((await call('/api/genres/?view=admin', { as: editor })).status).toBe(200);
  });
});

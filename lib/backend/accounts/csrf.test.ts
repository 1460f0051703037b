import { expect, it, vi } from 'vitest';
import { csrfToken, isCsrfToken } from './csrf';

const { secret } = vi.hoisted(() => ({ secret: { value: 'one' } }));
vi.mock('./auth', () => ({ getAuthSecret: () => secret.value }));

it('a token belongs to its session and to the secret of this site', () => {
  const token = csrfToken('session');
  expect(isCsrfToken(token, 'session')).toBe(true);
  expect(isCsrfToken(token, 'another')).toBe(false);
  expect(token).not.toBe(csrfToken('another'));
  secret.value = 'two';
  expect(isCsrfToken(token, 'session')).toBe(false);
  secret.value = 'one';
});

it.each([null, '', 'x', 'x'.repeat(43), 'ä'.repeat(43)])('what was not made here is no token: %s', (sent) => {
  expect(isCsrfToken(sent, 'session')).toBe(false);
});

it('the secret alone, or a token for something else, does not do', async () => {
  const { createHmac } = await import('node:crypto');
  const made = createHmac('sha256', 'one').update('session').digest('base64url');
  expect(isCsrfToken(made, 'session')).toBe(false);
});

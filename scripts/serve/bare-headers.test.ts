import { afterEach, expect, it, vi } from 'vitest';
import { findHeaderFaults } from '@/tests/support/header-faults';

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([
  ['https://www.example.org', true],
  ['http://www.example.org', false],
  ['', false],
])('insist on encryption where the site is reached by it: %s', async (address, isSecure) => {
  vi.stubEnv('SITE_URL', address);
  vi.resetModules();
  const { bareHeaders } = await import('./bare-headers.mjs');
  expect(findHeaderFaults(new Headers(bareHeaders), isSecure)).toEqual([]);
  expect('Strict-Transport-Security' in bareHeaders).toBe(isSecure);
});

import { afterEach, expect, it, vi } from 'vitest';
import { findHeaderFaults } from '@/tests/support/header-faults';
import { bareHeaders } from './bare-headers.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([
  ['https://www.example.org', true],
  ['http://www.example.org', false],
  ['', false],
])(
  'insist on encryption where the site is reached by it, as the settings say that were read last: %s',
  (address, isSecure) => {
    vi.stubEnv('SITE_URL', address);
    const headers = bareHeaders();
    expect(findHeaderFaults(new Headers(headers), isSecure)).toEqual([]);
    expect('Strict-Transport-Security' in headers).toBe(isSecure);
  },
);

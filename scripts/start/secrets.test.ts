import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { env } from '@/lib/env';
import { getSecrets } from './secrets';

let folder = '';

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'litfass-secrets-'));
});

afterEach(() => {
  vi.restoreAllMocks();
  fs.rmSync(folder, { recursive: true, force: true });
});

it('keeps generated secrets for the next start, in a data folder that is made if need be, for its user alone', () => {
  const dataDir = path.join(folder, 'new', 'data');
  const first = getSecrets(dataDir);
  expect(first.AUTH_SECRET.length).toBeGreaterThan(32);
  expect(getSecrets(dataDir)).toEqual(first);
  expect(fs.statSync(path.join(dataDir, 'secrets.json')).mode & 0o077).toBe(0);
});

it('writes nothing where the operator has set both', () => {
  const secrets = { AUTH_SECRET: 'a'.repeat(40), REVALIDATE_SECRET: 'b'.repeat(20) };
  vi.spyOn(env, 'AUTH_SECRET', 'get').mockReturnValue(secrets.AUTH_SECRET);
  vi.spyOn(env, 'REVALIDATE_SECRET', 'get').mockReturnValue(secrets.REVALIDATE_SECRET);
  expect(getSecrets(folder)).toEqual(secrets);
  expect(fs.readdirSync(folder)).toEqual([]);
});

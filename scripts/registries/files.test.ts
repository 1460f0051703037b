import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { registryFiles } from './files';

it.each(Object.entries(registryFiles))(
  '%s is what the contract lists (npm run registries)',
  async (path, text) => {
    expect(await readFile(path, 'utf8')).toBe(text);
  },
);

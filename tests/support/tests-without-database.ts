import fs from 'node:fs';
import path from 'node:path';

/** The unit tests in a folder that start no database: those that do begin by importing one of their own. */
export function findTestsWithoutDatabase(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((name) => name.endsWith('.test.ts'))
    .filter((name) => !fs.readFileSync(name, 'utf8').includes('@/tests/support/database'));
}

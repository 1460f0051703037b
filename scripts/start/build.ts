import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { env } from '@/lib/env';
import { runNode } from './child';
import { PlainError, root } from './plain.mjs';

/** Not part of the build; what starts with a dot is left out too. */
const outside = new Set([
  'node_modules',
  'data',
  'tests',
  'docs',
  'deploy',
  'test-results',
  'playwright-report',
  'README.md',
]);
const stampFile = () => path.join(root, env.NEXT_DIST_DIR, 'litfass-build.txt');

/** Whether the last build was made from the sources, packages and settings as they are now. */
export function isBuildFresh(): boolean {
  try {
    return fs.readFileSync(stampFile(), 'utf8') === fingerprint();
  } catch {
    return false;
  }
}

/** Builds for production. Throws a sentence if that fails. */
export async function build(): Promise<void> {
  const made = fingerprint();
  fs.rmSync(stampFile(), { force: true });
  const status = await runNode(['node_modules/next/dist/bin/next', 'build'], {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  });
  if (status !== 0) throw new PlainError('The build failed; the reason stands above.');
  // The sources as they were when it began: what was changed meanwhile is built at the next start.
  fs.writeFileSync(stampFile(), made);
}

/** One number for everything that a build depends on. */
function fingerprint(): string {
  const hash = crypto.createHash('sha256');
  // No setting is part of it: nothing that depends on one is rendered before the start (docs/decisions/0002).
  hash.update(process.version);
  for (const file of listFiles(root).sort()) {
    hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function listFiles(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || (folder === root && outside.has(entry.name))) return [];
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) return listFiles(place);
    const isGenerated = /\.tsbuildinfo$|^next-env\.d\.ts$|^tsconfig\.next.*\.json$|\.test\.tsx?$/.test(
      entry.name,
    );
    return entry.isFile() && !isGenerated ? [place] : [];
  });
}

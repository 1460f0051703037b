import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { env } from '@/lib/env';
import { runNode } from '../command/child';
import { withLock } from '../command/lock.mjs';
import { PlainError, root } from '../command/plain.mjs';

const compress = promisify(brotliCompress);

/** What a production build is started with. */
export const buildSettings = {
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  // The bundler's allocator gives memory back at once: a fifth less at the peak, in the same time.
  MIMALLOC_PURGE_DELAY: '0',
} as const;

/** Not part of the build; files and folders with a leading dot are left out, too. */
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
const folder = (): string => path.join(root, env.NEXT_DIST_DIR);
const stampFile = (): string => path.join(folder(), 'litfass-build.txt');

/** Whether the last build was made from the sources and packages as they are now. */
export function isBuildFresh(): boolean {
  try {
    return fs.readFileSync(stampFile(), 'utf8') === fingerprint();
  } catch {
    return false;
  }
}

/** Builds for production unless the last build is still valid. One process at a time builds in a folder; others wait for it. */
export async function ensureBuild(): Promise<void> {
  if (isBuildFresh()) return;
  await whileNobodyBuilds(async () => {
    if (isBuildFresh()) return;
    console.log('Building …');
    await build({ isQuiet: true });
  });
}

/** Builds for production in any case, and shows the framework's output. Throws a sentence if that fails. */
export async function buildAnew(): Promise<void> {
  await whileNobodyBuilds(() => build({ isQuiet: false }));
}

/** Throws a sentence if there is no build to serve. */
export function requireBuild(): void {
  if (fs.existsSync(path.join(folder(), 'BUILD_ID'))) return;
  throw new PlainError(`There is no build in ${folder()}. Make one with npm run build.`);
}

async function whileNobodyBuilds(work: () => Promise<void>): Promise<void> {
  await withLock(`${folder()}.sock`, 'Another process builds in the same folder; waiting for it …', work);
}

async function build({ isQuiet }: { isQuiet: boolean }): Promise<void> {
  const made = fingerprint();
  fs.rmSync(stampFile(), { force: true });
  const status = await runNode(['node_modules/next/dist/bin/next', 'build'], buildSettings, { isQuiet });
  if (status !== 0) throw new PlainError('The build failed; the reason stands above.');
  await pack(path.join(folder(), 'static'));
  // The sources as they were when the build began; later changes are built at the next start.
  fs.writeFileSync(stampFile(), made);
}

/** Compresses each script and style sheet at the highest level, which would take too long during a request; scripts get their hint. */
async function pack(folder: string): Promise<void> {
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  await Promise.all(
    files
      .filter((file) => /\.(?:js|css)$/.test(file))
      .map(async (file) => {
        const place = path.join(folder, file);
        const made = await fs.promises.readFile(place);
        const content = file.endsWith('.js') && isHinted(made) ? Buffer.concat([compileHint, made]) : made;
        if (content !== made) await fs.promises.writeFile(place, content);
        await fs.promises.writeFile(`${place}.br`, await compress(content));
      }),
  );
}

/**
 * Has the browser compile the whole script while it comes, beside the page, and not function by function while somebody waits
 * (docs/decisions/0092).
 */
const compileHint = Buffer.from('//# allFunctionsCalledOnLoad\n');

/** Bytes of a script of which a page runs only a part: the map's library. */
const largestHinted = 500_000;

/** A script whose source map was handed over keeps its lines. */
function isHinted(script: Buffer): boolean {
  return env.SENTRY_AUTH_TOKEN === undefined && script.length < largestHinted;
}

/** A hash of everything that a build depends on. */
function fingerprint(): string {
  const hash = crypto.createHash('sha256');
  // Settings are not part of it: nothing that depends on one is rendered before the start (docs/decisions/0002).
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

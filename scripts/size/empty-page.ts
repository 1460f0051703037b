import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { findFreePort } from '@/scripts/postgres/cluster';
import { root } from '../command/plain.mjs';
import { kilobytes, listScripts } from './scripts';

const cacheSchema = z.object({ version: z.string(), kilobytes: z.number() });
const cacheFile = path.join(root, 'node_modules/.cache/litfass/empty-page.json');

const files = {
  'package.json': '{ "private": true, "type": "module" }',
  'app/layout.tsx': `export default function Layout({ children }: { children: React.ReactNode }) {
  return <html lang="en"><body>{children}</body></html>;
}`,
  'app/page.tsx': 'export default function Page() { return <p>Empty</p>; }',
  'next.config.mjs': `export default { typescript: { ignoreBuildErrors: true }, turbopack: { root: '/' } };`,
};

/**
 * First-visit JavaScript of an empty page of the installed Next, in kB (brotli). It is built and measured once per version, and
 * remembered.
 */
export async function emptyPageKilobytes(): Promise<number> {
  const version = z
    .object({ version: z.string() })
    .parse(JSON.parse(fs.readFileSync(path.join(root, 'node_modules/next/package.json'), 'utf8'))).version;
  const kept = findKept();
  if (kept?.version === version) return kept.kilobytes;
  const measured = await measure();
  fs.mkdirSync(path.dirname(cacheFile), { recursive: true });
  fs.writeFileSync(cacheFile, JSON.stringify({ version, kilobytes: measured }));
  return measured;
}

function findKept(): z.infer<typeof cacheSchema> | null {
  try {
    return cacheSchema.parse(JSON.parse(fs.readFileSync(cacheFile, 'utf8')));
  } catch {
    return null;
  }
}

async function measure(): Promise<number> {
  // Outside the project: Next looks in parent folders for files like instrumentation.ts and would use the project's.
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'litfass-empty-'));
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const next = path.join(root, 'node_modules/next/dist/bin/next');
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
  try {
    for (const [name, content] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      fs.writeFileSync(path.join(folder, name), content);
    }
    execFileSync(process.execPath, [next, 'build'], {
      cwd: folder,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const port = await findFreePort();
    const server = spawn(process.execPath, [next, 'start', '-p', String(port)], {
      cwd: folder,
      env,
      stdio: 'ignore',
    });
    try {
      const url = `http://localhost:${port}/`;
      await waitFor(url);
      return kilobytes(await listScripts(url));
    } finally {
      server.kill('SIGTERM');
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Waits until an address answers; throws after a minute. */
export async function waitFor(url: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    try {
      await fetch(url, { signal: AbortSignal.timeout(5000) });
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

import { spawn } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findFreePort } from '@/scripts/postgres/cluster';
import { ensureBuild } from '../start/build';
import { PlainError, root } from '../command/plain.mjs';

/** A production server with a temporary database and data folder. */
export interface ScratchSite {
  url: string;
  pid: number;
  /** Environment of the server, for scripts that work on the same data. */
  settings: Record<string, string>;
  stop: () => Promise<void>;
}

/** Settings shared by the scripts and the server of a scratch site. Rate limits are wide, because one machine sends all requests. */
export async function scratchSettings(databaseUrl: string): Promise<Record<string, string>> {
  const port = String(await findFreePort());
  const secret = (): string => crypto.randomBytes(32).toString('base64url');
  return {
    NODE_ENV: 'production',
    PORT: port,
    SITE_URL: `http://localhost:${port}`,
    DATABASE_URL: databaseUrl,
    DATA_DIR: fs.mkdtempSync(path.join(os.tmpdir(), 'litfass-scratch-')),
    CONTENT_API_URL: '',
    SMTP_URL: '',
    S3_ENDPOINT: '',
    S3_BUCKET: '',
    S3_ACCESS_KEY_ID: '',
    S3_SECRET_ACCESS_KEY: '',
    AUTH_SECRET: secret(),
    REVALIDATE_SECRET: secret(),
    RATE_LIMIT_LOGIN: '1000000',
    RATE_LIMIT_WRITE: '1000000',
    RATE_LIMIT_SEARCH: '1000000',
    RATE_LIMIT_READ: '1000000',
    RATE_LIMIT_NEWSLETTER: '1000000',
    LOG_LEVEL: 'error',
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

/**
 * Serves a build of the present sources, which is made if necessary, or with `--prepared` the existing build. Throws a sentence if the
 * server does not start.
 */
export async function startScratchSite(
  settings: Record<string, string>,
  nodeOptions: string[] = [],
): Promise<ScratchSite> {
  if (!process.argv.includes('--prepared')) await ensureBuild();
  const child = spawn(process.execPath, [...nodeOptions, 'scripts/serve.mjs'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...settings },
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const ready = new Promise<boolean>((resolve) => child.once('message', (said) => resolve(said === 'ready')));
  const isReady = await Promise.race([ready, ended.then(() => false)]);
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    fs.rmSync(settings.DATA_DIR ?? '', { recursive: true, force: true });
  };
  if (!isReady || child.pid === undefined) {
    await stop();
    throw new PlainError('The web server could not be started.');
  }
  return { url: `http://127.0.0.1:${settings.PORT}`, pid: child.pid, settings, stop };
}

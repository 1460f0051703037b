import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findFreePort } from '@/scripts/postgres/cluster';
import { testSite } from './server';

/** One run of the start script in a data folder of a test. */
export class SiteProcess {
  output = '';
  readonly exited: Promise<number | null>;
  private readonly child: ChildProcess;

  constructor(
    readonly settings: Record<string, string>,
    options: { uid?: number; gid?: number } = {},
  ) {
    this.child = spawn(process.execPath, ['scripts/start.mjs'], {
      ...options,
      // Tests kill processes one by one; the terminal's group is not theirs.
      detached: true,
      env: { ...process.env, NODE_ENV: 'production', ...testSite.settings, ...settings },
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (part: Buffer) => (this.output += part.toString()));
    }
    this.exited = new Promise((resolve) => this.child.once('exit', resolve));
  }

  get url(): string {
    return `http://localhost:${this.settings.PORT}`;
  }

  get pid(): number {
    if (this.child.pid === undefined) throw new Error('The start script could not be started.');
    return this.child.pid;
  }

  /** Process id of the web server, a child of the start script. */
  get sitePid(): number {
    return Number(
      execFileSync('pgrep', ['-P', String(this.pid), '-f', 'serve.mjs'], { encoding: 'utf8' }).trim(),
    );
  }

  /** Process id of the embedded database. */
  get databasePid(): number {
    const file = path.join(this.settings.DATA_DIR ?? '', 'pg', 'postmaster.pid');
    return Number(fs.readFileSync(file, 'utf8').split('\n')[0]);
  }

  /** Whether another database runs than one whose process id is known. Between the two there may be none, and no file. */
  hasOtherDatabase(pid: number): boolean {
    try {
      return this.databasePid > 0 && this.databasePid !== pid;
    } catch {
      return false;
    }
  }

  /** Waits until the site answers; throws what it said if it ends instead. */
  async ready(patience = 300_000): Promise<void> {
    const started = Date.now();
    let hasExited = false;
    void this.exited.then(() => (hasExited = true));
    while (!hasExited && Date.now() - started < patience) {
      if (this.output.includes('Litfass is ready')) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`The site did not start:\n${this.output}`);
  }

  /** Ctrl-C; answers the exit code. */
  async stop(): Promise<number | null> {
    process.kill(this.pid, 'SIGINT');
    return this.exited;
  }

  /** For clean-up: ends it whatever its state. */
  async end(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) await this.stop();
  }
}

/** Settings of a site with a data folder and a port of its own. */
export async function newSettings(): Promise<Record<string, string>> {
  const port = String(await findFreePort());
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'litfass-process-'));
  fs.chmodSync(folder, 0o755);
  return { PORT: port, DATA_DIR: folder };
}

/** Whether a process is there (and is not just waiting to be collected). */
export function isAlive(pid: number): boolean {
  try {
    return !execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).startsWith('Z');
  } catch {
    return false;
  }
}

/** Waits for a condition; throws when it takes longer than `patience`. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  what: string,
  patience = 60_000,
): Promise<void> {
  const deadline = Date.now() + patience;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Waited in vain for: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseError } from 'pg';
import { openClient } from '@/lib/backend/database/open-client';
import { EmbeddedError, getBinaries } from './binaries';
import {
  cleanEnvironment,
  ensureCluster,
  findFreePort,
  findMemory,
  type Memory,
  newPassword,
  program,
  remember,
  resetPassword,
} from './cluster';
import { chooseHome, type Home } from './identity';
import { findPidFile, isOurPostmaster, logFile, removeStalePidFile } from './postmaster';
import { embeddedName, embeddedUrl, probe } from './probe';

export interface EmbeddedServer {
  url: string;
  /** Whether this process started it; a server started by another process is used and left alone. */
  owned: boolean;
  /** The folder of the cluster. */
  folder: string;
  /** Process id of the postmaster. */
  pid: number | null;
  /** Settles when the server that this process started has ended, for whatever reason; never for a server started by another process. */
  ended: Promise<void>;
  /** Stops the server if this process started it, and waits until it has ended. */
  stop: () => Promise<void>;
}

/** Milliseconds: crash recovery of a large database takes a while. */
const recoveryTimeout = 180_000;

/**
 * A server that ends at once is retried, because another process may be starting or stopping it; after this many failures it is an error.
 */
const mostAttempts = 10;

/** The processes of a killed server keep its shared memory until they notice, which takes longer on a busy machine. */
const isStillHeld = (failure: string): boolean => failure.includes('pre-existing shared memory block');

/**
 * Starts the PostgreSQL of a data folder, or uses the one already running there. Resolves once it accepts connections and the database
 * exists. Throws an `EmbeddedError` with a sentence for the person who started it.
 */
export async function startEmbedded(dataDirectory: string): Promise<EmbeddedServer> {
  const dataDir = path.resolve(dataDirectory);
  const home = chooseHome(dataDir, getBinaries());
  let memory = findMemory(dataDir);
  const deadline = Date.now() + recoveryTimeout;
  for (let attempts = 1; ; attempts += 1) {
    if (memory) {
      const running = await findRunning(home, memory, deadline);
      if (running) return running;
    }
    memory = await prepare(dataDir, home, memory);
    const attempt = await tryStart(home, memory, deadline);
    if (typeof attempt !== 'string') return attempt;
    if ((attempts >= mostAttempts && !isStillHeld(attempt)) || Date.now() > deadline)
      throw new EmbeddedError(`The embedded database does not start: ${attempt}`);
    if (attempt.includes('could not bind')) memory = { ...memory, port: await findFreePort() };
    remember(dataDir, memory);
    await pause(250);
  }
}

/** The server of this folder that another process runs. Waits while it is starting, recovering or stopping. */
async function findRunning(home: Home, memory: Memory, deadline: number): Promise<EmbeddedServer | null> {
  const port = findPidFile(home)?.port ?? memory.port;
  while (Date.now() < deadline) {
    const finding = await probe(port, memory.password, home.data);
    if (finding === 'ready' && (await ensureDatabase(port, memory.password))) {
      return {
        url: embeddedUrl(port, memory.password),
        owned: false,
        folder: home.data,
        pid: findPidFile(home)?.pid ?? null,
        ended: new Promise(() => undefined),
        stop: async () => undefined,
      };
    }
    if (finding === 'nobody' && !isOurPostmaster(home)) return null;
    if (finding === 'foreign' && !isOurPostmaster(home)) return null;
    await pause(50);
  }
  throw new EmbeddedError(
    `The embedded database in ${home.data} did not become ready in time; see ${logFile(home)}.`,
  );
}

async function prepare(dataDir: string, home: Home, known: Memory | null): Promise<Memory> {
  const memory = known ?? { port: await findFreePort(), password: newPassword() };
  const exists = fs.existsSync(path.join(home.data, 'PG_VERSION'));
  // Stored first: a cluster without a known password would be worse than a password without a cluster.
  remember(dataDir, memory);
  ensureCluster(home, memory.password);
  if (exists && known === null) resetPassword(home, memory.password);
  removeStalePidFile(home);
  return memory;
}

/** Returns the server, or PostgreSQL's message if it ended at once. */
async function tryStart(home: Home, memory: Memory, deadline: number): Promise<EmbeddedServer | string> {
  const log = fs.openSync(logFile(home), 'w', 0o600);
  const child = spawn(program(home, 'postgres'), ['-D', home.data, ...settings(memory.port)], {
    ...home.user,
    cwd: path.dirname(home.data),
    // A process group of its own: Ctrl-C must reach the site first, and the database only when nothing needs it any more.
    detached: true,
    stdio: ['ignore', log, log],
    env: cleanEnvironment(),
  });
  fs.closeSync(log);
  let failure = '';
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      failure = error.message;
      resolve();
    });
    child.once('exit', () => resolve());
  });
  const guard = startGuard(child);
  let running = true;
  void ended.then(() => {
    running = false;
    guard?.kill('SIGKILL');
  });
  while (running && Date.now() < deadline) {
    const finding = await probe(memory.port, memory.password, home.data);
    // Another server on our port may answer while ours is about to end for that reason.
    const isOurs = finding === 'ready' && findPidFile(home)?.pid === child.pid;
    if (isOurs && (await ensureDatabase(memory.port, memory.password))) {
      return {
        url: embeddedUrl(memory.port, memory.password),
        owned: true,
        folder: home.data,
        pid: child.pid ?? null,
        ended,
        stop: () => stop(child, ended),
      };
    }
    await Promise.race([pause(20), ended]);
  }
  if (running) await stop(child, ended);
  return failure || fs.readFileSync(logFile(home), 'utf8').trim();
}

function settings(port: number): string[] {
  const values = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: '64MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    jit: 'off',
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/**
 * Ends the server if this process dies without being able to (kill -9): a shell waits for the end of a pipe that only this process holds
 * open.
 */
function startGuard(server: ChildProcess): ChildProcess | null {
  if (process.platform === 'win32' || server.pid === undefined) return null;
  const guard = spawn(
    '/bin/sh',
    ['-c', 'trap "" INT TERM HUP; read line; kill -INT "$1"', 'sh', String(server.pid)],
    {
      detached: true,
      cwd: '/',
      stdio: ['pipe', 'ignore', 'ignore'],
    },
  );
  guard.once('error', () => undefined);
  guard.unref();
  return guard;
}

/** Fast shutdown: open transactions are rolled back; committed data are on the disk. */
async function stop(server: ChildProcess, ended: Promise<void>): Promise<void> {
  server.kill('SIGINT');
  const patience = pause(20_000, 'late', { ref: false });
  if ((await Promise.race([ended, patience])) === 'late') {
    server.kill('SIGQUIT');
    await ended;
  }
}

/** Two processes at the first start: the other one was faster. */
const existsCodes = ['42P04', '23505'];

/** Creates the database if there is none. Returns false if the server disappeared meanwhile. */
async function ensureDatabase(port: number, password: string): Promise<boolean> {
  try {
    const client = await openClient({
      connectionString: embeddedUrl(port, password).replace(/\/[^/]+$/, '/postgres'),
      connectionTimeoutMillis: 5000,
    });
    try {
      const found = await client.query('select 1 from pg_database where datname = $1', [embeddedName]);
      if (found.rowCount === 0) await client.query(`create database ${embeddedName}`);
      return true;
    } finally {
      await client.end().catch(() => undefined);
    }
  } catch (error) {
    const code = error instanceof DatabaseError ? (error.code ?? '') : '';
    if (existsCodes.includes(code)) return true;
    // No answer of the server, or a message that it is shutting down.
    if (!(error instanceof DatabaseError) || code.startsWith('57P')) return false;
    throw error;
  }
}

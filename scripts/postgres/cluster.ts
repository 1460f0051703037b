import { spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { EmbeddedError } from './binaries';
import { type Home, takeOver } from './identity';
import { embeddedName } from './probe';

const majorVersion = '18';

const memorySchema = z.object({ port: z.int().min(1).max(65_535), password: z.string().min(16) });

/** Kept from start to start: the port, and the password that keeps other users of the machine out. */
export type Memory = z.infer<typeof memorySchema>;

const memoryFile = (dataDir: string) => path.join(dataDir, 'postgres.json');

/** What the last start stored, or null. */
export function findMemory(dataDir: string): Memory | null {
  try {
    return memorySchema.parse(JSON.parse(fs.readFileSync(memoryFile(dataDir), 'utf8')));
  } catch {
    return null;
  }
}

/** Stores it for the next start, readable by the owner only. */
export function remember(dataDir: string, memory: Memory): void {
  const file = memoryFile(dataDir);
  const unfinished = `${file}.${process.pid}`;
  fs.writeFileSync(unfinished, `${JSON.stringify(memory)}\n`, { mode: 0o600 });
  fs.renameSync(unfinished, file);
}

/** A free port of the loopback interface. */
export async function findFreePort(): Promise<number> {
  const server = net.createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('The system gave no free port.'));
      });
    });
  });
}

export const newPassword = (): string => crypto.randomBytes(24).toString('hex');

/** The program's path; Windows finds it with its own ending. */
export const program = (home: Home, name: 'initdb' | 'postgres'): string =>
  path.join(home.binaries, 'bin', name);

/**
 * Creates the cluster if there is none. It is created under a temporary name and renamed when complete, so an interruption leaves nothing
 * unfinished. Throws an `EmbeddedError` with PostgreSQL's message.
 */
export function ensureCluster(home: Home, password: string): void {
  if (fs.existsSync(path.join(home.data, 'PG_VERSION'))) {
    checkVersion(home);
    return;
  }
  const parent = path.dirname(home.data);
  removeUnfinished(parent);
  const room = fs.mkdtempSync(path.join(parent, unfinishedPrefix));
  if (home.user) takeOver(home.user, room);
  const secret = path.join(room, 'password');
  fs.writeFileSync(secret, password, { mode: 0o600 });
  if (home.user) fs.chownSync(secret, home.user.uid, home.user.gid);
  try {
    initialise(home, path.join(room, 'pg'), secret);
    fs.rmSync(secret);
    // An empty folder of that name may exist; one with content means that another process was faster.
    fs.rmSync(home.data, { force: true, recursive: !fs.existsSync(path.join(home.data, 'PG_VERSION')) });
    fs.renameSync(path.join(room, 'pg'), home.data);
  } finally {
    fs.rmSync(room, { recursive: true, force: true });
  }
}

const unfinishedPrefix = 'pg-unfinished-';
const abandonedAfter = 5 * 60_000;

function removeUnfinished(parent: string): void {
  for (const name of fs.readdirSync(parent).filter((entry) => entry.startsWith(unfinishedPrefix))) {
    const folder = path.join(parent, name);
    if (Date.now() - fs.statSync(folder).mtimeMs > abandonedAfter)
      fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** initdb with a UTF-8 locale, which pg_trgm needs for letters beyond ASCII; its name differs between systems. */
function initialise(home: Home, target: string, secret: string): void {
  let said = '';
  for (const locale of ['C.UTF-8', 'en_US.UTF-8', 'C']) {
    const answer = spawnSync(
      program(home, 'initdb'),
      [
        `--pgdata=${target}`,
        `--username=${embeddedName}`,
        `--pwfile=${secret}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        `--locale=${locale}`,
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
      ],
      { ...home.user, cwd: path.dirname(target), encoding: 'utf8', env: cleanEnvironment() },
    );
    if (answer.status === 0) return;
    said = `${answer.stderr}${answer.error?.message ?? ''}`.trim();
    fs.rmSync(target, { recursive: true, force: true });
    if (!said.includes('locale')) break;
  }
  throw new EmbeddedError(`The embedded database could not be made: ${reasonIn(said)}`);
}

/** The lines of initdb's output that tell the reason; it also reports its cleaning up. */
function reasonIn(said: string): string {
  const lines = said.split('\n').map((line) => line.trim());
  const telling = lines.filter((line) => /\b(?:error|fatal|panic|could not|hint)\b/i.test(line));
  return (telling.length > 0 ? telling : lines.slice(-3)).join(' ');
}

function checkVersion(home: Home): void {
  const version = fs.readFileSync(path.join(home.data, 'PG_VERSION'), 'utf8').trim();
  if (version === majorVersion) return;
  throw new EmbeddedError(
    `${home.data} was made by PostgreSQL ${version}, but this project brings PostgreSQL ${majorVersion}. Move the data over with pg_dump of the old version.`,
  );
}

/** Sets the password of a stopped cluster if the stored one was lost. */
export function resetPassword(home: Home, password: string): void {
  const answer = spawnSync(program(home, 'postgres'), ['--single', '-D', home.data, 'postgres'], {
    ...home.user,
    cwd: home.data,
    input: `alter user ${embeddedName} password '${password}'\n`,
    encoding: 'utf8',
    env: cleanEnvironment(),
  });
  if (answer.status !== 0) {
    throw new EmbeddedError(
      `The password of the embedded database is lost and could not be set anew: ${answer.stderr.trim()}`,
    );
  }
}

/** PostgreSQL's own variables (PGDATA, PGPORT …) in the person's shell are not meant for this server. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMP } = process.env;
  return { NODE_ENV: process.env.NODE_ENV, PATH, SystemRoot, TEMP, TMP, LC_ALL: 'C', TZ: 'UTC' };
}

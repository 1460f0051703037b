// `npm run test:postgres`: the tests that depend on the database's version, on Debian's PostgreSQL 15 instead of the embedded server. It
// installs the package if it can (root on Debian), starts a server of its own, and removes it afterwards. Without the package it says so,
// and they run on the embedded server. Additional arguments go to vitest.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { cleanEnvironment, findFreePort, newPassword } from '@/scripts/postgres/cluster';
import { takeOver } from '@/scripts/postgres/identity';

const version = 15;
const binaries = `/usr/lib/postgresql/${version}/bin`;
const role = 'litfass';
const isRoot = process.getuid?.() === 0;

/** Milliseconds until a new server accepts connections, on a busy machine. */
const patience = 60_000;

/** The project's own, and the unit tests of what asks the database most. */
const tests = ['tests/contract', ...['search', 'records', 'newsletter'].map((name) => `lib/backend/${name}`)];

if (!hasServer() && !install()) {
  console.log(
    `There is no PostgreSQL ${version} in ${binaries}, and it can be installed only as root on Debian 12: the embedded server takes its place.`,
  );
  process.exit(await runTests());
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'litfass-postgres-'));
const user = isRoot ? findUser() : null;
if (user) takeOver(user, folder);
let server: ChildProcess | null = null;
try {
  const password = newPassword();
  makeCluster(password);
  const port = await findFreePort();
  server = startServer(port);
  const url = `postgres://${role}:${password}@127.0.0.1:${port}/postgres`;
  console.log(`On ${await untilReady(url, server)}`);
  process.exitCode = await runTests(url);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await stopServer(server);
  fs.rmSync(folder, { recursive: true, force: true });
}
process.exit();

function hasServer(): boolean {
  return fs.existsSync(path.join(binaries, 'postgres'));
}

/** Installs Debian's package without the cluster that it would create and start. Returns whether it is installed then. */
function install(): boolean {
  if (!isRoot || !fs.existsSync('/etc/debian_version')) return false;
  const apt = (...args: string[]): boolean =>
    spawnSync('apt-get', args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  if (!apt('update') || !apt('install', '-y', '--no-install-recommends', 'postgresql-common')) return false;
  const setting = '/etc/postgresql-common/createcluster.conf';
  fs.appendFileSync(setting, '\ncreate_main_cluster = false\n');
  return apt('install', '-y', '--no-install-recommends', `postgresql-${version}`) && hasServer();
}

/** PostgreSQL does not run as root. */
function findUser(): { uid: number; gid: number } {
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim() || NaN),
    );
    if (uid !== undefined && gid !== undefined && uid > 0 && gid > 0) return { uid, gid };
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor a user nobody.');
}

function makeCluster(password: string): void {
  const secret = path.join(folder, 'password');
  fs.writeFileSync(secret, password, { mode: 0o600 });
  if (user) fs.chownSync(secret, user.uid, user.gid);
  const answer = spawnSync(
    path.join(binaries, 'initdb'),
    [
      `--pgdata=${path.join(folder, 'data')}`,
      `--username=${role}`,
      `--pwfile=${secret}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
    ],
    { ...user, cwd: folder, encoding: 'utf8', env: cleanEnvironment() },
  );
  if (answer.status !== 0) throw new Error(`The cluster could not be made: ${answer.stderr}`);
}

function startServer(port: number): ChildProcess {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    // The data are discarded anyway if the test machine fails.
    fsync: 'off',
    full_page_writes: 'off',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = fs.openSync(path.join(folder, 'log'), 'w');
  const child = spawn(path.join(binaries, 'postgres'), ['-D', path.join(folder, 'data'), ...args], {
    ...user,
    cwd: folder,
    stdio: ['ignore', log, log],
    env: cleanEnvironment(),
  });
  fs.closeSync(log);
  return child;
}

/** Returns the server's version once it accepts connections. */
async function untilReady(url: string, child: ChildProcess): Promise<string> {
  const deadline = Date.now() + patience;
  while (child.exitCode === null && Date.now() < deadline) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const answer = await client.query<{ version: string }>('select version()');
      return answer.rows[0]?.version ?? '';
    } catch {
      await pause(100);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  throw new Error(`PostgreSQL does not start: ${fs.readFileSync(path.join(folder, 'log'), 'utf8')}`);
}

async function runTests(url?: string): Promise<number> {
  const child = spawn(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...['--project', 'contract-versions', '--project', 'unit-server', ...tests],
      ...process.argv.slice(2),
    ],
    { stdio: 'inherit', env: { ...process.env, ...(url === undefined ? {} : { TEST_DATABASE_URL: url }) } },
  );
  // The server is stopped and removed after the tests, also after Ctrl-C.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

async function stopServer(child: ChildProcess | null): Promise<void> {
  if (child === null || child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  await ended;
}

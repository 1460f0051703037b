import { execFileSync, spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type Binaries, EmbeddedError } from './binaries';

/** The user of the server process, and the folders of its program and data. */
export interface Home {
  /** Null: the user of this process. */
  user: { uid: number; gid: number } | null;
  binaries: string;
  /** The cluster; may not exist yet. */
  data: string;
}

/** For files that the other user cannot reach in the project's folder. */
const sharedFolder = '/var/lib/litfass';

/**
 * Decides where the embedded server lives. PostgreSQL refuses to run as root: it then runs as another user and, if that user cannot reach
 * the project (root's own home), keeps program and data below /var/lib. Throws an `EmbeddedError` if no place is suitable.
 */
export function chooseHome(dataDir: string, binaries: Binaries): Home {
  const data = path.join(dataDir, 'pg');
  fs.mkdirSync(dataDir, { recursive: true });
  if (process.getuid?.() !== 0) {
    refuseForeignFolder(data);
    return { user: null, binaries: binaries.folder, data };
  }
  const user = findOwner(data) ?? getOtherUser();
  return { user, binaries: reachableBinaries(user, binaries), data: reachableData(user, dataDir, data) };
}

function refuseForeignFolder(data: string): void {
  const owner = fs.statSync(data, { throwIfNoEntry: false })?.uid;
  if (owner === undefined || process.getuid === undefined || owner === process.getuid()) return;
  throw new EmbeddedError(
    `${data} belongs to another user (uid ${owner}), as after a start as root. Start as root again, or make it yours: sudo chown -R "$(id -u)" "${path.dirname(data)}".`,
  );
}

/** The user who owns existing data, unless that is root. */
function findOwner(data: string): Home['user'] {
  const found = fs.statSync(data, { throwIfNoEntry: false });
  return found === undefined || found.uid === 0 ? null : { uid: found.uid, gid: found.gid };
}

function getOtherUser(): { uid: number; gid: number } {
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => {
      const answer = spawnSync('id', [flag, name], { encoding: 'utf8' });
      return answer.status === 0 ? Number(answer.stdout.trim()) : NaN;
    });
    if (uid !== undefined && gid !== undefined && uid > 0 && gid >= 0) return { uid, gid };
  }
  throw new EmbeddedError(
    'PostgreSQL does not run as root, and this machine has neither a user postgres nor a user nobody. Start as an ordinary user.',
  );
}

function reachableBinaries(user: { uid: number; gid: number }, binaries: Binaries): string {
  if (
    passes(user, 'test -x "$1/bin/postgres" && test -r "$1/share/postgresql/postgres.bki"', binaries.folder)
  ) {
    return binaries.folder;
  }
  const copy = path.join(sharedFolder, `postgres-${binaries.version}`);
  if (!fs.existsSync(copy)) {
    makeSharedFolder();
    const unfinished = `${copy}.${process.pid}`;
    fs.cpSync(binaries.folder, unfinished, { recursive: true, verbatimSymlinks: true });
    fs.rmSync(copy, { recursive: true, force: true });
    fs.renameSync(unfinished, copy);
    execFileSync('chmod', ['-R', 'a+rX', copy]);
  }
  return copy;
}

function reachableData(user: { uid: number; gid: number }, dataDir: string, data: string): string {
  if (fs.existsSync(data)) {
    takeOver(user, data);
    if (passes(user, 'test -O "$1" && test -w "$1"', data)) return data;
  }
  const name = crypto.createHash('sha256').update(fs.realpathSync(dataDir)).digest('hex').slice(0, 16);
  const elsewhere = path.join(sharedFolder, name, 'pg');
  if (fs.existsSync(elsewhere)) return elsewhere;
  // Tried with another folder, because the cluster's must not exist before initdb.
  const attempt = fs.mkdtempSync(path.join(dataDir, 'reach-'));
  try {
    takeOver(user, attempt);
    if (passes(user, 'test -O "$1" && test -w "$1"', attempt)) return data;
  } finally {
    fs.rmSync(attempt, { recursive: true, force: true });
  }
  makeSharedFolder();
  fs.mkdirSync(path.dirname(elsewhere), { recursive: true });
  return elsewhere;
}

function makeSharedFolder(): void {
  try {
    fs.mkdirSync(sharedFolder, { recursive: true, mode: 0o755 });
  } catch (error) {
    throw new EmbeddedError(
      `The project is in a folder that only root can reach, and ${sharedFolder} cannot be made. Move the project, start as an ordinary user, or set DATABASE_URL.`,
      { cause: error },
    );
  }
}

/** Gives a folder with its contents to the user. */
export function takeOver(user: { uid: number; gid: number }, folder: string): void {
  if (fs.statSync(folder).uid === user.uid) return;
  execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
}

/** Whether a test of the shell succeeds as that user; `$1` is the folder. */
function passes(user: { uid: number; gid: number }, test: string, folder: string): boolean {
  return (
    spawnSync('/bin/sh', ['-c', test, 'sh', folder], { ...user, cwd: '/', stdio: 'ignore' }).status === 0
  );
}

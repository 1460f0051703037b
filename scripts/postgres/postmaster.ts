import fs from 'node:fs';
import path from 'node:path';
import type { Home } from './identity';

/** PostgreSQL's log, of the running server or the last one. */
export const logFile = (home: Home): string => path.join(home.data, 'server.log');

const pidFile = (home: Home): string => path.join(home.data, 'postmaster.pid');

/** Process id and port written by the last postmaster; both may be outdated. */
export function findPidFile(home: Home): { pid: number; port: number } | null {
  try {
    const lines = fs.readFileSync(pidFile(home), 'utf8').split('\n');
    const pid = Number(lines[0]);
    const port = Number(lines[3]);
    return pid > 0 && port > 0 ? { pid, port } : null;
  } catch {
    return null;
  }
}

/** Whether the process in postmaster.pid is a running PostgreSQL: after a reboot the number may belong to any process. */
export function isOurPostmaster(home: Home): boolean {
  const pid = findPidFile(home)?.pid;
  if (pid === undefined) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  try {
    const command = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return command.split('\0').includes(home.data);
  } catch {
    // Without /proc, the number is trusted.
    return process.platform !== 'linux';
  }
}

/** PostgreSQL does not start while the process id in the file is in use by any process. */
export function removeStalePidFile(home: Home): void {
  if (fs.existsSync(pidFile(home)) && !isOurPostmaster(home)) fs.rmSync(pidFile(home), { force: true });
}

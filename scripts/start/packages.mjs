import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { withLock } from '../command/lock.mjs';
import { PlainError, root } from '../command/plain.mjs';

/**
 * @typedef {{ version?: string, resolved?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockedPackage
 */

/** Runs `npm ci` if a package is missing or its version differs from the lock file. Throws a sentence if that fails. */
export async function ensurePackages() {
  if (arePackagesComplete()) return;
  await withLock(
    path.join(root, '.packages.sock'),
    'Another process installs the packages; waiting for it …',
    () => {
      if (!arePackagesComplete()) installPackages();
    },
  );
}

function installPackages() {
  console.log('Installing packages …');
  // npm passes its own path to what it runs; if started with plain node, the shell has to find it.
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const result = spawnSync(command, [...first, 'ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (result.error)
    throw new PlainError(`npm could not be started: ${result.error.message}. It comes with Node.`);
  if (result.status !== 0) {
    throw new PlainError(
      'The packages could not be installed (see above). Is the network there, and node_modules writable?',
    );
  }
}

/** npm writes `node_modules/.package-lock.json` at the end; an interrupted installation has none, or an older one. */
function arePackagesComplete() {
  const wanted = readPackages('package-lock.json');
  const present = readPackages(path.join('node_modules', '.package-lock.json'));
  if (wanted === null) throw new PlainError('package-lock.json is missing: it belongs to the project.');
  if (present === null) return false;
  return Object.entries(wanted).every(([place, locked]) => {
    // npm leaves out packages for other systems.
    if (place === '' || locked.optional || locked.devOptional || locked.peer) return true;
    return present[place]?.version === locked.version;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage> | null}
 */
function readPackages(file) {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')).packages;
  } catch {
    return null;
  }
}

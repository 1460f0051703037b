// `npm start` and `npm run dev`. Plain Node until the packages are installed; then TypeScript takes over (scripts/start/run.ts).
import './command/command-line.mjs';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { acquireLock } from './command/lock.mjs';
import { ensurePackages } from './start/packages.mjs';
import { PlainError } from './command/plain.mjs';

const mode = process.argv.includes('--dev') ? 'dev' : 'start';
/** A production image contains packages and build; if they are missing, that is an error, and nothing is installed. */
const isPrepared = process.argv.includes('--prepared');

const dataDir = path.resolve(process.env.DATA_DIR || 'data');
makeDataFolder(dataDir);
const lock = await acquireLock(path.join(dataDir, `${mode}.sock`));
if (lock === null) process.exit(1);
if (!isPrepared) await ensurePackages();
const { register } = await import('tsx/esm/api');
register();
const { run } = await import('./start/run.ts');
await run({ mode, isPrepared, lock });

/** @param {string} folder */
function makeDataFolder(folder) {
  try {
    fs.mkdirSync(folder, { recursive: true });
    fs.accessSync(folder, fs.constants.W_OK);
  } catch {
    throw new PlainError(
      `The data folder ${folder} cannot be written. Give this user the right to, or set DATA_DIR in .env.`,
    );
  }
}

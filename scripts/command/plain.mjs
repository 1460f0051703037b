import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** An error whose sentence says everything: it is printed without a stack trace. */
export class PlainError extends Error {
  name = 'PlainError';
}

/** Errors of this kind, by name, since the application's classes cannot be imported before its packages are installed. */
const plainErrors = new Set(['EmbeddedError', 'EnvironmentError', 'PlainError', 'TransferError']);

/** Refused by the system: our code is not at fault, and the system's own message names the file. */
const refusals = new Set(['EACCES', 'EDQUOT', 'ENOSPC', 'EPERM', 'EROFS']);

/**
 * An error for the terminal: the sentence of a plain one, else everything that helps to find the fault.
 * @param {unknown} error
 * @returns {string}
 */
export function describeError(error) {
  if (!(error instanceof Error)) return String(error);
  const isPlain =
    plainErrors.has(error.name) ||
    ('code' in error && typeof error.code === 'string' && refusals.has(error.code));
  return isPlain ? error.message : (error.stack ?? error.message);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Litfass needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

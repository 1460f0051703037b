// Answers the plainest requests on the connection itself, before Node's HTTP server sees it (docs/decisions/0060).
import { Buffer } from 'node:buffer';
import { STATUS_CODES } from 'node:http';

/** The longest head that is looked at, in bytes; Node takes no longer ones either. */
const longestHead = 16_384;

const endOfHead = '\r\n\r\n';

/** Nothing but the usual form of a request without a body. */
const requestLine = /^GET (\/[\x21-\x7e]*) HTTP\/1\.1$/;
const headerLine = /^([\w-]+):[ \t]*([\x21-\x7e](?:[\t\x20-\x7e]*[\x21-\x7e])?)?[ \t]*$/;

/** Headers that change how a connection or a body is read: not plain. */
const special = new Set([
  'connection',
  'content-length',
  'expect',
  'transfer-encoding',
  'upgrade',
  'trailer',
  'te',
]);

/** @typedef {import('node:net').Socket} Socket */
/** @typedef {import('./plain-requests.mjs').PlainRequest} PlainRequest */

/** @type {typeof import('./plain-requests.mjs').answerPlainRequests} */
export function answerPlainRequests(server, choose) {
  const [serve] = /** @type {((socket: Socket) => void)[]} */ (server.listeners('connection'));
  if (serve === undefined) throw new Error('The server does not listen to connections.');
  server.off('connection', serve);
  /** @type {Set<Socket>} Connections that have only sent plain requests until now. */
  const plain = new Set();
  /** @type {WeakMap<string[], { date: string, status: number, bytes: Buffer }>} */
  const heads = new WeakMap();
  let isStopping = false;

  server.on('connection', (/** @type {Socket} */ socket) => {
    plain.add(socket);
    socket.on('data', onData);
    socket.on('end', onEnd);
    socket.on('timeout', onTimeout);
    socket.on('error', onError);
    socket.on('close', onClose);
    socket.setTimeout(server.keepAliveTimeout);
  });

  return { stop };

  /**
   * @this {Socket}
   * @param {Buffer} bytes
   */
  function onData(bytes) {
    let rest = bytes;
    while (rest.length > 0) {
      // What the last answer left behind is for a slow reader: Node knows how to wait for it.
      const found = isStopping || this.writableLength > 0 ? null : readPlain(rest);
      const answer = found === null ? null : choose(found.request);
      if (found === null || answer === null) return handOver(this, rest);
      write(this, answer);
      rest = rest.subarray(found.length);
    }
  }

  /**
   * Leaves a connection to Node's server for good, with the bytes that have not been answered.
   * @param {Socket} socket
   * @param {Buffer} rest
   */
  function handOver(socket, rest) {
    plain.delete(socket);
    socket.off('data', onData);
    socket.off('end', onEnd);
    socket.off('timeout', onTimeout);
    socket.off('error', onError);
    socket.off('close', onClose);
    socket.setTimeout(0);
    socket.pause();
    socket.unshift(rest);
    serve.call(server, socket);
    socket.resume();
  }

  /** @this {Socket} */
  function onEnd() {
    this.end();
  }

  /** @this {Socket} */
  function onTimeout() {
    this.destroy();
  }

  /** @this {Socket} */
  function onError() {
    this.destroy();
  }

  /** @this {Socket} */
  function onClose() {
    plain.delete(this);
  }

  /**
   * From now on every request goes to Node's server, which says with its answer that the connection ends; connections that ask for nothing
   * are closed after a while.
   * @param {number} grace Milliseconds.
   */
  function stop(grace) {
    isStopping = true;
    setTimeout(() => {
      for (const socket of plain) socket.end();
    }, grace).unref();
  }

  /**
   * @param {Socket} socket
   * @param {import('./ready-answer.mjs').Answer} answer
   */
  function write(socket, { status, headers, body }) {
    socket.cork();
    socket.write(headOf(status, headers));
    if (body !== undefined) socket.write(body);
    socket.uncork();
  }

  /**
   * The head of an answer, made once a second: only its date changes.
   * @param {number} status
   * @param {string[]} headers The same array for the same answer.
   */
  function headOf(status, headers) {
    const date = now();
    const known = heads.get(headers);
    if (known !== undefined && known.date === date && known.status === status) return known.bytes;
    let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
    for (let at = 0; at < headers.length; at += 2) head += `${headers[at]}: ${headers[at + 1]}\r\n`;
    head += `Date: ${date}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(server.keepAliveTimeout / 1000)}\r\n\r\n`;
    const bytes = Buffer.from(head, 'latin1');
    heads.set(headers, { date, status, bytes });
    return bytes;
  }
}

/**
 * The first request of some bytes and how many of them it takes; null if it is not plain, or not complete.
 * @param {Buffer} bytes
 * @returns {{ request: PlainRequest, length: number } | null}
 */
export function readPlain(bytes) {
  const end = bytes.indexOf(endOfHead, 0, 'latin1');
  if (end === -1 || end > longestHead) return null;
  const [first = '', ...lines] = bytes.latin1Slice(0, end).split('\r\n');
  const url = requestLine.exec(first)?.[1];
  if (url === undefined) return null;
  /** @type {Record<string, string>} */
  const headers = Object.create(null);
  for (const line of lines) {
    const [, written = '', value = ''] = headerLine.exec(line) ?? [];
    const name = written.toLowerCase();
    // Twice the same is joined or dropped by rules of each header.
    if (name === '' || name in headers) return null;
    if (special.has(name) && !(name === 'connection' && value.toLowerCase() === 'keep-alive')) return null;
    headers[name] = value;
  }
  if (headers.host === undefined) return null;
  return { request: { method: 'GET', url, headers }, length: end + endOfHead.length };
}

let second = 0;
let date = '';

/** The time as HTTP writes it, made once a second. */
function now() {
  const current = Math.floor(Date.now() / 1000);
  if (current !== second) {
    second = current;
    date = new Date().toUTCString();
  }
  return date;
}

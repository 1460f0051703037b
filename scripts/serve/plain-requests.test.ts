import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerPlainRequests, type PlainRequest, readPlain } from './plain-requests.mjs';
import { prepareStop } from './stop.mjs';

/** Larger than a connection takes at once while nobody reads. */
const large = Buffer.alloc(8 * 1024 * 1024, 'x');

let server: http.Server;
let stop: () => Promise<void>;
let stopPlain: (grace: number) => void;
/** Addresses that were asked for on the connection itself, and those that Node's server was asked for. */
let plain: string[];
let others: string[];

/** Of an answer that is kept. */
const keptHeaders = ['Content-Length', '4'];

function choose({ url }: PlainRequest) {
  plain.push(url);
  if (url === '/kept') return { status: 200, headers: keptHeaders, body: Buffer.from('kept') };
  if (url === '/kept-304') return { status: 304, headers: keptHeaders };
  if (url.startsWith('/unknown')) return null;
  if (url === '/304') return { status: 304, headers: ['ETag', '"a"'] };
  const body = url === '/large' ? large : Buffer.from(`plain ${url}`);
  return { status: 200, headers: ['Content-Length', String(body.length), 'X-Kept', 'yes'], body };
}

beforeEach(async () => {
  plain = [];
  others = [];
  server = http.createServer();
  stop = prepareStop(server);
  server.on('request', async (request, response) => {
    others.push(`${request.method} ${request.url}`);
    response.end(`node ${await text(request)}`);
  });
  ({ stop: stopPlain } = answerPlainRequests(server, choose));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
  for (const socket of sockets.splice(0)) socket.destroy();
});

const sockets: net.Socket[] = [];

/** A connection, and what has come on it. */
function connect() {
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  const connection = { socket, received: '', isClosed: false };
  socket.on('data', (bytes) => (connection.received += bytes.toString('latin1')));
  socket.on('error', () => undefined);
  socket.on('close', () => (connection.isClosed = true));
  return connection;
}

const ask = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;

/** Everything that a connection receives for some bytes, until as many answers are there. */
async function answersTo(sent: readonly string[], count: number): Promise<string> {
  const connection = connect();
  for (const part of sent) {
    connection.socket.write(part, 'latin1');
    // As packets of their own.
    await new Promise((resolve) => setImmediate(resolve));
  }
  await expect.poll(() => connection.received.match(/HTTP\/1\.1 \d/g)?.length ?? 0).toBe(count);
  return connection.received;
}

describe('a plain request', () => {
  it('is answered on the connection, as Node would write it', async () => {
    const received = await answersTo([ask('/a')], 1);
    expect(received).toMatch(
      /^HTTP\/1\.1 200 OK\r\nContent-Length: 8\r\nX-Kept: yes\r\nDate: \w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT\r\nConnection: keep-alive\r\nKeep-Alive: timeout=5\r\n\r\nplain \/a$/,
    );
    expect(others).toEqual([]);
  });

  it('says the time of now', async () => {
    for (const now of ['Sat, 28 Jun 2025 19:30:00 GMT', 'Sat, 28 Jun 2025 19:30:01 GMT']) {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
      expect(await answersTo([ask('/a')], 1)).toContain(`\r\nDate: ${now}\r\n`);
    }
  });

  it('is told the status and the time of now, also of an answer that was sent before', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T00:00:00Z') });
    const paths = ['/kept', '/kept', '/kept-304', '/kept'];
    const first = await answersTo([paths.map((path) => ask(path)).join('')], paths.length);
    expect(first.match(/HTTP\/1\.1 \d+|\d\d:\d\d:\d\d/g)).toEqual(
      [200, 200, 304, 200].flatMap((status) => [`HTTP/1.1 ${status}`, '00:00:00']),
    );
    vi.setSystemTime(new Date('2026-01-01T00:00:01Z'));
    expect(await answersTo([ask('/kept')], 1)).toContain('00:00:01 GMT');
  });

  it('may have an answer without a body', async () => {
    expect(await answersTo([ask('/304')], 1)).toMatch(
      /^HTTP\/1\.1 304 Not Modified\r\nETag: "a"\r\n.*\r\n\r\n$/s,
    );
  });

  it('may come with others at once, each answered in its turn', async () => {
    const received = await answersTo([ask('/a') + ask('/b') + ask('/c')], 3);
    expect(received.match(/plain \/\w/g)).toEqual(['plain /a', 'plain /b', 'plain /c']);
    expect(others).toEqual([]);
  });

  it('is left to Node where there is no answer, and the connection stays there', async () => {
    const received = await answersTo([ask('/a') + ask('/unknown') + ask('/b')], 3);
    expect(received.match(/plain \/\w|node /g)).toEqual(['plain /a', 'node ', 'node ']);
    expect(others).toEqual(['GET /unknown', 'GET /b']);
    expect(plain).toEqual(['/a', '/unknown']);
  });

  it('of a slow reader does not pile up answers', async () => {
    const slow = connect();
    slow.socket.pause();
    slow.socket.write(ask('/large').repeat(20));
    await expect.poll(() => others.length).toBeGreaterThan(0);
    expect(plain.filter((url) => url === '/large').length).toBeLessThan(3);
    slow.socket.resume();
    await expect.poll(() => others.length).toBeGreaterThanOrEqual(18);
  });
});

describe('whatever is not plain is left to Node with its bytes', () => {
  it.each([
    ['a body', `POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc`, 'POST /a', 'node abc'],
    ['a body of a GET', `GET /a HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc`, 'GET /a', 'node abc'],
    [
      'a body in pieces',
      `GET /a HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n`,
      'GET /a',
      'node abc',
    ],
    ['another method', `DELETE /a HTTP/1.1\r\nHost: a\r\n\r\n`, 'DELETE /a', 'node '],
    ['an older HTTP', `GET /a HTTP/1.0\r\nHost: a\r\n\r\n`, 'GET /a', 'node '],
    ['the end of the connection', ask('/a', 'Connection: close\r\n'), 'GET /a', 'node '],
    ['an upgrade', ask('/a', 'Upgrade: h2c\r\n'), 'GET /a', 'node '],
    ['two hosts', ask('/a', 'Host: b\r\n'), 'GET /a', 'node '],
    ['a header twice', ask('/a', 'Cookie: a=1\r\nCookie: b=2\r\n'), 'GET /a', 'node '],
    ['a whole address', `GET http://a/b HTTP/1.1\r\nHost: a\r\n\r\n`, 'GET http://a/b', 'node '],
    ['a letter beyond ASCII', ask('/a', 'X: \xe4\r\n'), 'GET /a', 'node '],
  ])('%s', async (_, sent, asked, body) => {
    const received = await answersTo([sent], 1);
    expect(others).toEqual([asked]);
    expect(received).toContain(body);
    expect(plain).toEqual([]);
  });

  it.each([
    ['no host', 'GET /a HTTP/1.1\r\n\r\n'],
    ['a line that is folded', 'GET /a HTTP/1.1\r\nHost: a\r\nX: 1\r\n 2\r\n\r\n'],
    ['a space before the colon', 'GET /a HTTP/1.1\r\nHost : a\r\n\r\n'],
    ['no HTTP at all', 'hello\r\n\r\n'],
  ])('%s, which Node refuses', async (_, sent) => {
    expect(await answersTo([sent], 1)).toMatch(/^HTTP\/1\.1 400 /);
    expect(plain).toEqual([]);
  });

  it('a request in pieces, wherever it is cut', async () => {
    const whole = ask('/a');
    for (let at = 1; at < whole.length; at += 7) {
      others = [];
      await answersTo([whole.slice(0, at), whole.slice(at)], 1);
      // Two packets may still arrive as one.
      expect([...others, ...plain.splice(0).map((url) => `GET ${url}`)]).toEqual(['GET /a']);
    }
  });

  it('a head that is too long, which Node refuses', async () => {
    expect(await answersTo([ask('/a', `X: ${'x'.repeat(20_000)}\r\n`)], 1)).toMatch(/^HTTP\/1\.1 431 /);
  });
});

describe('a connection', () => {
  it('ends with its caller', async () => {
    const connection = connect();
    connection.socket.write(ask('/a'));
    await expect.poll(() => connection.received).toContain('plain /a');
    connection.socket.end();
    await expect.poll(() => connection.isClosed).toBe(true);
  });

  it('that asks for nothing any more is closed after a while', async () => {
    server.keepAliveTimeout = 200;
    const connection = connect();
    connection.socket.write(ask('/a'));
    await expect.poll(() => connection.isClosed).toBe(true);
    expect(connection.received).toContain('plain /a');
  });

  it('that is broken off harms nobody', async () => {
    const connection = connect();
    connection.socket.write(ask('/large'));
    await expect.poll(() => connection.received.length).toBeGreaterThan(0);
    connection.socket.resetAndDestroy();
    expect(await answersTo([ask('/a')], 1)).toContain('plain /a');
  });

  it('is told of the stop with its next answer, and closed after a while where it asks for nothing', async () => {
    const asking = connect();
    const idle = connect();
    for (const { socket } of [asking, idle]) socket.write(ask('/a'));
    await expect.poll(() => asking.received + idle.received).toMatch(/plain.*plain/s);
    stopPlain(300);
    const stopped = stop();
    asking.socket.write(ask('/b'));
    await expect.poll(() => asking.received).toMatch(/Connection: close\r\n.*node $/s);
    await stopped;
    expect(idle.isClosed).toBe(true);
    expect(others).toEqual(['GET /b']);
  });
});

describe('a head is read as Node reads it', () => {
  /** What Node makes of some bytes: its first request, or null where it takes none. */
  async function readByNode(
    bytes: Buffer,
  ): Promise<(Pick<PlainRequest, 'url' | 'headers'> & { method?: string }) | null> {
    const judge = http.createServer();
    const found = new Promise<http.IncomingMessage | null>((resolve) => {
      judge.once('request', (request, response) => {
        response.end();
        resolve(request);
      });
      judge.once('clientError', () => resolve(null));
    });
    const [listen] = judge.listeners('connection');
    judge.off('connection', listen as () => void);
    judge.on('connection', (socket: net.Socket) => listen?.call(judge, socket));
    judge.listen(0, '127.0.0.1');
    await once(judge, 'listening');
    const socket = net.connect((judge.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.end(bytes);
    const request = await found;
    socket.destroy();
    judge.closeAllConnections();
    judge.close();
    return (
      request && {
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers as Record<string, string>,
      }
    );
  }

  const word = fc.stringMatching(/^[A-Za-z-]{1,8}$/);
  const value = fc.oneof(
    fc.stringMatching(/^[ -~]{0,12}$/),
    fc.constantFrom('', ' ', '\t', 'a\tb', 'close', 'keep-alive', '0'),
  );
  const header = fc.oneof(
    { weight: 5, arbitrary: fc.tuple(word, value).map(([name, content]) => `${name}: ${content}`) },
    fc.constantFrom(
      'Accept-Encoding: gzip, br',
      'cookie:a=1',
      'Content-Length: 0',
      'Transfer-Encoding: chunked',
      'Expect: 100-continue',
    ),
    fc.constantFrom(
      'Connection: close',
      'Connection:  Keep-Alive ',
      'Upgrade: a',
      'X : 1',
      ' folded',
      ':',
      'X:\x01',
      'X:\xe4',
      'X\n: a',
    ),
  );
  const line = fc.oneof(
    { weight: 4, arbitrary: fc.stringMatching(/^\/[!-~]{0,10}$/).map((url) => `GET ${url} HTTP/1.1`) },
    fc.constantFrom(
      'GET  /a HTTP/1.1',
      'GET /a b HTTP/1.1',
      'GET /a HTTP/1.0',
      'get /a HTTP/1.1',
      'GET * HTTP/1.1',
      '',
      'GET /\xe4 HTTP/1.1',
    ),
  );
  const end = fc.constantFrom('\r\n\r\n', '\r\n\r\nGET /next HTTP/1.1\r\n', '\n\n', '\r\n', '\r\n\n');

  it('whatever it is made of', async () => {
    let read = 0;
    await fc.assert(
      fc.asyncProperty(line, fc.array(header, { maxLength: 4 }), end, async (first, headers, last) => {
        const bytes = Buffer.from([first, 'Host: a', ...headers].join('\r\n') + last, 'latin1');
        const own = readPlain(bytes);
        if (own === null) return;
        read += 1;
        expect({ ...own.request, headers: { ...own.request.headers } }).toEqual(await readByNode(bytes));
        expect(bytes.subarray(0, own.length).toString('latin1')).toMatch(/\r\n\r\n$/);
      }),
      { numRuns: 500 },
    );
    expect(read).toBeGreaterThan(20);
  });
});

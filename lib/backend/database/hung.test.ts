import crypto from 'node:crypto';
import net from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const secret = 'a secret of the tests that is long enough';
const sockets = new Set<net.Socket>();
/** Ports of connections that the test itself has opened and closed. */
const own = new Set<number | undefined>();
/** How many connections to it were given up. */
let givenUp = 0;
/** Takes connections and says nothing, as a stopped or frozen PostgreSQL does. */
const hung = net.createServer((socket) => {
  const { remotePort } = socket;
  sockets.add(socket.resume().on('error', () => undefined));
  socket.on('close', () => {
    if (!own.has(remotePort)) givenUp += 1;
  });
});
const hungPort = () => (hung.address() as net.AddressInfo).port;

/** The cookie of a session that only the database could tell from a real one. */
function sessionCookie(): string {
  const token = 'T'.repeat(32);
  const signature = crypto.createHmac('sha256', secret).update(token).digest('base64');
  return `litfass.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}

/** Whatever was given up before is closed once a connection that begins only now has come to its end. */
async function untilClosed(): Promise<void> {
  const later = net.connect(hungPort(), '127.0.0.1');
  await once(later, 'connect');
  own.add(later.localPort);
  later.end();
  await once(later, 'close');
}

/** What is answered, and that it comes while the database is still being asked: not when the connection is given up. */
async function inTime<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const before = givenUp;
  try {
    return await ask();
  } finally {
    await untilClosed();
    expect(givenUp).toBe(before);
  }
}

describe.concurrent('while the database takes connections and says nothing', () => {
  beforeAll(async () => {
    await new Promise<void>((resolve) => hung.listen(0, '127.0.0.1', resolve));
    vi.stubEnv('DATABASE_URL', `postgres://somebody:secret@127.0.0.1:${hungPort()}/nothing`);
    vi.stubEnv('AUTH_SECRET', secret);
    vi.stubEnv('SITE_URL', 'http://localhost:3000');
    vi.stubEnv('LOG_LEVEL', 'fatal');
    // What is loaded for the first time takes its time, and is not meant. One after the other: a context cannot link modules that are being linked.
    await import('@/app/api/health/route');
    await import('@/app/[locale]/pageeditor-api/login/route');
    await import('@/lib/content/embedded');
  });

  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    hung.close();
    const { closeDatabase } = await import('./client');
    await closeDatabase().catch(() => undefined);
    vi.unstubAllEnvs();
  });

  it('readiness says so without waiting for it', async () => {
    const { GET } = await import('@/app/api/health/route');
    const answer = await inTime(() => GET(new Request('http://localhost:3000/api/health?ready')));
    expect(answer.status).toBe(503);
  });

  it('signing in says so without waiting for it', async () => {
    const { POST } = await import('@/app/[locale]/pageeditor-api/login/route');
    const request = new Request('http://localhost:3000/de/pageeditor-api/login', {
      method: 'POST',
      headers: { Origin: 'http://localhost:3000', 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'somebody@example.org', password: 'a password of somebody' }),
    });
    const answer = await inTime(() => POST(request, { params: Promise.resolve({ locale: 'de' }) }));
    expect(answer.status).toBe(503);
  });

  it('an editor whose session cannot be read does not count as a visitor', async () => {
    const { embeddedSource } = await import('@/lib/content/embedded');
    const ask = () => embeddedSource.isEditor(new Headers({ cookie: sessionCookie() }));
    await expect(inTime(ask)).rejects.toThrow('unavailable');
    expect(await embeddedSource.isEditor(new Headers())).toBe(false);
  });
});

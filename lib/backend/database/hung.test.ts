import crypto from 'node:crypto';
import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const secret = 'a secret of the tests that is long enough';
const sockets = new Set<net.Socket>();
/** Takes connections and says nothing, as a stopped or frozen PostgreSQL does. */
const hung = net.createServer((socket) => sockets.add(socket.on('error', () => undefined)));

/** The cookie of a session that only the database could tell from a real one. */
function sessionCookie(): string {
  const token = 'T'.repeat(32);
  const signature = crypto.createHmac('sha256', secret).update(token).digest('base64');
  return `litfass.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}

/** What is answered, and that it does not take three seconds. */
async function inTime<Answer>(ask: Promise<Answer>): Promise<Answer> {
  const started = Date.now();
  try {
    return await ask;
  } finally {
    expect(Date.now() - started).toBeLessThan(3000);
  }
}

describe('while the database takes connections and says nothing', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    await new Promise<void>((resolve) => hung.listen(0, '127.0.0.1', resolve));
    const address = hung.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    vi.stubEnv('DATABASE_URL', `postgres://somebody:secret@127.0.0.1:${port}/nothing`);
    vi.stubEnv('AUTH_SECRET', secret);
    vi.stubEnv('SITE_URL', 'http://localhost:3000');
    vi.stubEnv('LOG_LEVEL', 'fatal');
    // What is loaded for the first time takes its time, and is not meant.
    await Promise.all([
      import('@/app/api/health/route'),
      import('@/app/[locale]/pageeditor-api/login/route'),
      import('@/lib/content/embedded'),
    ]);
  }, 60_000);

  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    hung.close();
    const { closeDatabase } = await import('./client');
    await closeDatabase().catch(() => undefined);
    vi.unstubAllEnvs();
  });

  it('readiness says so within three seconds', async () => {
    const { GET } = await import('@/app/api/health/route');
    const answer = await inTime(GET(new Request('http://localhost:3000/api/health?ready')));
    expect(answer.status).toBe(503);
  });

  it('signing in says so within three seconds', async () => {
    const { POST } = await import('@/app/[locale]/pageeditor-api/login/route');
    const request = new Request('http://localhost:3000/de/pageeditor-api/login', {
      method: 'POST',
      headers: { Origin: 'http://localhost:3000', 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'somebody@example.org', password: 'a password of somebody' }),
    });
    const answer = await inTime(POST(request, { params: Promise.resolve({ locale: 'de' }) }));
    expect(answer.status).toBe(503);
  });

  it('an editor whose session cannot be read does not count as a visitor', async () => {
    const { embeddedSource } = await import('@/lib/content/embedded');
    const asked = embeddedSource.isEditor(new Headers({ cookie: sessionCookie() }));
    await expect(inTime(asked)).rejects.toThrow('unavailable');
    expect(await embeddedSource.isEditor(new Headers())).toBe(false);
  });
});

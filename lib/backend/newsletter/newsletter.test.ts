import '@/tests/support/database';
import { eq } from 'drizzle-orm';
import { runTaskListOnce } from 'graphile-worker';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { database, pool } from '../database/client';
import { subscribers } from '../database/schema/site';
import { cleanUp } from '../jobs/clean-up';
import { ProblemError } from '../kernel/problem';
import { confirmSubscription, subscribe, unsubscribe } from './subscription';

const received: { to: string[]; source: string }[] = [];
let refuses = false;

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => {
      if (refuses) return done(Object.assign(new Error('Try later'), { responseCode: 451 }));
      const to = session.envelope.rcptTo.map((recipient) => recipient.address);
      received.push({
        to,
        source: Buffer.concat(parts).toString('utf8').replace(/=\r\n/g, '').replace(/=3D/g, '='),
      });
      done();
    });
  },
});

beforeAll(async () => {
  const address = await new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const found = server.server.address();
      resolve(typeof found === 'object' && found !== null ? `smtp://127.0.0.1:${found.port}` : '');
    });
  });
  const { env } = await import('@/lib/env');
  vi.spyOn(env, 'SMTP_URL', 'get').mockReturnValue(address);
});

afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

/** Works on all jobs that are waiting, as the runner does. */
async function workOff(): Promise<void> {
  const { tasks } = await import('../jobs/tasks');
  const client = await pool().connect();
  try {
    await runTaskListOnce({}, tasks, client);
  } finally {
    client.release();
  }
}

const caller = { locale: 'de' as const, callerAddress: '203.0.113.7' };

function tokenOf(source: string): string {
  return /confirm\?locale=de&token=([\w-]{43})/.exec(source)?.[1] ?? '';
}

async function rowOf(email: string) {
  const [row] = await database().select().from(subscribers).where(eq(subscribers.email, email));
  return row;
}

describe('the newsletter', () => {
  it('subscribes with double opt-in and lets go again', async () => {
    await subscribe({ ...caller, email: 'Leser@Example.org' });
    expect(await rowOf('leser@example.org')).toMatchObject({
      state: 'pending',
      consentAddress: '203.0.113.7',
    });
    await workOff();
    expect(received.at(-1)?.to).toEqual(['leser@example.org']);
    const source = received.at(-1)?.source ?? '';
    expect(source).toMatch(/List-Unsubscribe:\s+<http/);
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const token = tokenOf(source);
    await confirmSubscription(token);
    await confirmSubscription(token);
    expect((await rowOf('leser@example.org'))?.state).toBe('confirmed');
    await unsubscribe(token);
    expect((await rowOf('leser@example.org'))?.state).toBe('unsubscribed');
    await expect(confirmSubscription(token)).rejects.toBeInstanceOf(ProblemError);
  });

  it('sends an address at most one mail a day', async () => {
    const now = new Date();
    for (let count = 0; count < 3; count += 1) await subscribe({ ...caller, email: 'oft@example.org', now });
    await workOff();
    expect(received.filter((mail) => mail.to[0] === 'oft@example.org')).toHaveLength(1);
    await subscribe({ ...caller, email: 'oft@example.org', now: new Date(now.getTime() + 25 * 3_600_000) });
    await workOff();
    expect(received.filter((mail) => mail.to[0] === 'oft@example.org')).toHaveLength(2);
  });

  it('sends nothing to somebody who is subscribed already', async () => {
    await subscribe({ ...caller, email: 'treu@example.org' });
    await workOff();
    await confirmSubscription(tokenOf(received.at(-1)?.source ?? ''));
    const before = received.length;
    await subscribe({ ...caller, email: 'treu@example.org', now: new Date(Date.now() + 1e9) });
    await workOff();
    expect(received).toHaveLength(before);
    expect((await rowOf('treu@example.org'))?.state).toBe('confirmed');
  });

  it('keeps a mail that the server does not take, and tries again', async () => {
    refuses = true;
    await subscribe({ ...caller, email: 'spaeter@example.org' });
    await workOff();
    expect(received.some((mail) => mail.to[0] === 'spaeter@example.org')).toBe(false);
    refuses = false;
    await pool().query('update graphile_worker._private_jobs set run_at = now()');
    await workOff();
    expect(received.some((mail) => mail.to[0] === 'spaeter@example.org')).toBe(true);
  });

  it('forgets an address that is not confirmed within a month, and no other', async () => {
    const days = (count: number) => new Date(Date.now() + count * 24 * 3_600_000);
    await subscribe({ ...caller, email: 'bleibt@example.org' });
    await workOff();
    await confirmSubscription(tokenOf(received.at(-1)?.source ?? ''));
    await subscribe({ ...caller, email: 'vergessen@example.org' });
    await workOff();
    await cleanUp(days(29));
    expect((await rowOf('vergessen@example.org'))?.state).toBe('pending');
    await cleanUp(days(31));
    expect(await rowOf('vergessen@example.org')).toBeUndefined();
    expect((await rowOf('bleibt@example.org'))?.state).toBe('confirmed');
  });

  it('knows no made-up token', async () => {
    await expect(unsubscribe('x'.repeat(43))).rejects.toBeInstanceOf(ProblemError);
  });
});

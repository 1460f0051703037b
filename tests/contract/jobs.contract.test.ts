import { type ChildProcess, fork } from 'node:child_process';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pool, transaction } from '@/lib/backend/database/client';
import { enqueue } from '@/lib/backend/jobs/queue';
import { env } from '@/lib/env';
import { until } from '../support/process';
import { call } from '../support/request';

/** What routes want done when their answer is out. */
const afterAnswer = vi.hoisted((): (() => Promise<void>)[] => []);

vi.mock('next/server', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  after: (work: () => Promise<void>) => afterAnswer.push(work),
}));

interface Received {
  to: string;
  messageId: string;
}

const received: Received[] = [];
/** Answers of the mail server that are held back, as by one that is slow. */
const heldBack: (() => void)[] = [];
let holdsBack = false;

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => {
      const source = Buffer.concat(parts).toString('utf8');
      received.push({
        to: session.envelope.rcptTo.map((recipient) => recipient.address).join(),
        messageId: /^Message-ID: (.*)$/im.exec(source)?.[1]?.trim() ?? '',
      });
      if (holdsBack) heldBack.push(() => done());
      else done();
    });
  },
});
// A client that is killed breaks its connection.
server.on('error', () => undefined);

let smtpUrl = '';
const processes: ChildProcess[] = [];

beforeAll(async () => {
  smtpUrl = await new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const found = server.server.address();
      resolve(typeof found === 'object' && found !== null ? `smtp://127.0.0.1:${found.port}` : '');
    });
  });
});

afterEach(async () => {
  holdsBack = false;
  for (const answer of heldBack.splice(0)) answer();
  await Promise.all(processes.splice(0).map(kill));
  await pool().query('delete from graphile_worker._private_jobs');
  received.length = 0;
});

afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

/** Starts an instance that works on jobs; answers when it does. */
async function startWorker(): Promise<ChildProcess> {
  const child = fork('tests/support/job-worker.ts', {
    execArgv: ['--conditions=react-server', '--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', SMTP_URL: smtpUrl },
  });
  processes.push(child);
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`The worker ended with ${code}.`)));
  });
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

async function sendMails(...recipients: string[]): Promise<void> {
  await transaction(async (tx) => {
    for (const to of recipients) await enqueue(tx, 'send_mail', { to, subject: 'Hallo', text: 'Hallo' });
  });
}

/** Mails that are waiting or being sent. */
async function countMails(): Promise<number> {
  const answer = await pool().query<{ count: number }>(
    "select count(*)::int as count from graphile_worker.jobs where task_identifier = 'send_mail'",
  );
  return answer.rows[0]?.count ?? 0;
}

/** Waits until the instances have looked for dead workers so many times. */
async function looksForTheDead(count: number): Promise<void> {
  const seen = new Set<string>();
  const look = async () => {
    const answer = await pool().query<{ begun: string }>(
      `select query_start::text as begun from pg_stat_activity where datname = current_database()
        and query like '%pg_try_advisory_xact_lock%' and query not like '%pg_stat_activity%'`,
    );
    for (const { begun } of answer.rows) seen.add(begun);
    return seen.size > count;
  };
  await until(look, `${count} looks for the dead`);
}

/** Waits until no instance works on jobs. */
async function nobodyWorks(): Promise<void> {
  const look = async () => {
    const answer = await pool().query(
      "select 1 from pg_stat_activity where application_name = 'litfass-jobs' and datname = current_database()",
    );
    return answer.rowCount === 0;
  };
  await until(look, 'the end of all work on jobs');
}

const recipients = (): string[] => received.map((mail) => mail.to);

describe('jobs of several instances', { timeout: 120_000 }, () => {
  it('are done once', async () => {
    await Promise.all([startWorker(), startWorker()]);
    const expected = Array.from({ length: 40 }, (_, index) => `besuch-${index}@example.org`);
    await sendMails(...expected);
    await until(async () => (await countMails()) === 0, 'the end of all jobs');
    expect(recipients().toSorted()).toEqual(expected.toSorted());
  });

  it('are done by another instance when theirs is killed, within a minute', async () => {
    const first = await startWorker();
    holdsBack = true;
    await sendMails('abbruch@example.org');
    await until(() => received.length === 1, 'the first try');
    await startWorker();
    await kill(first);
    holdsBack = false;
    await until(async () => (await countMails()) === 0, 'the second try');
    expect(recipients()).toEqual(['abbruch@example.org', 'abbruch@example.org']);
    // What the mail server took before the kill comes twice; by its Message-ID it can be known for the same.
    expect(received[0]?.messageId).toMatch(/^<.+@.+>$/);
    expect(received[1]?.messageId).toBe(received[0]?.messageId);
  });

  it('are done after a restart when the only instance was killed', async () => {
    const first = await startWorker();
    holdsBack = true;
    await sendMails('neustart@example.org');
    await until(() => received.length === 1, 'the first try');
    await kill(first);
    holdsBack = false;
    await startWorker();
    await until(async () => (await countMails()) === 0, 'the second try');
    expect(received.length).toBe(2);
  });

  it('are left to an instance that lives and has only lost its connections for a moment', async () => {
    await Promise.all([startWorker(), startWorker()]);
    holdsBack = true;
    await sendMails('geduld@example.org');
    await until(() => received.length === 1, 'the first try');
    await pool().query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'litfass-jobs' and datname = current_database()",
    );
    // Two in a row would do to take the job away.
    await looksForTheDead(8);
    expect(received.length).toBe(1);
    holdsBack = false;
    for (const answer of heldBack.splice(0)) answer();
    await until(async () => (await countMails()) === 0, 'the end of the job');
    expect(received.length).toBe(1);
  });
});

describe('jobs of an instance that an error has stopped', { timeout: 120_000 }, () => {
  it('are done again by the same instance after an error while jobs were planned', async () => {
    await pool().query('alter table graphile_worker._private_known_crontabs rename to away');
    try {
      await startWorker();
      await nobodyWorks();
    } finally {
      await pool().query('alter table graphile_worker.away rename to _private_known_crontabs');
    }
    await sendMails('weiter@example.org');
    await until(async () => (await countMails()) === 0, 'the mail after another start');
    expect(recipients()).toEqual(['weiter@example.org']);
  });

  it('are not left to a worker that could not say that its job is done', async () => {
    await startWorker();
    await pool().query(`
      create function refuse() returns trigger language plpgsql as $$ begin
        if old.payload::text like '%unfertig@example.org%' then raise exception 'No room is left.'; end if;
        return old;
      end $$;
      create trigger refuse before delete on graphile_worker._private_jobs for each row execute function refuse()`);
    try {
      await sendMails('unfertig@example.org');
      await nobodyWorks();
    } finally {
      await pool().query('drop function refuse cascade');
    }
    await until(async () => (await countMails()) === 0, 'the end of the job');
    expect(recipients().length).toBeGreaterThanOrEqual(2);
    expect(new Set(recipients())).toEqual(new Set(['unfertig@example.org']));
  });
});

describe('jobs where no process stays awake', () => {
  const secret = 'only-for-tests-only-for-tests';
  const callJobs = (token = secret): Promise<Response> =>
    call('/api/jobs', { headers: { authorization: `Bearer ${token}` } });

  beforeEach(() => {
    vi.spyOn(env, 'SMTP_URL', 'get').mockReturnValue(smtpUrl);
    vi.spyOn(env, 'SERVERLESS', 'get').mockReturnValue(true);
    vi.spyOn(env, 'CRON_SECRET', 'get').mockReturnValue(secret);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    afterAnswer.length = 0;
  });

  it('are done when a scheduler calls that knows the secret', async () => {
    await sendMails('planer@example.org');
    expect((await call('/api/jobs')).status).toBe(401);
    expect((await callJobs('another-secret')).status).toBe(401);
    expect(received).toEqual([]);
    expect((await callJobs()).status).toBe(204);
    expect(recipients()).toEqual(['planer@example.org']);
    expect(await countMails()).toBe(0);
  });

  it('are done by the request that adds them, when its answer is out', async () => {
    await sendMails('sofort@example.org');
    expect(received).toEqual([]);
    expect(afterAnswer).toHaveLength(1);
    for (const work of afterAnswer) await work();
    expect(recipients()).toEqual(['sofort@example.org']);
  });

  it('are taken over from a function that was ended in the middle', async () => {
    await sendMails('verwaist@example.org');
    await pool().query(
      "update graphile_worker._private_jobs set locked_by = 'gone', locked_at = now() - interval '1 hour'",
    );
    await callJobs();
    expect(recipients()).toEqual(['verwaist@example.org']);
  });

  it('of every day are not tried for days if they fail, beside those of the next ones', async () => {
    await callJobs();
    const { rows } = await pool().query(
      'select task_identifier as name, max_attempts as tries from graphile_worker.jobs order by 1',
    );
    expect(rows).toEqual([
      { name: 'check_links', tries: 2 },
      { name: 'clean_up', tries: 2 },
    ]);
  });

  it('are nobody else’s business: without a secret, and beside processes that work on jobs, there is no such path', async () => {
    vi.spyOn(env, 'CRON_SECRET', 'get').mockReturnValue(undefined);
    expect((await callJobs()).status).toBe(404);
    vi.spyOn(env, 'CRON_SECRET', 'get').mockReturnValue(secret);
    vi.spyOn(env, 'SERVERLESS', 'get').mockReturnValue(false);
    expect((await callJobs()).status).toBe(404);
  });
});

import fs from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { runTaskListOnce } from 'graphile-worker';
import { describe, expect, it } from 'vitest';
import { createAccount } from '@/lib/backend/accounts/create-account';
import { database, pool } from '@/lib/backend/database/client';
import { user, verification } from '@/lib/backend/database/schema/accounts';
import { tasks } from '@/lib/backend/jobs/tasks';
import { problemSchema } from '@/lib/contract/problem';
import { passwordLinkSchema } from '@/lib/contract/user';
import { dataDir } from '../support/database';
import { call, signInAs } from '../support/request';

const passwordPath = '/de/pageeditor-api/password';
let attempts = 0;

describe('a forgotten password', () => {
  const forget = (body: object, headers: Record<string, string> = {}) =>
    call('/de/pageeditor-api/forgotten-password', {
      method: 'POST',
      body,
      headers: { 'x-forwarded-for': `203.0.113.${(attempts += 1)}`, ...headers },
    });
  /** The mails that wait or were written since, after all jobs are done. */
  async function readMails(): Promise<string[]> {
    const client = await pool().connect();
    await runTaskListOnce({}, tasks, client);
    client.release();
    const folder = path.join(dataDir, 'outbox');
    const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
    const mails = names.map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
    fs.rmSync(folder, { recursive: true, force: true });
    return mails.map((mail) => mail.replace(/=\n/g, '').replace(/=3D/g, '='));
  }

  it('is answered by mail alone, with a link that works once; the answer tells nothing', async () => {
    const email = 'forgotten@litfass.example';
    await createAccount({ email, name: email, role: 'editor', password: null });
    await readMails();
    const answers = [
      await forget({ email: email.toUpperCase() }),
      await forget({ email: 'nobody@litfass.example' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    const mails = await readMails();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(`To: ${email}`);
    const token = /cms-hub\?token=([\w-]{32})/.exec(mails[0] ?? '')?.[1] ?? '';
    const set = () => call(passwordPath, { method: 'POST', body: { token, password: 'a-new-password' } });
    expect([(await set()).status, (await set()).status]).toEqual([204, 400]);
  });

  it('of no address, and from another site, is refused and mails nothing', async () => {
    const email = 'forgotten@litfass.example';
    expect((await forget({ email: 'x' })).status).toBe(400);
    expect((await forget({})).status).toBe(400);
    expect((await forget({ email }, { origin: 'https://evil.example' })).status).toBe(403);
    expect(await readMails()).toEqual([]);
  });

  it('cannot fill a mailbox', async () => {
    const statuses = [];
    for (let time = 0; time < 6; time += 1)
      statuses.push((await forget({ email: 'full@litfass.example' })).status);
    expect(statuses.slice(0, 5)).toEqual([204, 204, 204, 204, 204]);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a one-time password link', () => {
  const askForLink = async (email: string): Promise<string> => {
    const id = await createAccount({ email, name: email, role: 'editor', password: null });
    return linkFor(id);
  };
  const linkFor = async (id: string): Promise<string> => {
    const answer = await call(`/api/users/${id}/password-link`, {
      method: 'POST',
      body: {},
      as: await signInAs('admin'),
    });
    const { url } = passwordLinkSchema.parse(await answer.json());
    return new URL(url).searchParams.get('token') ?? '';
  };
  const ask = (token: string, password: string) =>
    // Each attempt from an address of its own: this is not about guessing.
    call(passwordPath, {
      method: 'POST',
      body: { token, password },
      headers: { 'x-forwarded-for': `203.0.113.${(attempts += 1)}` },
    });
  const setPassword = async (token: string, password = 'a-new-password'): Promise<number> =>
    (await ask(token, password)).status;

  it('cannot be read from the database', async () => {
    const token = await askForLink('link-hidden@litfass.example');
    expect(token.length).toBeGreaterThan(20);
    const rows = await database().select().from(verification);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('sets a password once, also when it is used twice at the same time', async () => {
    const token = await askForLink('link-once@litfass.example');
    const both = await Promise.all([setPassword(token), setPassword(token)]);
    expect(both.toSorted()).toEqual([204, 400]);
    expect(await setPassword(token)).toBe(400);
  });

  it('is worth nothing after its day', async () => {
    const token = await askForLink('link-old@litfass.example');
    const [row] = await database()
      .select({ id: user.id })
      .from(user)
      .where(eq(user.email, 'link-old@litfass.example'));
    await database()
      .update(verification)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(verification.value, row?.id ?? ''));
    expect(await setPassword(token)).toBe(400);
  });

  it('is void, as every session, once a password was set with another one', async () => {
    const as = await signInAs('editor', 'link-others@litfass.example');
    const id = await createAccount({
      email: 'link-others@litfass.example',
      name: 'x',
      role: 'editor',
      password: null,
    });
    const [older, used, newer] = [await linkFor(id), await linkFor(id), await linkFor(id)];
    expect(await setPassword(used)).toBe(204);
    expect([await setPassword(older), await setPassword(newer)]).toEqual([400, 400]);
    expect((await call('/de/pageeditor-api/user', { as })).status).toBe(401);
    // Somebody else's link is as good as before.
    const other = await askForLink('link-stranger@litfass.example');
    expect(await setPassword(await linkFor(id))).toBe(204);
    expect(await setPassword(other)).toBe(204);
  });

  it('is void once an administrator set a password', async () => {
    const email = 'link-admin@litfass.example';
    const as = await signInAs('editor', email);
    const id = await createAccount({ email, name: email, role: 'editor', password: null });
    const token = await linkFor(id);
    const update = async (password: string) =>
      call(`/api/users/${id}`, { method: 'POST', body: { password }, as: await signInAs('admin') });
    expect((await update('password123')).status).toBe(400);
    expect((await call('/de/pageeditor-api/user', { as })).status).toBe(200);
    expect((await update('another-new-password')).status).toBe(200);
    expect(await setPassword(token)).toBe(400);
    expect((await call('/de/pageeditor-api/user', { as })).status).toBe(401);
  });

  it('sets no password that is short, common or the address, says why, and stays good', async () => {
    const email = 'link-rules@litfass.example';
    const token = await askForLink(email);
    for (const [password, sentence] of [
      ['kurz', 'Das Passwort braucht mindestens 10 Zeichen.'],
      [
        'Qwertzuiop',
        'Dieses Passwort gehört zu den häufigsten und wird als Erstes geraten. Bitte wählen Sie ein anderes.',
      ],
      [email, 'Die E-Mail-Adresse taugt nicht als Passwort. Bitte wählen Sie ein anderes.'],
    ] as const) {
      const answer = await ask(token, password);
      expect(answer.status).toBe(400);
      expect(problemSchema.parse(await answer.json()).fields).toEqual({ password: sentence });
    }
    expect(await setPassword(token)).toBe(204);
  });
});

import { expect, it } from 'vitest';
import { createPasswordLink } from '@/lib/backend/accounts/password-link';
import { signInAs, call } from '../support/request';

it('two administrators who change one account: the slower one is told, and loses nothing', async () => {
  const admin = await signInAs('admin');
  const made = await call('/api/users', {
    method: 'POST',
    as: admin,
    body: { email: 'neu@litfass.example', name: 'Neu', role: 'editor' },
  });
  const { id, revision } = (await made.json()) as { id: string; revision: number };
  const save = (body: object) => call(`/api/users/${id}`, { method: 'POST', as: admin, body });
  const first = await save({ name: 'Eins', revision });
  expect([first.status, await first.json()]).toEqual([200, expect.objectContaining({ name: 'Eins' })]);
  const second = await save({ name: 'Zwei', revision });
  expect([second.status, await second.json()]).toEqual([
    409,
    expect.objectContaining({ code: 'conflict', theirs: expect.objectContaining({ id, name: 'Eins' }) }),
  ]);
  expect((await save({ name: 'Zwei' })).status).toBe(200);
});

const listAccounts = async (as: Record<string, string>, role: string) => {
  const answer = await call(`/api/users?admin=1&role=${role}`, { as });
  const { results } = (await answer.json()) as { results: { id: string; email: string }[] };
  return results;
};

it('another role ends the sessions of an account, another name does not', async () => {
  const admin = await signInAs('admin', 'rollen@litfass.example');
  const changed = await signInAs('editor', 'wechselt@litfass.example');
  const id = (await listAccounts(admin, 'editor')).find(({ email }) => email.startsWith('wechselt'))?.id;
  const change = async (body: object) =>
    (await call(`/api/users/${id}`, { method: 'POST', as: admin, body })).status;
  const status = async () => (await call('/de/pageeditor-api/user', { as: changed })).status;
  expect([await change({ name: 'Anders' }), await status()]).toEqual([200, 200]);
  expect([await change({ role: 'admin' }), await status()]).toEqual([200, 401]);
});

it('another address ends the sessions of an account and its password links, which went to the former one', async () => {
  const admin = await signInAs('admin', 'adressen@litfass.example');
  const changed = await signInAs('editor', 'vertippt@litfass.example');
  const token = new URL(await createPasswordLink('vertippt@litfass.example')).searchParams.get('token');
  const id = (await listAccounts(admin, 'editor')).find(({ email }) => email.startsWith('vertippt'))?.id;
  const change = (body: object) => call(`/api/users/${id}`, { method: 'POST', as: admin, body });
  const status = async () => (await call('/de/pageeditor-api/user', { as: changed })).status;
  expect((await change({ email: 'Vertippt@litfass.example' })).status).toBe(200);
  expect(await status()).toBe(200);
  expect((await change({ email: 'richtig@litfass.example' })).status).toBe(200);
  expect(await status()).toBe(401);
  const set = await call('/de/pageeditor-api/password', {
    method: 'POST',
    body: { token, password: 'a-stranger-knows-it' },
  });
  expect(set.status).toBe(400);
});

it('two administrators who give up their role at once: one of them stays', async () => {
  const [one, other] = await Promise.all(
    ['geht@litfass.example', 'auch@litfass.example'].map(async (email) => {
      const as = await signInAs('admin', email);
      return { as, id: (await listAccounts(as, 'admin')).find((account) => account.email === email)?.id };
    }),
  );
  const giveUp = (asked: typeof one, id = asked?.id) =>
    call(`/api/users/${id}`, { method: 'POST', as: asked?.as ?? {}, body: { role: 'editor' } });
  for (const { id, email } of await listAccounts(one?.as ?? {}, 'admin'))
    if (!/^(?:geht|auch)@/.test(email)) expect((await giveUp(one, id)).status).toBe(200);
  const answers = await Promise.all([giveUp(one), giveUp(other)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

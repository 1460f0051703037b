import { expect, it } from 'vitest';
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

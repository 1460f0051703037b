import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createAccount } from '@/lib/backend/accounts/create-account';
import { database } from '@/lib/backend/database/client';
import { user, verification } from '@/lib/backend/database/schema/accounts';
import { passwordLinkSchema } from '@/lib/contract/user';
import { call, signInAs } from '../support/request';

const passwordPath = '/de/pageeditor-api/password';

describe('a one-time password link', () => {
  const askForLink = async (email: string): Promise<string> => {
    const id = await createAccount({ email, name: email, role: 'editor', password: null });
    const answer = await call(`/api/users/${id}/password-link`, {
      method: 'POST',
      body: {},
      as: await signInAs('admin'),
    });
    const { url } = passwordLinkSchema.parse(await answer.json());
    return new URL(url).searchParams.get('token') ?? '';
  };
  const setPassword = async (token: string): Promise<number> =>
    (await call(passwordPath, { method: 'POST', body: { token, password: 'a-new-password' } })).status;

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
});

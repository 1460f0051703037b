// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildAuthProvider } from './auth-provider';

const editor = { email: 'editor@litfass.example', username: 'Ada', role: 'editor', admin_menus: [] };

/** Answers each call of `user` with the next of these; null is a network that has gone. */
function serve(...statuses: (200 | 401 | null)[]) {
  const fetch = vi.fn(async () => {
    const status = statuses.shift();
    if (status === null || status === undefined) throw new TypeError('Failed to fetch');
    const body = status === 200 ? editor : { detail: 'Bitte anmelden.', code: 'not_authenticated' };
    return new Response(JSON.stringify(body), { status });
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => vi.unstubAllGlobals());

describe('the auth provider', () => {
  it('asks once a minute who is signed in', async () => {
    const fetch = serve(200, 200);
    let time = 0;
    const provider = buildAuthProvider(() => time);
    await provider.checkAuth({});
    await expect(provider.getIdentity?.()).resolves.toMatchObject({ fullName: 'Ada' });
    expect(fetch).toHaveBeenCalledTimes(1);
    time = 60_000;
    await provider.checkAuth({});
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('keeps who was signed in while the network is gone, and lets go when the session is over', async () => {
    serve(200, null, 401);
    let time = 0;
    const provider = buildAuthProvider(() => time);
    await provider.checkAuth({});
    time = 60_000;
    await expect(provider.checkAuth({})).resolves.toBeUndefined();
    time = 120_000;
    await expect(provider.checkAuth({})).rejects.toThrow();
  });

  it('keeps who wants to sign out until the server has heard of it', async () => {
    const fetch = serve(200, null, 401);
    const provider = buildAuthProvider(() => 0);
    await provider.checkAuth({});
    await expect(provider.logout({})).rejects.toMatchObject({ code: 'offline' });
    await expect(provider.checkAuth({})).resolves.toBeUndefined();
    // A session that has ended meanwhile needs no end.
    await expect(provider.logout({})).resolves.toBeUndefined();
    await expect(provider.checkAuth({})).rejects.toThrow();
    await provider.logout({});
    expect(fetch).toHaveBeenCalledTimes(4);
  });

  it('lets nobody in whom it does not know', async () => {
    serve(null, 401);
    const provider = buildAuthProvider();
    await expect(provider.checkAuth({})).rejects.toThrow();
    await expect(provider.getPermissions?.({})).resolves.toBe('nobody');
  });

  it('takes a 401 for the end of the session, and nothing else', async () => {
    serve(200);
    const provider = buildAuthProvider();
    await expect(provider.checkError({ status: 503 })).resolves.toBeUndefined();
    await expect(provider.checkError({ status: 401 })).rejects.toThrow();
  });
});

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createAccount } from '@/lib/backend/accounts/create-account';
import { createPasswordLink } from '@/lib/backend/accounts/password-link';
import { database } from '@/lib/backend/database/client';
import { session } from '@/lib/backend/database/schema/accounts';
import { problemSchema } from '@/lib/contract/problem';
import { userSchema } from '@/lib/contract/user';
import { adminDefinitions } from '@/lib/records/definitions';
import { call, origin, signInAs } from '../support/request';

const loginPath = '/de/pageeditor-api/login';
const password = 'a-password-for-tests';

describe('login', () => {
  it('answers like user, and sets the session, token and hint cookies', async () => {
    await createAccount({ email: 'Anna@litfass.example', name: 'Anna', role: 'editor', password });
    const answer = await call(loginPath, {
      method: 'POST',
      body: { email: 'anna@litfass.example', password },
    });
    expect(answer.status).toBe(200);
    expect(userSchema.parse(await answer.json())).toMatchObject({
      email: 'anna@litfass.example',
      role: 'editor',
    });
    const cookies = answer.headers.getSetCookie();
    expect(cookies.find((cookie) => cookie.startsWith('litfass.session_token='))).toMatch(
      /HttpOnly.*SameSite=Lax/i,
    );
    expect(cookies.find((cookie) => cookie.startsWith('csrftoken='))).not.toMatch(/HttpOnly/i);
    expect(cookies.some((cookie) => cookie.startsWith('litfass_editor=1'))).toBe(true);
  });

  it('says the same for a wrong password and an unknown address, in the language of the path', async () => {
    await createAccount({ email: 'berta@litfass.example', name: 'Berta', role: 'editor', password });
    for (const email of ['berta@litfass.example', 'nobody@litfass.example']) {
      const answer = await call(loginPath, {
        method: 'POST',
        body: { email, password: 'wrong' },
      });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({
        detail: 'E-Mail-Adresse oder Passwort stimmen nicht.',
        code: 'not_authenticated',
      });
    }
  });

  it('leads a form, which needs no script, to the page that was asked for, or back with the reason', async () => {
    const send = (fields: Record<string, string>, from = '/cms-hub', headers: Record<string, string> = {}) =>
      call(loginPath, {
        method: 'POST',
        body: new URLSearchParams({ email: 'carla@litfass.example', password, ...fields }).toString(),
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          referer: `${origin}${from}`,
          'x-forwarded-for': '203.0.113.77',
          ...headers,
        },
      });
    const led = (answer: Response) => [answer.status, answer.headers.get('location')];
    await createAccount({ email: 'carla@litfass.example', name: 'Carla', role: 'editor', password });
    const answer = await send({});
    expect(led(answer)).toEqual([303, '/de?v=draft']);
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
    expect((await call('/de/pageeditor-api/user', { headers: { cookie: cookies.join('; ') } })).status).toBe(
      200,
    );
    expect(led(await send({}, '/cms-hub?next=/de/besuch?v=draft'))).toEqual([303, '/de/besuch?v=draft']);
    expect(led(await send({}, '/cms-hub?next=//evil.example/'))).toEqual([303, '/de?v=draft']);
    expect(led(await send({}, '', { referer: 'about:blank' }))).toEqual([303, '/de?v=draft']);
    expect(led(await send({ password: 'wrong' }, '/cms-hub?next=/de'))).toEqual([
      303,
      '/cms-hub?next=/de#wrong',
    ]);
    const foreign = await send({}, '/cms-hub', { origin: 'https://elsewhere.example' });
    expect(led(foreign)).toEqual([303, '/cms-hub#failed']);
    expect(foreign.headers.getSetCookie()).toEqual([]);
  });

  it('refuses a foreign Origin, a missing one, other types, bad fields and too large bodies', async () => {
    const body = { email: 'anna@litfass.example', password };
    const post = (headers: Record<string, string>, content: unknown = body) =>
      call(loginPath, { method: 'POST', body: content, headers });
    expect((await post({ origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await post({ origin: 'null' })).status).toBe(403);
    expect((await post({ 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post({}, '{')).status).toBe(400);
    expect((await post({}, 'x'.repeat(300_000))).status).toBe(413);
    const bad = await post({}, { email: 'anna', password });
    expect(bad.status).toBe(400);
    expect(problemSchema.parse(await bad.json()).fields).toHaveProperty('email');
  });

  it('stops guessing with 429 and says when to come back', async () => {
    const guess = () =>
      call(loginPath, {
        method: 'POST',
        body: { email: 'guessed@litfass.example', password: 'wrong' },
        headers: { 'x-forwarded-for': '203.0.113.9' },
      });
    for (let count = 0; count < 10; count += 1) expect((await guess()).status).toBe(401);
    const answer = await guess();
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('forms of the hub that need no script', () => {
  const send = (
    path: string,
    fields: Record<string, string>,
    from: string,
    headers: Record<string, string> = {},
  ) =>
    call(`/de/pageeditor-api/${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        referer: `${origin}${from}`,
        'x-forwarded-for': '203.0.113.78',
        ...headers,
      },
    });
  const led = (answer: Response) => [answer.status, answer.headers.get('location')];
  const signsIn = async (email: string, sent: string) =>
    (await call(loginPath, { method: 'POST', body: { email, password: sent } })).status;

  it('set a password once with a link, and lead back with the reason where it is refused', async () => {
    const email = 'greta@litfass.example';
    await createAccount({ email, name: 'Greta', role: 'editor', password });
    const link = new URL(await createPasswordLink(email));
    const token = link.searchParams.get('token') ?? '';
    const from = `/cms-hub?token=${token}`;
    const foreign = await send('password', { token, password: 'a-new-password-1' }, from, {
      origin: 'https://elsewhere.example',
    });
    expect(led(foreign)).toEqual([303, `${from}#failed`]);
    expect(led(await send('password', { token, password: 'short' }, from))).toEqual([303, `${from}#refused`]);
    expect(led(await send('password', { token, password: email }, from))).toEqual([303, `${from}#refused`]);
    expect(led(await send('password', { token, password: 'a-new-password-1' }, from))).toEqual([
      303,
      '/cms-hub#password_set',
    ]);
    expect(await signsIn(email, 'a-new-password-1')).toBe(200);
    expect(led(await send('password', { token, password: 'a-new-password-2' }, from))).toEqual([
      303,
      '/cms-hub#expired',
    ]);
    expect(await signsIn(email, 'a-new-password-1')).toBe(200);
  });

  it('end the session with the token of the form, and nobody else’s', async () => {
    const as = await signInAs('editor', 'hedda@litfass.example');
    const other = await signInAs('editor', 'ida@litfass.example');
    const cookie = as.cookie ?? '';
    const signOut = (token: string | undefined, headers: Record<string, string> = {}) =>
      send('logout', token === undefined ? {} : { csrf_token: token }, '/cms-hub', { cookie, ...headers });
    const isIn = async () => (await call('/de/pageeditor-api/user', { headers: { cookie } })).status === 200;
    for (const token of [undefined, '', other['X-CSRFToken']])
      expect(led(await signOut(token))).toEqual([303, '/cms-hub#failed']);
    expect(led(await signOut(as['X-CSRFToken'], { origin: 'https://elsewhere.example' }))).toEqual([
      303,
      '/cms-hub#failed',
    ]);
    expect(await isIn()).toBe(true);
    const answer = await signOut(as['X-CSRFToken']);
    expect(led(answer)).toEqual([303, '/cms-hub#signed_out']);
    expect(answer.headers.getSetCookie().every((each) => each.includes('Max-Age=0'))).toBe(true);
    expect(await isIn()).toBe(false);
    // The session has ended already, as the form wanted.
    expect(led(await signOut(as['X-CSRFToken']))).toEqual([303, '/cms-hub#signed_out']);
  });

  it('let no other write be sent as a form', async () => {
    const as = await signInAs('editor', 'jutta@litfass.example');
    const answer = await send('undo', { csrf_token: as['X-CSRFToken'] ?? '' }, '/cms-hub', {
      cookie: as.cookie ?? '',
    });
    expect(answer.status).toBe(403);
  });
});

describe('user and logout', () => {
  it('lists what the role may keep in the admin, in the language of the path', async () => {
    const menusOf = async (role: 'editor' | 'admin', locale: 'de' | 'en') => {
      const as = await signInAs(role, `menus-${role}@litfass.example`);
      const user = userSchema.parse(await (await call(`/${locale}/pageeditor-api/user`, { as })).json());
      return user.admin_menus;
    };
    const editor = await menusOf('editor', 'de');
    expect(editor.map(({ url }) => url).toSorted()).toEqual(
      Object.keys(adminDefinitions)
        .filter((name) => name !== 'users' && name !== 'subscribers')
        .map((name) => `/admin/${name}`)
        .toSorted(),
    );
    expect(editor).toContainEqual({ title: 'Sparten', url: '/admin/genres' });
    const admin = await menusOf('admin', 'en');
    expect(admin.map(({ url }) => url).toSorted()).toEqual(
      Object.keys(adminDefinitions)
        .map((name) => `/admin/${name}`)
        .toSorted(),
    );
    expect(admin).toContainEqual({ title: 'Newsletter subscribers', url: '/admin/subscribers' });
    for (const { title } of [...editor, ...admin]) expect(title).not.toMatch(/^menu\./);
  });

  it('answers 401 to visitors and to made-up cookies', async () => {
    expect((await call('/de/pageeditor-api/user')).status).toBe(401);
    const as = { cookie: 'litfass.session_token=abc.def' };
    expect((await call('/de/pageeditor-api/user', { as })).status).toBe(401);
  });

  it('ends the session on the server', async () => {
    const as = await signInAs('editor', 'carla@litfass.example');
    expect((await call('/en/pageeditor-api/user', { as })).status).toBe(200);
    const answer = await call('/en/pageeditor-api/logout', { method: 'POST', as });
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie().every((cookie) => cookie.includes('Max-Age=0'))).toBe(true);
    expect((await call('/en/pageeditor-api/user', { as })).status).toBe(401);
  });

  it('refuses a write without token, or with the token of another session', async () => {
    const as = await signInAs('editor', 'dora@litfass.example');
    const other = await signInAs('editor', 'emil@litfass.example');
    const attempt = (token: string) =>
      call('/de/pageeditor-api/logout', {
        method: 'POST',
        headers: { cookie: as.cookie ?? '', 'X-CSRFToken': token },
      });
    expect((await attempt('')).status).toBe(403);
    expect((await attempt(other['X-CSRFToken'] ?? '')).status).toBe(403);
    expect((await attempt(as['X-CSRFToken'] ?? '')).status).toBe(204);
  });

  it('does not take an ended session', async () => {
    const as = await signInAs('editor', 'frieda@litfass.example');
    await database()
      .update(session)
      .set({ expiresAt: new Date(0) })
      .where(eq(session.expiresAt, session.expiresAt));
    expect((await call('/de/pageeditor-api/user', { as })).status).toBe(401);
  });
});

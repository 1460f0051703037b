import { createHmac } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  process.env.CONTENT_API_URL = 'http://cms.example';
  process.env.AUTH_SECRET = 'only-for-tests-only-for-tests-only-for-tests';
});

/** The modules anew, with other settings. */
async function load(settings: Record<string, string> = {}) {
  vi.resetModules();
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  return { ...(await import('./cookies')), ...(await import('./known-session')) };
}

afterEach(() => vi.unstubAllEnvs());

const { cookiesForBrowser, cookiesForSource, vouchFor } = await load();

describe('cookies for the content system', () => {
  it('are its session, its CSRF token and those that it has set; none of ours, whatever a browser remembers', () => {
    expect(cookiesForSource(null)).toBeNull();
    expect(cookiesForSource('')).toBeNull();
    expect(cookiesForSource('litfass_consent=all; other=x')).toBeNull();
    expect(cookiesForSource('other=x; sessionid=s; csrftoken=c=d')).toBe('sessionid=s; csrftoken=c=d');
    expect(cookiesForSource('route=b; messages=hi; litfass_theirs=route:messages')).toBe(
      'route=b; messages=hi',
    );
    const ours = 'litfass_consent:litfass_theirs:litfass_editor:litfass_known';
    expect(cookiesForSource(`litfass_consent=a; litfass_editor=1; litfass_theirs=${ours}`)).toBeNull();
  });

  it('have the name that the settings give the session', async () => {
    const other = await load({ CONTENT_API_SESSION_COOKIE: 'sid' });
    expect(other.cookiesForSource('sid=a; sessionid=b')).toBe('sid=a');
  });
});

describe('cookies for the browser', () => {
  const remember = (names: string) => `litfass_theirs=${names}; Path=/; HttpOnly; SameSite=Lax`;

  it('are those that the system sets, with a note of their names', () => {
    expect(cookiesForBrowser([], null)).toEqual([]);
    expect(cookiesForBrowser(['route=b; Path=/'], null)).toEqual(['route=b; Path=/', remember('route')]);
    expect(cookiesForBrowser(['lang=de'], 'litfass_theirs=route')).toEqual([
      'lang=de',
      remember('route:lang'),
    ]);
  });

  it('need no note if their names are known anyway', () => {
    expect(cookiesForBrowser(['sessionid=s', 'csrftoken=c'], null)).toEqual(['sessionid=s', 'csrftoken=c']);
    expect(cookiesForBrowser(['route=c'], 'litfass_theirs=route')).toEqual(['route=c']);
  });

  it('are none of ours, and none without a proper name', () => {
    const bad = ['litfass_theirs=a', 'litfass_consent=all', '=x', 'a b=c', `${'n'.repeat(101)}=1`, 'a:b=c'];
    expect(cookiesForBrowser(bad, null)).toEqual([]);
  });

  it('are remembered up to twenty, of which the newest count', () => {
    const names = Array.from({ length: 25 }, (_, index) => `c${index}`);
    const set = names.map((name) => `${name}=1`);
    expect(cookiesForBrowser(set, null).at(-1)).toBe(remember(names.slice(5).join(':')));
    const known = cookiesForSource(`${set.join('; ')}; litfass_theirs=${names.join(':')}`);
    expect(known).toBe(set.slice(0, 20).join('; '));
  });

  it('are for https alone on a site with https', async () => {
    const secure = await load({ SITE_URL: 'https://haus.example' });
    expect(secure.cookiesForBrowser(['a=b'], null).at(-1)).toBe(`${remember('a')}; Secure`);
    expect(secure.vouchFor('sessionid=s')).toMatch(/; SameSite=Lax; Secure$/);
  });
});

describe('the proof that the system knows a session', () => {
  const proofOf = (session: string) =>
    createHmac('sha256', 'only-for-tests-only-for-tests-only-for-tests')
      .update(`known:${session}`)
      .digest('base64url');

  it('belongs to this session and no other', () => {
    expect(vouchFor('a=b; sessionid=s1')).toBe(
      `litfass_known=${proofOf('s1')}; Path=/; HttpOnly; SameSite=Lax`,
    );
    expect(vouchFor('sessionid=s2')).not.toContain(proofOf('s1'));
    expect(vouchFor('a=b;  sessionid=s=1')).toContain(proofOf('s=1'));
  });

  it('is not given without a session or a secret', async () => {
    expect(vouchFor(null)).toBeNull();
    expect(vouchFor('xsessionid=s1; other=sessionid=s1')).toBeNull();
    expect((await load({ AUTH_SECRET: '' })).vouchFor('sessionid=s1')).toBeNull();
  });
});

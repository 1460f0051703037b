import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { administratorResources } from '@/lib/contract/admin';
import { features } from '@/lib/contract/user';

const account = { id: 'a', email: 'ada@example.org', name: 'Ada', role: 'editor' } as const;

beforeEach(() => vi.resetModules());

afterEach(() => vi.unstubAllEnvs());

/** The answer with other settings. */
async function answer(settings: Record<string, string> = {}, role: 'editor' | 'admin' = 'editor') {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { userAnswer } = await import('./user-answer');
  return userAnswer({ ...account, role }, 'de');
}

it('says who is signed in, and which parts of the admin are open to them', async () => {
  const editor = await answer();
  expect(editor).toMatchObject({ email: 'ada@example.org', username: 'Ada', role: 'editor' });
  expect(editor.admin_menus).toContainEqual({ title: 'Seiten', url: '/admin/pages' });
  const administrator = await answer({}, 'admin');
  const urls = (menus: typeof editor.admin_menus) => menus.map(({ url }) => url);
  expect(urls(administrator.admin_menus).filter((url) => !urls(editor.admin_menus).includes(url))).toEqual(
    administratorResources.map((name) => `/admin/${name}`),
  );
});

it('offers what this backend can do, and what its settings allow', async () => {
  expect((await answer()).features).toEqual(features.filter((feature) => feature !== 'suggestions'));
});

it('offers suggestions with a translation service', async () => {
  const settings = { TRANSLATION_API_URL: 'https://translate.example', TRANSLATION_API_KEY: 'key' };
  expect((await answer(settings)).features).toContain('suggestions');
});

it('has nothing to publish where every save is public', async () => {
  expect((await answer({ EDITOR_PUBLISH: 'immediate' })).features).not.toContain('publish');
});

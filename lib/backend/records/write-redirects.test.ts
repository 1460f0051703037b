import '@/tests/support/database';
import { describe, expect, it } from 'vitest';
import { problemOf } from '@/tests/support/problem-of';
import { database } from '../database/client';
import { findRedirectTarget } from './redirect-rules';
import { createRecord, deleteRecord, updateRecord } from './write';

describe('a redirect', () => {
  it('stays on the site, never leads in a circle, and is the only one for its path', async () => {
    await createRecord('redirects', { old_path: '/de/b', new_path: '/de/kalender' });
    await createRecord('redirects', { old_path: '/de/a/', new_path: '/de/b' });
    for (const spelling of ['/de/a', '/de/a/', '/de/%61', '/de//a', '/de/./a', '/de/x/%2e%2e/a', ' /de/a']) {
      const loop = await problemOf(createRecord('redirects', { old_path: spelling, new_path: spelling }));
      expect(Object.values(loop.options.fields ?? {}), spelling).toHaveLength(1);
      const circle = await problemOf(
        createRecord('redirects', { old_path: '/de/kalender', new_path: spelling }),
      );
      expect(circle.options.fields, spelling).toEqual({ new_path: 'records.redirect_loop' });
    }
    const hidden = await problemOf(
      createRecord('redirects', { old_path: '/de/search', new_path: '/de/presse' }),
    );
    expect(hidden.options.fields).toEqual({ old_path: 'records.redirect_living' });
    const nowhere = await problemOf(
      createRecord('redirects', { old_path: '/de/e', new_path: '/de/gibt-es-nicht' }),
    );
    expect(nowhere.options.fields).toEqual({ new_path: 'records.redirect_nowhere' });
    const foreign = await problemOf(
      createRecord('redirects', { old_path: '/de/d', new_path: 'https://evil.example' }),
    );
    expect(foreign.options.fields).toEqual({ new_path: 'records.site_path' });
    const again = await problemOf(createRecord('redirects', { old_path: '/de/a', new_path: '/de/x' }));
    expect(again).toMatchObject({
      code: 'conflict',
      options: { fields: { old_path: 'records.redirect_taken' } },
    });
  });
});

describe('a redirect to another redirect', () => {
  const chain = async (name: string) => {
    const last = await createRecord('redirects', { old_path: `/de/${name}-b`, new_path: '/de/kalender' });
    await createRecord('redirects', { old_path: `/de/${name}-a`, new_path: `/de/${name}-b` });
    return Number(last.id);
  };

  it('is asked about before that one is deleted, and goes with it', async () => {
    const last = await chain('kette');
    const used = await problemOf(deleteRecord('redirects', last));
    expect(used).toMatchObject({
      code: 'conflict',
      options: { extra: { used_by: [{ title: '/de/kette-a' }] } },
    });
    await deleteRecord('redirects', last, { force: true });
    expect(await findRedirectTarget(database(), '/de/kette-a')).toBeNull();
  });

  it('leads to where that one starts when this is changed', async () => {
    const last = await chain('umweg');
    await updateRecord('redirects', last, { old_path: '/de/umweg-c' });
    expect(await findRedirectTarget(database(), '/de/umweg-a')).toBe('/de/umweg-c');
    const circle = await problemOf(
      updateRecord('redirects', last, { old_path: '/de/umweg-d', new_path: '/de/umweg-a' }),
    );
    expect(circle.options.fields).toEqual({ new_path: 'records.redirect_nowhere' });
  });
});

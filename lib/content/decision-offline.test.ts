import { describe, expect, it } from 'vitest';
import { redirectTo } from '@/tests/support/example-paths';
import { decide } from './decision';
import type { PublicPath } from './port';

describe('a fixed screen whose page is offline', () => {
  const offline = (path: string): PublicPath => ({
    path,
    locale: 'de',
    kind: 'page',
    id: 9,
    isOnline: false,
  });
  const decideFor = (pathname: string, isEditor: boolean | null, search = '') =>
    decide({ pathname, search, isEditor }, (path) => ({ type: 'found', entry: offline(path) }));

  it('is shown to visitors without it, and to editors with it', () => {
    expect(decideFor('/de/kalender', false)).toEqual({ type: 'rewrite', path: '/de/calendar' });
    expect(decideFor('/de/kalender', false, '?genre=musik')).toEqual({
      type: 'rewrite',
      path: '/de/calendar/filtered?genre=musik',
    });
    expect(decideFor('/de/presse/', false)).toEqual(redirectTo('/de/presse'));
    expect(decideFor('/de/kalender', true)).toEqual({
      type: 'preview',
      path: '/de/preview/draft/calendar',
    });
    expect(decideFor('/de/kalender', null).type).toBe('unavailable');
  });

  it('is the same for everybody where the screen shows no page', () => {
    const programme = { type: 'rewrite', path: '/de/my-programme' };
    for (const isEditor of [true, false]) expect(decideFor('/de/mein-programm', isEditor)).toEqual(programme);
  });
});

describe('a site without a home page', () => {
  const decideFor = (pathname: string, destination: Parameters<typeof decide>[1], isEditor = false) =>
    decide({ pathname, search: '', isEditor }, destination);
  const offline: PublicPath = { path: '/de', locale: 'de', kind: 'page', id: 1, isOnline: false };

  it('has a screen there that says so, also while the page is offline, and nowhere else', () => {
    const empty = { type: 'rewrite', path: '/de' };
    expect(decideFor('/de', () => ({ type: 'nothing' }))).toEqual(empty);
    expect(decideFor('/de', () => ({ type: 'found', entry: offline }))).toEqual(empty);
    expect(decideFor('/de/', () => ({ type: 'nothing' }))).toEqual(redirectTo('/de'));
    expect(decideFor('/de/besuch', () => ({ type: 'nothing' })).type).toBe('not_found');
  });

  it('shows editors the page that is offline, and nobody one that cannot be asked for', () => {
    expect(decideFor('/de', () => ({ type: 'found', entry: offline }), true).type).toBe('preview');
    expect(decideFor('/de', () => ({ type: 'unknown' })).type).toBe('unavailable');
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changes } from '@/lib/changes.mjs';
import { contentTag, pathsTag, resourceTag } from '@/lib/contract/tags';
import type { PublicPath } from './port';
import { PathLookup, type PathSource } from './path-lookup';
import { reportFailure } from './report-failure';

vi.mock('./report-failure');

const about: PublicPath = { path: '/de/ueber-uns', locale: 'de', kind: 'page', id: 2, isOnline: true };
const article: PublicPath = {
  path: '/de/aktuelles/neu/3',
  locale: 'de',
  kind: 'article',
  id: 3,
  isOnline: true,
};
const found = { type: 'found', entry: about };

let isDown = false;
const ask = vi.fn(async (path: string) => {
  if (isDown) throw new Error('down');
  if (path.startsWith('/de/aktuelles/')) return article;
  return path === about.path ? about : null;
});

function newLookup(overrides: Partial<PathSource> = {}): PathLookup {
  return new PathLookup({
    findPublicPath: ask,
    findRedirect: async () => null,
    answersAreGoodFor: 10_000,
    ...overrides,
  });
}

beforeEach(() => {
  isDown = false;
  ask.mockClear();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('PathLookup', () => {
  it('asks again by time, and after a change, though the clock steps back', async () => {
    const paths = newLookup();
    await paths.find(about.path);
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(11_000);
    await paths.find(about.path);
    expect(ask).toHaveBeenCalledTimes(2);
    changes.tell([pathsTag]);
    vi.setSystemTime(Date.now() - 3_600_000);
    await paths.find(about.path);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('asks once for many requests, and again by time beside the answer', async () => {
    const paths = newLookup();
    await Promise.all(Array.from({ length: 20 }, () => paths.find(about.path)));
    expect(ask).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(11_000);
    isDown = true;
    expect(await paths.find(about.path)).toEqual(found);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it.each(['/de/%75eber-uns', '/de/ueber%2Duns', '/%64e/ueber-uns'])(
    'leads %s, another way to write a path, to the path itself',
    async (path) => {
      expect(await newLookup().find(path)).toEqual({ type: 'moved', path: about.path });
    },
  );

  it('finds a path with other letters as browsers write it', async () => {
    const entry = { ...about, path: '/de/größe' };
    const paths = newLookup({ findPublicPath: async () => entry });
    expect(await paths.find('/de/gr%C3%B6%C3%9Fe')).toEqual({ type: 'found', entry });
    expect(await paths.find('/de/gr%c3%b6%c3%9fe')).toEqual({
      type: 'moved',
      path: entry.path,
    });
  });

  it('waits for a new answer after a change', async () => {
    const paths = newLookup();
    expect(await paths.find('/de/neu')).toEqual({ type: 'nothing' });
    ask.mockResolvedValueOnce({ ...about, path: '/de/neu' });
    changes.tell([pathsTag]);
    expect(await paths.find('/de/neu')).toMatchObject({ type: 'found' });
  });

  it('keeps the last good answer while the source is down, also after a change, and asks seldom', async () => {
    const paths = newLookup();
    await paths.find(about.path);
    await paths.find('/de/x');
    isDown = true;
    changes.tell([pathsTag]);
    for (let request = 0; request < 10; request += 1) expect(await paths.find(about.path)).toEqual(found);
    expect(await paths.find('/de/x')).toEqual({ type: 'nothing' });
    expect(ask).toHaveBeenCalledTimes(4);
    expect(await paths.find('/de/nie-gefragt')).toEqual({ type: 'unknown' });
    vi.advanceTimersByTime(2000);
    await paths.find(about.path);
    expect(ask).toHaveBeenCalledTimes(6);
  });

  it.each([[contentTag], [pathsTag], [resourceTag('redirects')]])(
    'asks again after a change of %s',
    async (tag) => {
      const paths = newLookup({ answersAreGoodFor: Infinity });
      await paths.find(about.path);
      changes.tell([tag]);
      await paths.find(about.path);
      expect(ask).toHaveBeenCalledTimes(2);
    },
  );

  it('is not asked again by time where every change is told of', async () => {
    const paths = newLookup({ answersAreGoodFor: Infinity });
    await paths.find(about.path);
    vi.advanceTimersByTime(24 * 3_600_000);
    changes.tell(['content:events']);
    expect(await paths.find(about.path)).toEqual(found);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('takes no answer for fresh that was asked for before a change', async () => {
    let answer = (_entry: PublicPath | null): void => undefined;
    const findPublicPath = vi.fn(async () => new Promise<PublicPath | null>((resolve) => (answer = resolve)));
    const paths = newLookup({ findPublicPath });
    const early = paths.find(about.path);
    changes.tell([pathsTag]);
    answer(null);
    expect(await early).toEqual({ type: 'nothing' });
    const late = paths.find(about.path);
    answer(about);
    expect(await late).toEqual(found);
  });

  it('takes a redirect before what stands at a path', async () => {
    const paths = newLookup({ findRedirect: async (path) => (path === about.path ? '/de/neu' : null) });
    expect(await paths.find(about.path)).toEqual({ type: 'moved', path: '/de/neu' });
    expect(await paths.find('/de/x')).toEqual({ type: 'nothing' });
  });

  it('shows what stands at a path whose redirects cannot be looked up, and asks for them again soon', async () => {
    let isThere = false;
    const findRedirect = async () => {
      if (!isThere) throw new Error('No list.');
      return '/de/neu';
    };
    const paths = newLookup({ findRedirect, answersAreGoodFor: Infinity });
    expect(await paths.find(about.path)).toEqual(found);
    expect(await paths.find('/de/x')).toEqual({ type: 'unknown' });
    isThere = true;
    vi.advanceTimersByTime(1900);
    expect(await paths.find(about.path)).toEqual(found);
    vi.advanceTimersByTime(200);
    await paths.find(about.path);
    await vi.advanceTimersByTimeAsync(1);
    expect(await paths.find(about.path)).toEqual({ type: 'moved', path: '/de/neu' });
  });

  it('knows a redirect where what stands at its path cannot be looked up', async () => {
    isDown = true;
    const paths = newLookup({ findRedirect: async () => '/de/neu' });
    expect(await paths.find(about.path)).toEqual({ type: 'moved', path: '/de/neu' });
  });

  it('leads from another slug of a thing to its own', async () => {
    const paths = newLookup();
    expect(await paths.find('/de/aktuelles/alt/3')).toEqual({ type: 'moved', path: article.path });
    expect(await paths.find(article.path)).toEqual({ type: 'found', entry: article });
  });

  it('does not let made-up paths push out real ones', async () => {
    const paths = newLookup();
    await paths.find(about.path);
    for (let index = 0; index < 6000; index += 1) await paths.find(`/de/${index}`);
    ask.mockClear();
    expect(await paths.find(about.path)).toEqual(found);
    expect(ask).not.toHaveBeenCalled();
  });

  it.each(['/de//x', '/de/%2F', '/de/%zz', '/de/a/', '/de/%00', '/de/a%0Ab', `/de/${'x'.repeat(400)}`])(
    'never asks for %s',
    async (path) => {
      expect(await newLookup().find(path)).toEqual({ type: 'nothing' });
      expect(ask).not.toHaveBeenCalled();
    },
  );

  it('asks for a path of three hundred signs', async () => {
    const path = `/de/${'x'.repeat(296)}`;
    await newLookup().find(path);
    expect(ask).toHaveBeenCalledWith(path);
  });

  it('says what it could not ask for', async () => {
    isDown = true;
    await newLookup().find('/de/x');
    expect(reportFailure).toHaveBeenLastCalledWith('paths', new Error('down'));
    isDown = false;
    await newLookup({ findRedirect: () => Promise.reject(new Error('No list.')) }).find(about.path);
    expect(reportFailure).toHaveBeenLastCalledWith('redirects', new Error('No list.'));
  });

  it('does not remember as missing what could not be asked for', async () => {
    const findPublicPath = vi.fn(() => Promise.reject(new Error('down')));
    const paths = newLookup({ findPublicPath });
    expect(await paths.find('/de/x')).toEqual({ type: 'unknown' });
    expect(await paths.find('/de/x')).toEqual({ type: 'unknown' });
    expect(findPublicPath).toHaveBeenCalledTimes(2);
  });

  it('waits for a new answer where nothing was found before, once that is old', async () => {
    const paths = newLookup();
    expect(await paths.find('/de/neu')).toEqual({ type: 'nothing' });
    vi.advanceTimersByTime(11_000);
    ask.mockResolvedValueOnce({ ...about, path: '/de/neu' });
    expect(await paths.find('/de/neu')).toMatchObject({ type: 'found' });
  });

  it('answers at once with what was found before, while it asks again', async () => {
    const paths = newLookup();
    await paths.find(about.path);
    vi.advanceTimersByTime(11_000);
    ask.mockResolvedValueOnce(null);
    expect(await paths.find(about.path)).toEqual(found);
    await vi.advanceTimersByTimeAsync(1);
    expect(await paths.find(about.path)).toEqual({ type: 'nothing' });
  });

  it('leads to a hidden page by another way to write its path, but not by another name', async () => {
    const entry = { ...about, isOnline: false };
    const paths = newLookup({ findPublicPath: async () => entry });
    expect(await paths.find('/de/%75eber-uns')).toEqual({ type: 'moved', path: about.path });
    expect(await paths.find('/de/anders')).toEqual({ type: 'nothing' });
  });

  it('asks for the decoded path', async () => {
    await newLookup().find('/de/%C3%BCber');
    expect(ask).toHaveBeenCalledWith('/de/über');
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PublicPath } from './port';
import { RememberedPaths } from './remembered-paths';

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

beforeEach(() => {
  isDown = false;
  ask.mockClear();
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('RememberedPaths', () => {
  it('asks once for many requests, and again by time beside the answer', async () => {
    const paths = new RememberedPaths();
    await Promise.all(Array.from({ length: 20 }, () => paths.find(about.path, ask)));
    expect(ask).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(11_000);
    isDown = true;
    expect(await paths.find(about.path, ask)).toEqual(found);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it.each(['/de/%75eber-uns', '/de/ueber%2Duns', '/%64e/ueber-uns'])(
    'leads %s, another way to write a path, to the path itself',
    async (path) => {
      expect(await new RememberedPaths().find(path, ask)).toEqual({ type: 'moved', path: about.path });
    },
  );

  it('finds a path with other letters as browsers write it', async () => {
    const entry = { ...about, path: '/de/größe' };
    const asked = vi.fn(async () => entry);
    expect(await new RememberedPaths().find('/de/gr%C3%B6%C3%9Fe', asked)).toEqual({ type: 'found', entry });
    expect(await new RememberedPaths().find('/de/gr%c3%b6%c3%9fe', asked)).toEqual({
      type: 'moved',
      path: entry.path,
    });
  });

  it('waits for a new answer after a change', async () => {
    const paths = new RememberedPaths();
    expect(await paths.find('/de/neu', ask)).toEqual({ type: 'nothing' });
    ask.mockResolvedValueOnce({ ...about, path: '/de/neu' });
    paths.invalidate();
    expect(await paths.find('/de/neu', ask)).toMatchObject({ type: 'found' });
  });

  it('keeps the last good answer while the source is down, also after a change, and asks seldom', async () => {
    const paths = new RememberedPaths();
    await paths.find(about.path, ask);
    await paths.find('/de/x', ask);
    isDown = true;
    paths.invalidate();
    for (let request = 0; request < 10; request += 1)
      expect(await paths.find(about.path, ask)).toEqual(found);
    expect(await paths.find('/de/x', ask)).toEqual({ type: 'nothing' });
    expect(ask).toHaveBeenCalledTimes(4);
    expect(await paths.find('/de/nie-gefragt', ask)).toEqual({ type: 'unknown' });
  });

  it('leads from another slug of a thing to its own', async () => {
    const paths = new RememberedPaths();
    expect(await paths.find('/de/aktuelles/alt/3', ask)).toEqual({ type: 'moved', path: article.path });
    expect(await paths.find(article.path, ask)).toEqual({ type: 'found', entry: article });
  });

  it('does not let made-up paths push out real ones', async () => {
    const paths = new RememberedPaths();
    await paths.find(about.path, ask);
    for (let index = 0; index < 3000; index += 1) await paths.find(`/de/${index}`, ask);
    ask.mockClear();
    expect(await paths.find(about.path, ask)).toEqual(found);
    expect(ask).not.toHaveBeenCalled();
  });

  it.each(['/de//x', '/de/%2F', '/de/%zz', '/de/a/', `/de/${'x'.repeat(400)}`])(
    'never asks for %s',
    async (path) => {
      expect(await new RememberedPaths().find(path, ask)).toEqual({ type: 'nothing' });
      expect(ask).not.toHaveBeenCalled();
    },
  );

  it('asks for the decoded path', async () => {
    await new RememberedPaths().find('/de/%C3%BCber', ask);
    expect(ask).toHaveBeenCalledWith('/de/über');
  });
});

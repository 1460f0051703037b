import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ContentSource, PublicPath } from './port';

const home: PublicPath = { path: '/de', locale: 'de', kind: 'page', id: 1, isOnline: true };
const about: PublicPath = { path: '/de/ueber-uns', locale: 'de', kind: 'page', id: 2, isOnline: true };

type PathSource = Pick<ContentSource, 'listPublicPaths' | 'findPublicPath' | 'listRedirects'>;

async function buildIndex(overrides: Partial<PathSource>) {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, 'litfassPathIndex');
  const { getPathFinder, invalidatePathIndex } = await import('./path-index');
  const source = {
    listPublicPaths: vi.fn(async () => [home]),
    findPublicPath: vi.fn(async () => null),
    listRedirects: vi.fn(async () => []),
    ...overrides,
  } as unknown as ContentSource;
  return { find: async (path: string) => (await getPathFinder(source))?.(path), invalidatePathIndex, source };
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('getPathFinder', () => {
  it('fetches once for many requests', async () => {
    const { find, source } = await buildIndex({});
    await Promise.all(Array.from({ length: 20 }, () => find('/de')));
    expect(source.listPublicPaths).toHaveBeenCalledTimes(1);
  });

  it('contains a change as soon as it is told of', async () => {
    const paths = [home];
    const { find, invalidatePathIndex } = await buildIndex({ listPublicPaths: async () => [...paths] });
    expect(await find(about.path)).toEqual({ type: 'nothing' });
    paths.push(about);
    invalidatePathIndex();
    expect(await find(about.path)).toEqual({ type: 'found', entry: about });
  });

  it('does not take a list for fresh that was asked for before the change', async () => {
    const paths = [home];
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    let isFirst = true;
    const { find, invalidatePathIndex } = await buildIndex({
      listPublicPaths: async () => {
        const seen = [...paths];
        if (isFirst) {
          isFirst = false;
          await gate;
        }
        return seen;
      },
    });
    const early = find(about.path);
    paths.push(about);
    invalidatePathIndex();
    release();
    expect(await early).toEqual({ type: 'found', entry: about });
  });

  it('keeps the last good list while the source is down, and says so once', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isDown = false;
    const { find, invalidatePathIndex } = await buildIndex({
      listPublicPaths: async () => {
        if (isDown) throw new Error('down');
        return [home];
      },
    });
    await find('/de');
    isDown = true;
    invalidatePathIndex();
    expect(await find('/de')).toEqual({ type: 'found', entry: home });
    invalidatePathIndex();
    expect(await find('/de')).toEqual({ type: 'found', entry: home });
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('has no answer while the source was never reached, and tries again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isDown = true;
    const { find } = await buildIndex({
      listPublicPaths: async () => {
        if (isDown) throw new Error('down');
        return [home];
      },
    });
    expect(await find('/de')).toBeUndefined();
    isDown = false;
    expect(await find('/de')).toEqual({ type: 'found', entry: home });
  });

  it('asks for single paths, and remembers them, where there is no list', async () => {
    const findPublicPath = vi.fn(async (path: string) => (path === about.path ? about : null));
    const { find } = await buildIndex({ listPublicPaths: async () => null, findPublicPath });
    expect(await find(about.path)).toEqual({ type: 'found', entry: about });
    expect(await find(about.path)).toEqual({ type: 'found', entry: about });
    expect(await find('/de/x')).toEqual({ type: 'nothing' });
    expect(findPublicPath).toHaveBeenCalledTimes(2);
  });
});

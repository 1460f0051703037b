import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { env } from '@/lib/env';
import { missedPayload } from '../database/listen';
import { followNews } from './follow-news';
import { noteAnnouncement, revalidateHere, withAnnouncements } from './revalidate';

/** What the server of this process was asked to make fresh: tags, or nothing for everything. */
const asked: unknown[] = [];
let isUp = true;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(env, 'REVALIDATE_SECRET', 'get').mockReturnValue('only-for-tests-only-for-tests');
  vi.stubGlobal('fetch', async (_: string, init: { body: string }) => {
    if (!isUp) throw new Error('nobody there');
    const body: unknown = JSON.parse(init.body);
    asked.push(body && typeof body === 'object' && 'tags' in body ? body.tags : null);
    return new Response(null, { status: 204 });
  });
});

afterEach(async () => {
  await vi.runAllTimersAsync();
  asked.length = 0;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const news = (from: string, ...tags: string[]): string => JSON.stringify({ from, tags });

/** The name of this process, as it stands in its own announcements. */
async function ownName(): Promise<string> {
  return withAnnouncements(async () => noteAnnouncement(['a']));
}

describe('news of another instance', () => {
  it('make its tags fresh at once, together, and again within the second and later, for what was being rendered', async () => {
    followNews(news('another', 'resource:pages'));
    followNews(news('another', 'resource:pages', 'path:/de'));
    await vi.advanceTimersByTimeAsync(50);
    expect(asked).toEqual([['resource:pages', 'path:/de']]);
    const tags = ['resource:pages', 'path:/de'];
    await vi.advanceTimersByTimeAsync(500);
    expect(asked).toEqual([tags, tags]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(asked).toEqual([tags, tags, tags]);
  });

  it('are not lost when this server is not up yet', async () => {
    isUp = false;
    followNews(news('another', 'path:/de'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual([]);
    isUp = true;
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual([['path:/de'], ['path:/de'], ['path:/de']]);
  });

  it('that were missed make everything fresh', async () => {
    followNews(missedPayload);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual([null]);
  });

  it('that are no news are left alone', async () => {
    followNews('{');
    followNews('{"tags": "a"}');
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual([]);
  });
});

describe('own news', () => {
  it('make their tags fresh again within the second and later, for what was being rendered', async () => {
    followNews(news(await ownName(), 'path:/de'));
    await vi.advanceTimersByTimeAsync(50);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(500);
    expect(asked).toEqual([['path:/de']]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(asked).toEqual([['path:/de'], ['path:/de']]);
  });

  it('told within the process do not come around again', async () => {
    const { listen } = await import('../database/listen');
    const { revalidateChannel } = await import('./revalidate');
    const end = listen(revalidateChannel, followNews);
    revalidateHere(['path:/de']);
    end();
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual([]);
  });
});

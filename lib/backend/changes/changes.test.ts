import { revalidateTag } from 'next/cache';
import { expect, it, vi } from 'vitest';
import { changes } from '@/lib/changes.mjs';
import type { Database } from '../database/client';
import { env } from '@/lib/env';
import { announceChanges, hearChange, tellHere, withAnnouncements } from './changes';

vi.mock('next/cache', () => ({ revalidateTag: vi.fn() }));

/** A transaction that notes what is sent by it. */
function recordingTransaction() {
  const sent: { from: string; tags: string[] }[] = [];
  const execute = async ({ queryChunks }: { queryChunks: unknown[] }): Promise<void> => {
    const payload = queryChunks.filter((chunk) => typeof chunk === 'string').at(-1);
    sent.push(JSON.parse(String(payload)));
  };
  return { tx: { execute } as unknown as Database, sent };
}

it('tells this process when the request is done, and not before', async () => {
  const { tx, sent } = recordingTransaction();
  const before = changes.now();
  await withAnnouncements(async () => {
    await announceChanges(tx, ['events', 'events', 'path:/de']);
    expect(changes.areFresh(['events'], before)).toBe(true);
  });
  expect(changes.areFresh(['events'], before)).toBe(false);
  expect(sent).toEqual([{ from: expect.stringMatching(/^[0-9a-f-]{36}$/), tags: ['events', 'path:/de'] }]);
  // The same comes back from the database, and is no second change.
  const after = changes.now();
  hearChange(JSON.stringify(sent[0]));
  expect(changes.now()).toBe(after);
});

it('also tells what was announced before an error', async () => {
  const { tx } = recordingTransaction();
  const before = changes.now();
  const failing = withAnnouncements(async () => {
    await announceChanges(tx, ['articles']);
    throw new Error('after a commit');
  });
  await expect(failing).rejects.toThrow('after a commit');
  expect(changes.areFresh(['articles'], before)).toBe(false);
});

it('lets a job hear of its own change, and splits what is longer than a notification', async () => {
  const { tx, sent } = recordingTransaction();
  const tags = Array.from({ length: 60 }, (_, index) => `path:/de/seite-${index}`);
  await announceChanges(tx, tags);
  expect(sent.map(({ from, tags: part }) => [from, part.length])).toEqual([
    ['', 25],
    ['', 25],
    ['', 10],
  ]);
  const before = changes.now();
  for (const message of sent) hearChange(JSON.stringify(message));
  for (const tag of tags) expect(changes.areFresh([tag], before)).toBe(false);
});

it('hears another instance, counts everything as stale after a lost connection, and ignores what is not a message', () => {
  const before = changes.now();
  hearChange('{"from":"another","tags":["genres"]}');
  expect(changes.areFresh(['genres'], before)).toBe(false);
  expect(changes.areFresh(['venues'], before)).toBe(true);
  hearChange('');
  expect(changes.areFresh(['venues'], before)).toBe(false);
  const after = changes.now();
  for (const payload of ['nonsense', '{}', '{"from":"x","tags":"y"}', '[]']) hearChange(payload);
  expect(changes.now()).toBe(after);
});

it('says nothing where nothing was announced, and nothing of what comes after the answer', async () => {
  const { tx, sent } = recordingTransaction();
  const before = changes.now();
  let late = (): Promise<void> => Promise.resolve();
  await withAnnouncements(async () => {
    const { AsyncResource } = await import('node:async_hooks');
    late = AsyncResource.bind(() => announceChanges(tx, ['events']));
  });
  expect(changes.now()).toBe(before);
  await late();
  // It is heard from the database then, like a job's.
  expect(sent).toEqual([{ from: '', tags: ['events'] }]);
  await announceChanges(tx, []);
  expect(sent).toHaveLength(1);
});

it('also tells a host that keeps the pages itself', () => {
  tellHere(['events']);
  expect(revalidateTag).not.toHaveBeenCalled();
  const setting = vi.spyOn(env, 'SERVERLESS', 'get').mockReturnValue(true);
  tellHere(['events']);
  expect(vi.mocked(revalidateTag).mock.calls).toEqual([['events', { expire: 0 }]]);
  tellHere(null);
  expect(revalidateTag).toHaveBeenLastCalledWith('content', { expire: 0 });
  setting.mockRestore();
});

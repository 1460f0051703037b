import http from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cacheTag, cacheTagHeaders } from '@/lib/cache-tags.mjs';
import { changes } from '@/lib/changes.mjs';

/** A CDN: what it was told, call by call. */
const told: { keys: string; tags: string[]; key: string | undefined }[] = [];
let isDown = false;
let refused = 0;
const cache = http.createServer(async (request, response) => {
  if (isDown) {
    refused += 1;
    response.writeHead(500).end();
    return;
  }
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const { tags } = JSON.parse(Buffer.concat(parts).toString()) as { tags: string[] };
  told.push({
    keys: String(request.headers['surrogate-key']),
    tags,
    key: request.headers['fastly-key']?.toString(),
  });
  response.end();
});

let stop = () => {};

beforeAll(async () => {
  cache.listen(0, '127.0.0.1');
  await once(cache, 'listening');
  const { port } = cache.address() as AddressInfo;
  vi.stubEnv('PURGE_URL', `http://127.0.0.1:${port}/purge`);
  vi.stubEnv('PURGE_HEADER', 'Fastly-Key: geheim');
  vi.resetModules();
  const { startPurging } = await import('./purge');
  stop = startPurging();
});

afterAll(() => {
  stop();
  cache.close();
});

const names = () => told.flatMap(({ tags }) => tags);

describe('caches in front of the site', () => {
  it('are told at the start that anything may be stale, twice, with the header that authorises us', async () => {
    await vi.waitFor(() => expect(names()).toEqual(['all', 'all']));
    expect(told[0]).toEqual({ keys: 'all', tags: ['all'], key: 'geheim' });
  });

  it('are told the tags of a change that answers carry, in calls of a size that every CDN accepts', async () => {
    told.length = 0;
    const tags = Array.from({ length: 65 }, (_each, index) => `content:path:/de/seite-${index}`);
    const [, surrogate] = cacheTagHeaders(
      { tags: ['content', '_N_T_/layout', ...tags], isAnyChange: false },
      false,
    );
    const carried = surrogate?.[1].split(' ') ?? [];
    expect(carried).toHaveLength(67);
    changes.tell(tags);
    await vi.waitFor(() => expect(new Set(names()).size).toBe(66));
    expect(told.every(({ keys, tags: each }) => each.length <= 30 && keys === each.join(' '))).toBe(true);
    for (const tag of tags)
      expect(carried.includes(cacheTag(tag)) && names().includes(cacheTag(tag))).toBe(true);
    expect(names()).toContain('any');
  });

  it('are told again what did not reach them', async () => {
    await vi.waitFor(() => expect(names().length).toBeGreaterThan(66));
    told.length = 0;
    isDown = true;
    changes.tell(['content:events']);
    await vi.waitFor(() => expect(refused).toBeGreaterThan(0));
    isDown = false;
    await vi.waitFor(() => expect(names()).toContain(cacheTag('content:events')));
  });

  it('are told that everything is stale if no more is known', async () => {
    told.length = 0;
    changes.tell(null);
    await vi.waitFor(() => expect(names()).toContain('all'));
  });
});

describe('what answers carry', () => {
  it('is one tag for everything if any change makes them stale, or if there are too many', () => {
    const keys = (tags: string[], isAnyChange: boolean) =>
      cacheTagHeaders({ tags, isAnyChange }, false)[1]?.[1];
    expect(keys(['content:events'], true)).toBe('all any');
    expect(
      keys(
        Array.from({ length: 200 }, (_each, index) => `content:path:${index}`),
        false,
      ),
    ).toBe('all any');
  });

  it('lets caches keep it only if they will be told of changes', () => {
    const named = (isTold: boolean) =>
      cacheTagHeaders({ tags: [], isAnyChange: false }, isTold).map(([name]) => name);
    expect(named(false)).toEqual(['Cache-Tag', 'Surrogate-Key']);
    expect(named(true)).toEqual(['Cache-Tag', 'Surrogate-Key', 'CDN-Cache-Control', 'Surrogate-Control']);
  });
});

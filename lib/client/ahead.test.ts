// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { askAhead } from './ahead';
import { request } from './request';

const ask = vi.fn<() => Promise<Response>>();
const read = () => request('/de/pageeditor-api/a', { schema: z.object({ number: z.number() }) });

beforeEach(() => {
  vi.stubGlobal('fetch', ask);
  let number = 0;
  ask.mockImplementation(() => Promise.resolve(Response.json({ number: (number += 1) })));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  ask.mockReset();
});

it('is taken by the first who asks for the same, and by nobody else', async () => {
  askAhead('/de/pageeditor-api/a');
  expect(await read()).toEqual({ number: 1 });
  expect(ask).toHaveBeenCalledTimes(1);
  expect(await read()).toEqual({ number: 2 });
});

it('is asked for again where no answer came, and where it has become old', async () => {
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  askAhead('/de/pageeditor-api/a');
  expect(await read()).toEqual({ number: 1 });

  vi.useFakeTimers();
  askAhead('/de/pageeditor-api/a');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await read()).toEqual({ number: 3 });
});

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { askAhead, forgetEarly } from './ahead';
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

it('is asked for anew, and given up when it would be too old', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  askAhead('/de/pageeditor-api/b');
  expect(ask).toHaveBeenCalledWith('/de/pageeditor-api/b', {
    cache: 'no-store',
    signal: timeout.mock.results[0]?.value,
  });
  expect(timeout).toHaveBeenCalledWith(15_000);
});

it('is no answer to a write', async () => {
  askAhead('/de/pageeditor-api/a');
  await request('/de/pageeditor-api/a', { schema: z.object({}), method: 'POST' });
  expect(ask).toHaveBeenCalledTimes(2);
  expect(await read()).toEqual({ number: 1 });
});

it('of later is not forgotten with one from before', async () => {
  vi.useFakeTimers();
  askAhead('/de/pageeditor-api/a');
  await vi.advanceTimersByTimeAsync(10_000);
  askAhead('/de/pageeditor-api/a');
  await vi.advanceTimersByTimeAsync(6000);
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

it('is what was asked for with the page, if it was, and only once', async () => {
  const early = Promise.resolve(Response.json({ number: 10 }));
  window.litfassEarly = new Map([['/de/pageeditor-api/a', early]]);
  askAhead('/de/pageeditor-api/a');
  expect(ask).not.toHaveBeenCalled();
  expect(await read()).toEqual({ number: 10 });
  askAhead('/de/pageeditor-api/a');
  expect(await read()).toEqual({ number: 1 });
});

it('is not what was asked for with the page by somebody who was not signed in', async () => {
  window.litfassEarly = new Map([
    ['/de/pageeditor-api/a', Promise.resolve(new Response('', { status: 401 }))],
  ]);
  forgetEarly();
  askAhead('/de/pageeditor-api/a');
  expect(await read()).toEqual({ number: 1 });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { readEvents } from './event-stream';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A stream that says these pieces and ends, or, with `end` false, says nothing more until it is given up. */
function stream(pieces: string[], { end = true, type = 'text/event-stream; charset=utf-8' } = {}) {
  const fetched = vi.fn((_path: string, { signal }: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        if (end) controller.close();
        signal?.addEventListener('abort', () => {
          if (!end) controller.error(new DOMException('Aborted', 'AbortError'));
        });
      },
    });
    return Promise.resolve(new Response(body, { headers: { 'Content-Type': type } }));
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const patience = { first: 1000, next: 1000 };

async function read(options: Partial<Parameters<typeof readEvents>[1]> = {}) {
  const events: [string, unknown][] = [];
  const failure: unknown = await readEvents('/events', {
    onEvent: (event, data) => events.push([event, data]),
    signal: new AbortController().signal,
    patience,
    ...options,
  }).catch((error: unknown) => error);
  return { events, failure };
}

describe('a stream of events', () => {
  it('is told event by event, wherever it is cut', async () => {
    const fetched = stream([
      'event: sa',
      'ved\ndata: {"id"',
      ':7}\n\n: alive\n\ndata: [1]\n\nevent: lost\n\ndata: 1',
    ]);
    expect(await read()).toEqual({
      events: [
        ['saved', { id: 7 }],
        ['message', [1]],
      ],
      failure: undefined,
    });
    expect(fetched.mock.lastCall?.[1]).toMatchObject({
      ...{ headers: { Accept: 'text/event-stream' }, credentials: 'same-origin', cache: 'no-store' },
    });
  });

  it('that is none, or is refused, is a failure with what was said', async () => {
    stream(['{}'], { type: 'application/json' });
    expect((await read()).failure).toMatchObject({ code: 'unavailable', status: 200 });
    const body = { detail: 'Bitte melden Sie sich an.', code: 'not_authenticated' };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status: 401 })));
    expect((await read()).failure).toMatchObject({
      code: 'not_authenticated',
      status: 401,
      message: body.detail,
    });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('x', { status: 502 })));
    expect((await read()).failure).toMatchObject({ code: 'unavailable', status: 502, message: '' });
  });

  it('without network is a failure', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect((await read()).failure).toMatchObject({ code: 'offline', status: 0 });
  });

  it('that falls silent is given up, at first and later', async () => {
    stream([], { end: false });
    expect((await read({ patience: { first: 10, next: 60_000 } })).failure).toMatchObject({
      code: 'timeout',
    });
    stream(['data: 1\n\n'], { end: false });
    expect(await read({ patience: { first: 60_000, next: 10 } })).toMatchObject({
      events: [['message', 1]],
      failure: { code: 'timeout' },
    });
  });

  it('that nobody wants any more ends without a word', async () => {
    stream([], { end: false });
    const stopped = new AbortController();
    const reading = read({ signal: stopped.signal });
    stopped.abort();
    expect((await reading).failure).toBeUndefined();
  });
});

// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

const send = vi.fn();
const createReporter = vi.fn(() => send);
vi.mock('./error-reporter', () => ({ createReporter }));

const ask = vi.fn<(path: string) => Promise<Response>>();

/** The module keeps what it has sent; each test has one of its own, on a window that hears nobody else. */
async function watch(dsn: string | null): Promise<EventTarget> {
  vi.resetModules();
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('fetch', ask);
  ask.mockImplementation(() => Promise.resolve(Response.json({ dsn })));
  const { watchErrors } = await import('./error-watch');
  watchErrors();
  watchErrors();
  return target;
}

const broken = (error: unknown) => Object.assign(new Event('error'), { error });
const rejected = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });

beforeEach(() => vi.clearAllMocks());

describe('errors of the browser', () => {
  it('load the service with the first one, and each is sent once', async () => {
    const window = await watch('https://key@errors.example/1');
    expect(ask).not.toHaveBeenCalled();
    const [first, second] = [new Error('eins'), new Error('zwei')];
    window.dispatchEvent(broken(first));
    window.dispatchEvent(rejected(second));
    await vi.waitFor(() => expect(send.mock.calls).toEqual([[first], [second]]));
    expect(ask.mock.calls).toEqual([['/api/error-reports', { headers: { Accept: 'application/json' } }]]);
    expect(createReporter).toHaveBeenCalledExactlyOnceWith('https://key@errors.example/1');
  });

  it('load nothing where errors are not reported', async () => {
    const window = await watch(null);
    window.dispatchEvent(broken(new Error('eins')));
    window.dispatchEvent(broken(new Error('zwei')));
    expect(ask).toHaveBeenCalledTimes(1);
    // Once another page, which asked later, has reported, this one would have too.
    const other = await watch('https://key@errors.example/1');
    const third = new Error('drei');
    other.dispatchEvent(broken(third));
    await vi.waitFor(() => expect(send).toHaveBeenCalled());
    expect(send.mock.calls).toEqual([[third]]);
    expect(createReporter).toHaveBeenCalledTimes(1);
  });

  it('leave out what was aborted, what another origin hides, and what has no network', async () => {
    const window = await watch('https://key@errors.example/1');
    window.dispatchEvent(rejected(new DOMException('zu spät', 'AbortError')));
    window.dispatchEvent(broken(null));
    window.dispatchEvent(broken(undefined));
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(broken(new Error('offline')));
    onLine.mockRestore();
    expect(ask).not.toHaveBeenCalled();
    const later = new Error('online');
    window.dispatchEvent(broken(later));
    await vi.waitFor(() => expect(send).toHaveBeenCalled());
    expect(send.mock.calls).toEqual([[later]]);
  });

  it('may be anything that was thrown', async () => {
    const window = await watch('https://key@errors.example/1');
    for (const reason of [null, 'a text', {}, { name: 'Error' }]) window.dispatchEvent(rejected(reason));
    await vi.waitFor(() => expect(send.mock.calls).toEqual([[null], ['a text'], [{}], [{ name: 'Error' }]]));
  });

  it('do not flood: a page that breaks in a loop reports ten times', async () => {
    const window = await watch('https://key@errors.example/1');
    for (let count = 0; count < 50; count += 1) window.dispatchEvent(broken(new Error(String(count))));
    // All are sent in one go, as soon as the service is there.
    await vi.waitFor(() => expect(send).toHaveBeenCalled());
    expect(send).toHaveBeenCalledTimes(10);
  });
});

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchFiles } from './lost-files';

const reload = vi.fn();
const server = vi.fn<typeof fetch>();
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2025-07-12T12:00:00Z') });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', server);
  server.mockImplementation(() => Promise.resolve(new Response(null, { status: 404 })));
  sessionStorage.clear();
  stop = watchFiles();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockReset();
});

async function fail(element: HTMLElement): Promise<void> {
  document.head.append(element);
  element.dispatchEvent(new Event('error'));
  element.remove();
  await vi.advanceTimersByTimeAsync(0);
}

const script = (src: string) => Object.assign(document.createElement('script'), { type: 'none', src });
const sheet = (href: string) => Object.assign(document.createElement('link'), { href });

it('loads the page again for a lost script or style sheet of the build, once per 60 seconds', async () => {
  await fail(script('/_next/static/chunks/a.js'));
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(59_000);
  await fail(sheet('/_next/static/chunks/a.css'));
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  await fail(sheet('/_next/static/chunks/a.css'));
  expect(reload).toHaveBeenCalledTimes(2);
});

it('looks no more once nobody wants it to', async () => {
  stop();
  await fail(script('/_next/static/chunks/a.js'));
  expect(reload).not.toHaveBeenCalled();
});

it('stays for what is not of the build, and without a network', async () => {
  await fail(script('https://example.org/a.js'));
  await fail(sheet('/media/1/a.css'));
  await fail(Object.assign(document.createElement('img'), { src: '/_next/static/media/a.png' }));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await fail(script('/_next/static/chunks/a.js'));
  expect(reload).not.toHaveBeenCalled();
});

it('stays while the server is away, and loads the page again once it answers', async () => {
  server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await fail(script('/_next/static/chunks/a.js'));
  server.mockResolvedValueOnce(new Response(null, { status: 502 }));
  await fail(script('/_next/static/chunks/a.js'));
  expect(reload).not.toHaveBeenCalled();
  await fail(script('/_next/static/chunks/a.js'));
  expect(reload).toHaveBeenCalledTimes(1);
});

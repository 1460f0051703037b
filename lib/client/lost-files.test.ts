// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchFiles } from './lost-files';

const reload = vi.fn();
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2025-07-12T12:00:00Z') });
  vi.stubGlobal('location', { reload });
  sessionStorage.clear();
  stop = watchFiles();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockReset();
});

function fail(element: HTMLElement): void {
  document.head.append(element);
  element.dispatchEvent(new Event('error'));
  element.remove();
}

const script = (src: string) => Object.assign(document.createElement('script'), { type: 'none', src });
const sheet = (href: string) => Object.assign(document.createElement('link'), { href });

it('loads the page again for a lost script or style sheet of the build, once per 60 seconds', () => {
  fail(script('/_next/static/chunks/a.js'));
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(59_000);
  fail(sheet('/_next/static/chunks/a.css'));
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  fail(sheet('/_next/static/chunks/a.css'));
  expect(reload).toHaveBeenCalledTimes(2);
});

it('looks no more once nobody wants it to', () => {
  stop();
  fail(script('/_next/static/chunks/a.js'));
  expect(reload).not.toHaveBeenCalled();
});

it('stays for what is not of the build, and without a network', () => {
  fail(script('https://example.org/a.js'));
  fail(sheet('/media/1/a.css'));
  fail(Object.assign(document.createElement('img'), { src: '/_next/static/media/a.png' }));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fail(script('/_next/static/chunks/a.js'));
  expect(reload).not.toHaveBeenCalled();
});

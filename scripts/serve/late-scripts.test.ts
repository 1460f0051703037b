// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { fetchLate, makeRoom } from './late-scripts.mjs';

const fetched = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);

function point(x: number, y: number): void {
  document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: x, clientY: y }));
}

let listened: MockInstance<typeof window.addEventListener>;

beforeEach(() => {
  document.head.innerHTML = '';
  const own = document.createElement('script');
  Object.assign(own.dataset, { styles: '/a.css', data: '/page-data/a.js', chunks: '/eins.js /zwei.js' });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(own);
  listened = vi.spyOn(window, 'addEventListener');
  fetchLate('litfass_hint', 5000, 60_000);
});

afterEach(() => {
  // Each test is a page of its own.
  for (const [type, listener, options] of listened.mock.calls)
    window.removeEventListener(type, listener, options);
  vi.restoreAllMocks();
});

it('a pointer that rests where the page came is no interest yet, one that moves is', () => {
  point(40, 400);
  point(40, 400);
  expect(fetched()).toEqual([]);
  point(41, 400);
  expect(fetched()).toEqual(['/page-data/a.js', '/eins.js', '/zwei.js']);
});

it.each(['pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'])(
  '%s is interest at once, and fetches once',
  (sign) => {
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    expect(fetched()).toEqual(['/page-data/a.js', '/eins.js', '/zwei.js']);
  },
);

it.each([
  ['wheel', true],
  ['touchstart', true],
  ['pointerdown', true],
  ['keydown', true],
  ['pointermove', false],
  ['scroll', false],
])('whoever takes over the scrolling is noted: %s', (sign, isNoted) => {
  document.documentElement.removeAttribute('data-taken-over');
  document.body.dispatchEvent(new Event(sign, { bubbles: true }));
  expect(document.documentElement.hasAttribute('data-taken-over')).toBe(isNoted);
});

it.each([
  ['/de/besuch?edit', 'litfass_hint=1', 'coming'],
  ['/de/besuch?edit&noToolbar', 'litfass_hint=1', undefined],
  ['/de/besuch', 'litfass_hint=1', 'coming'],
  ['/de/besuch?noToolbar', 'litfass_hint=1', undefined],
  ['/de/besuch', 'litfass_other=1', undefined],
  ['/de/besuch?edit', 'litfass_other=1', undefined],
])('the editor’s bar has its room at once where it will come: %s with %s', (address, cookie, room) => {
  history.replaceState(null, '', address);
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  makeRoom('litfass_hint');
  expect(document.documentElement.dataset.editorBar).toBe(room);
  delete document.documentElement.dataset.editorBar;
  history.replaceState(null, '', '/');
});

it('the editor’s bar has no room in the frame of a preview', () => {
  vi.stubGlobal('frameElement', document.createElement('iframe'));
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('litfass_hint=1');
  makeRoom('litfass_hint');
  expect(document.documentElement.dataset.editorBar).toBeUndefined();
  vi.unstubAllGlobals();
});

it('the editor’s bar has no room in the admin and the hub, where it never comes', () => {
  const { dataset } = document.documentElement;
  dataset.scriptsNow = '';
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('litfass_hint=1');
  makeRoom('litfass_hint');
  expect(dataset.editorBar).toBeUndefined();
  delete dataset.scriptsNow;
});

it.each([
  ['?edit', 'litfass_hint=1', ['user', 'document/page/7', 'document/page/7/tree']],
  ['?edit', 'litfass_hint=1-elsewhere', []],
  ['?edit', 'litfass_other=1', []],
  ['?edit&v=2', 'litfass_hint=1', []],
  ['', 'litfass_hint=1', []],
])('the editor’s first answers are asked for with the page: %s with %s', (query, cookie, expected) => {
  const ask = vi.fn(async (_path: string) => new Response('{}'));
  vi.stubGlobal('fetch', ask);
  document.head.innerHTML = '<meta name="litfass-document" content="/de/pageeditor-api/document/page/7">';
  history.replaceState(null, '', `/de/besuch${query}`);
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  fetchLate('litfass_hint', 5000, 60_000);
  const paths = expected.map((path) => `/de/pageeditor-api/${path}`);
  expect(ask.mock.calls.map(([path]) => path)).toEqual(paths);
  expect([...(window.litfassEarly?.keys() ?? [])]).toEqual(paths);
  delete window.litfassEarly;
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

it('what a field lacks is said by the form once the framework hears it, never by the browser', () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<form><input required aria-label="E-Mail" /></form>';
  const form = document.forms[0];
  const field = form?.elements[0];
  if (!form || !field) throw new Error('There is no form.');
  const isHeldBack = () => !field.dispatchEvent(new Event('invalid', { cancelable: true }));
  const report = vi.spyOn(form, 'reportValidity').mockReturnValue(false);
  expect(isHeldBack()).toBe(true);
  expect(isHeldBack()).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(report).not.toHaveBeenCalled();
  Object.assign(form, { __reactProps$test: {} });
  vi.advanceTimersByTime(1000);
  expect(report).toHaveBeenCalled();
  expect(isHeldBack()).toBe(false);
  vi.useRealTimers();
  document.body.innerHTML = '';
});

it('a press on what needs scripts is repeated until the framework lets it pass, and then no more', () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<button data-needs-script>In der Nähe</button>';
  const button = document.querySelector('button');
  if (!button) throw new Error('There is no button.');
  const handled = vi.fn();
  button.click();
  vi.advanceTimersByTime(1000);
  // The framework has set its handlers, and still waits for a script of the page: it stops what happens on the document.
  const waiting = new AbortController();
  document.addEventListener('click', (event) => event.stopPropagation(), {
    capture: true,
    signal: waiting.signal,
  });
  Object.assign(button, { __reactProps$test: {} });
  button.addEventListener('click', handled);
  vi.advanceTimersByTime(1000);
  expect(handled).not.toHaveBeenCalled();
  waiting.abort();
  vi.advanceTimersByTime(1000);
  expect(handled).toHaveBeenCalledOnce();
  button.click();
  vi.advanceTimersByTime(1000);
  expect(handled).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
  document.body.innerHTML = '';
});

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { carryPicture, putDownPicture, standstill } from './carried-picture';

const nameOf = (selector: string) => document.querySelector<HTMLElement>(selector)?.style.viewTransitionName;

/** Names that the old and the new page's pictures have when the browser looks at them. */
let seen: (string | undefined)[] = [];
let finish = () => {};
const skip = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
  document.body.innerHTML = '<div data-carried=""><a href="/x">Pegel</a><img id="card"></div>';
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 10, 200, 100));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Object.assign(document, {
    startViewTransition: (update: () => Promise<void>) => {
      seen.push(nameOf('#card'));
      const updateCallbackDone = update().then(() => void seen.push(nameOf('#hero')));
      const finished = new Promise<void>((resolve) => (finish = resolve));
      return { ready: Promise.resolve(), updateCallbackDone, finished, skipTransition: skip };
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'startViewTransition');
});

const link = () => document.querySelector('a') as Element;
const go = () => (document.body.innerHTML = '<header data-hero-image=""><img id="hero"></header>');

it('the picture of a card becomes that of the page, and is an ordinary one afterwards', async () => {
  const late = vi.fn();
  expect(carryPicture(link(), go, late)).toBe(true);
  putDownPicture();
  await vi.advanceTimersByTimeAsync(standstill * 2);
  expect(seen).toEqual(['carried', 'carried']);
  expect(late).not.toHaveBeenCalled();
  finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(nameOf('#hero')).toBe('');
});

it('a page that takes longer is waited for in another way', async () => {
  const late = vi.fn();
  carryPicture(link(), () => undefined, late);
  await vi.advanceTimersByTimeAsync(standstill);
  expect(late).toHaveBeenCalledOnce();
  expect(skip).toHaveBeenCalledOnce();
  go();
  putDownPicture();
  expect(nameOf('#hero')).toBe('');
});

it('nothing is carried without a picture in sight, by browsers that cannot, and for whoever wants no motion', () => {
  const start = vi.fn();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect(carryPicture(link(), start, start)).toBe(false);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 9000, 200, 100));
  expect(carryPicture(link(), start, start)).toBe(false);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 10, 200, 100));
  Reflect.deleteProperty(document, 'startViewTransition');
  expect(carryPicture(link(), start, start)).toBe(false);
  expect(start).not.toHaveBeenCalled();
});

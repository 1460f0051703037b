// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageEvent } from '@/lib/site';
import { followParts } from './page-parts';

/** What the observer hears of a part: whether it begins in the upper part of the window or above. */
type Heard = (part: string, isIntersecting: boolean) => void;

let hear: Heard;

beforeEach(() => {
  document.body.innerHTML = `
    <nav data-page-parts><ul>
      <li><a href="#hours">Öffnungszeiten</a></li><li><a href="#way">Anfahrt</a></li><li><a href="#gone">Weg</a></li>
    </ul></nav>
    <section id="hours"></section><section id="way"></section>`;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(say: (entries: object[]) => void) {
        hear = (part, isIntersecting) => say([{ target: document.getElementById(part), isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

const current = () =>
  [...document.querySelectorAll('[aria-current="true"]')].map(({ textContent }) => textContent);

it('marks the part of a page that is read, the one before it on the way back, and the first until one has begun', () => {
  followParts();
  hear('hours', false);
  expect(current()).toEqual(['Öffnungszeiten']);
  hear('hours', true);
  expect(current()).toEqual(['Öffnungszeiten']);
  hear('way', true);
  expect(current()).toEqual(['Anfahrt']);
  hear('way', false);
  expect(current()).toEqual(['Öffnungszeiten']);
  hear('hours', false);
  expect(current()).toEqual(['Öffnungszeiten']);
});

it('pushes a row that is longer than the window along to the part that is read', () => {
  const row = document.querySelector('ul') ?? document.createElement('ul');
  // Each link is 100 px wide, and what has been pushed along stands further left.
  [...row.querySelectorAll('a')].forEach((link, index) => {
    link.getBoundingClientRect = () => new DOMRect(20 + index * 100 - row.scrollLeft, 0, 100, 50);
  });
  followParts();
  hear('hours', true);
  expect(row.scrollLeft).toBe(0);
  hear('way', true);
  expect(row.scrollLeft).toBe(100);
  hear('way', false);
  expect(row.scrollLeft).toBe(0);
});

it('follows the parts that edit mode puts in the place of others', () => {
  const stop = followParts();
  hear('hours', true);
  for (const id of ['hours', 'way']) {
    const part = document.createElement('section');
    part.id = id;
    document.getElementById(id)?.replaceWith(part);
  }
  document.dispatchEvent(new CustomEvent(pageEvent));
  hear('way', true);
  expect(current()).toEqual(['Anfahrt']);
  stop();
});

it('pushes a row along at once if a link has led right to a part, but not one that was pushed already', () => {
  for (const [pushed, then] of [
    [0, 100],
    [30, 30],
  ] as const) {
    const row = document.querySelector('ul') ?? document.createElement('ul');
    [...row.querySelectorAll('a')].forEach((link, index) => {
      link.removeAttribute('aria-current');
      link.getBoundingClientRect = () => new DOMRect(20 + index * 100 - row.scrollLeft, 0, 100, 50);
    });
    row.scrollLeft = pushed;
    followParts();
    hear('way', true);
    expect(row.scrollLeft).toBe(then);
  }
});

it('does nothing on a page without a table of contents', () => {
  document.body.innerHTML = '';
  vi.stubGlobal('IntersectionObserver', undefined);
  expect(() => followParts()()).not.toThrow();
});

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followParts } from './page-parts';

/** What the observer hears of a part: whether it begins above the middle of the window. */
type Heard = (part: string, isIntersecting: boolean) => void;

let hear: Heard;

beforeEach(() => {
  document.body.innerHTML = `
    <nav data-page-parts><a href="#hours">Öffnungszeiten</a><a href="#way">Anfahrt</a><a href="#gone">Weg</a></nav>
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

it('marks the part of a page that is read, and the one before it on the way back', () => {
  followParts();
  hear('hours', false);
  expect(current()).toEqual([]);
  hear('hours', true);
  expect(current()).toEqual(['Öffnungszeiten']);
  hear('way', true);
  expect(current()).toEqual(['Anfahrt']);
  hear('way', false);
  expect(current()).toEqual(['Öffnungszeiten']);
  hear('hours', false);
  expect(current()).toEqual([]);
});

it('does nothing on a page without a table of contents', () => {
  document.body.innerHTML = '';
  vi.stubGlobal('IntersectionObserver', undefined);
  expect(() => followParts()()).not.toThrow();
});

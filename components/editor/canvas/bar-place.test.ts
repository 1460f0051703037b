// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { coversSomething, findBarPlace, hideCovered, listTexts } from './bar-place';

const window = { left: 0, top: 80, right: 1000, bottom: 800 };
const block = { left: 100, top: 300, right: 500, bottom: 400 };
const size = { width: 200, height: 24 };

function at(left: number, top: number, width = 50, height = 20) {
  return { left, top, right: left + width, bottom: top + height };
}

describe('findBarPlace', () => {
  it.each([
    ['above, where nothing is', [], 'above'],
    ['below, where a text stands right above', [at(110, 275)], 'below'],
    [
      'at the end of the line, where both have a text at its beginning',
      [at(110, 275), at(110, 405)],
      'above-end',
    ],
    ['above, where a text only comes near', [at(110, 255)], 'above'],
    ['above, where each covers as much', [at(0, 270, 600, 40), at(0, 390, 600, 40)], 'above'],
    [
      'where it covers fewest letters, where there is no room at all',
      [at(0, 275, 600), at(0, 410, 600)],
      'below',
    ],
  ])('%s', (_, texts, place) => expect(findBarPlace(block, size, { texts, window })).toBe(place));

  it('leaves what is needed free, even for many letters', () => {
    const plus = { ...at(200, 400), isNeeded: true };
    const texts = [at(0, 270, 600, 40), plus];
    expect(findBarPlace(block, size, { texts, window })).toBe('below-end');
    expect(findBarPlace(block, size, { texts: [...texts, at(350, 405, 50)], window })).toBe('below-end');
  });

  it('stays in the window', () => {
    const high = { ...block, top: 90 };
    expect(findBarPlace(high, size, { texts: [], window })).toBe('below');
    const right = { left: 900, top: 300, right: 980, bottom: 400 };
    expect(findBarPlace(right, size, { texts: [], window })).toBe('above-end');
    expect(findBarPlace(right, size, { texts: [at(0, 270, 1000, 160)], window })).toBe('above-end');
    const wide = { width: 1200, height: 24 };
    expect(findBarPlace(right, wide, { texts: [], window })).toBe('above');
  });
});

it('what is to be done in the block above is not covered, either', () => {
  const canvas = document.createElement('div');
  canvas.innerHTML = '<div data-marks><button>Bild beschreiben …</button></div><p>Sonst etwas</p>';
  const [mark] = canvas.querySelectorAll('button');
  if (mark) mark.getBoundingClientRect = () => new DOMRect(110, 276, 120, 22);
  const texts = listTexts(canvas, block);
  expect(texts).toHaveLength(1);
  expect(findBarPlace(block, size, { texts, window })).toBe('below');
});

it('a bar hides what it lies on of another block, until it is gone, and nothing of the block around its own', () => {
  document.body.innerHTML = `<div data-editing><div data-block="1"><div data-marks><button id="mark"></button></div>
    <button data-add id="far"></button></div>
    <div data-block="2"><div data-block="3"><div data-place></div></div><button data-add id="own"></button></div></div>`;
  const put = (selector: string, box: DOMRect) => {
    const element = document.querySelector<HTMLElement>(selector);
    if (element === null) throw new Error(selector);
    element.getBoundingClientRect = () => box;
    return element;
  };
  put('#mark', new DOMRect(200, 270, 90, 24));
  put('#far', new DOMRect(400, 270, 28, 28));
  put('#own', new DOMRect(200, 270, 28, 28));
  const bar = put('[data-place]', new DOMRect(100, 276, 200, 24));
  const listHidden = () => [...document.querySelectorAll('[data-covered]')].map(({ id }) => id);
  const show = hideCovered(bar);
  expect(listHidden()).toEqual(['mark']);
  show();
  expect(listHidden()).toEqual([]);
});

it('what stands at the edge of a block covers the next text, or the bar of a selected block, if it lies on it', () => {
  const canvas = document.createElement('div');
  canvas.dataset.editing = '';
  canvas.innerHTML =
    '<div data-block="1"><button></button></div><div data-block="2" data-selected><div data-place></div><img alt=""></div>';
  const put = (selector: string, box: DOMRect) => {
    const element = canvas.querySelector<HTMLElement>(selector);
    if (element === null) throw new Error(selector);
    element.getBoundingClientRect = () => box;
    return element;
  };
  put('[data-block="1"]', new DOMRect(100, 300, 400, 100));
  const part = put('button', new DOMRect(200, 400, 80, 24));
  put('img', new DOMRect(100, 424, 400, 100));
  put('[data-place]', new DOMRect(94, 400, 100, 24));
  expect(coversSomething(part)).toBe(false);
  put('[data-place]', new DOMRect(94, 400, 120, 24));
  expect(coversSomething(part)).toBe(true);
  put('[data-place]', new DOMRect(94, 400, 100, 24));
  put('img', new DOMRect(100, 412, 400, 100));
  expect(coversSomething(part)).toBe(true);
});

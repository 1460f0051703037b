// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { findBarPlace, listSurroundings } from './bar-place';

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
    ['above, where there is no room at all', [at(0, 275, 600), at(0, 405, 600)], 'above'],
  ])('%s', (_, texts, place) =>
    expect(findBarPlace(block, size, { texts, marks: [], window }).place).toBe(place),
  );

  it('stays in the window', () => {
    const high = { ...block, top: 90 };
    expect(findBarPlace(high, size, { texts: [], marks: [], window }).place).toBe('below');
    const right = { left: 900, top: 300, right: 980, bottom: 400 };
    expect(findBarPlace(right, size, { texts: [], marks: [], window }).place).toBe('above-end');
  });
});

it('what is to be done in the block above is not covered, either', () => {
  const canvas = document.createElement('div');
  canvas.innerHTML = '<div data-marks><button>Bild beschreiben …</button></div><p>Sonst etwas</p>';
  const [mark] = canvas.querySelectorAll('button');
  if (mark) mark.getBoundingClientRect = () => new DOMRect(110, 276, 120, 22);
  const around = { ...listSurroundings(canvas, block), window };
  expect(around.marks).toHaveLength(1);
  expect(findBarPlace(block, size, around).place).toBe('below');
});

describe('a bar that has marks around it', () => {
  const above = at(420, 276, 80);
  const below = at(380, 402, 120);
  const find = (marks: ReturnType<typeof at>[], width: number, kept?: string) =>
    findBarPlace(block, { width, height: 24 }, { texts: [], marks, window }, kept);

  it('ends before them, however much is said in it later', () => {
    expect(find([above], 200)).toEqual({ place: 'above', width: 326 });
    expect(find([], 200)).toEqual({ place: 'above', width: Infinity });
  });

  it('stays where it is only while it covers none', () => {
    expect(find([above], 300, 'below')).toEqual({ place: 'below', width: Infinity });
    expect(find([above], 400, 'above')).toEqual({ place: 'below', width: Infinity });
  });

  it('is shortened where it would cover one anywhere', () => {
    expect(find([above, below], 400, 'above')).toEqual({ place: 'above', width: 326 });
    expect(find([at(300, 276, 200), below], 400, 'above')).toEqual({ place: 'below', width: 286 });
    // Not while it only shows with its block: then it is whole.
    expect(find([at(300, 276, 200), below], 400).place).toBe('above');
  });
});

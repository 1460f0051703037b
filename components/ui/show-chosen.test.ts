// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { chosenScript, showChosen } from './show-chosen';

/** A row of 400 px with a chosen filter that begins at 1000 px. */
function open(): HTMLElement {
  document.body.innerHTML =
    '<nav data-filter><ul><li><a>Alle</a></li><li><a aria-current="true">Fest</a></li></ul></nav>';
  const [row, chosen] = document.querySelectorAll<HTMLElement>('ul, [aria-current]');
  if (!row || !chosen) throw new Error('Nothing to choose');
  row.getBoundingClientRect = () => new DOMRect(0, 0, 400, 44);
  chosen.getBoundingClientRect = () => new DOMRect(1000, 0, 80, 44);
  return row;
}

afterEach(() => vi.unstubAllGlobals());

it('pushes a row of filters along to the chosen one, with what stands before it', () => {
  vi.stubGlobal('CSS', { supports: () => false });
  const row = open();
  showChosen();
  expect(row.scrollLeft).toBe(920);
  expect(chosenScript).toMatch(/^\(.+\)\(\)$/s);
});

it('leaves it to browsers that do so by themselves', () => {
  vi.stubGlobal('CSS', { supports: (name: string) => name === 'scroll-initial-target' });
  const row = open();
  showChosen();
  expect(row.scrollLeft).toBe(0);
});

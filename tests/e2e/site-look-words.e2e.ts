import { expect, test, type Page } from '@playwright/test';
import { resize } from '../support/browser';
import { records } from '../support/demo-content';
import { decide } from '../support/editor-page';
import { evaluateEvery } from '../support/every';

// Not every browser can hyphenate: each word of the demo has room on a line where it stands, without being cut.

test.beforeEach(({ context }) => decide(context));

/** Words of a page that go on in the next line without a hyphen; a stroke stands for the break. */
async function findCutWords(page: Page): Promise<string[]> {
  await page.addStyleTag({
    content: '* { hyphens: manual !important; content-visibility: visible !important; }',
  });
  return evaluateEvery(page.locator('body'), ([body]) => {
    const cut: string[] = [];
    /** Whether only a screen reader gets it, for which it has no room at all. */
    const isHidden = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isHidden(element.parentElement));
    const range = document.createRange();
    const walker = document.createTreeWalker(body ?? document, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent ?? '';
      let before: DOMRect | undefined;
      for (const { 0: letter, index } of text.matchAll(/./gsu)) {
        range.setStart(walker.currentNode, index);
        range.setEnd(walker.currentNode, index + letter.length);
        const box = range.getBoundingClientRect();
        if (!/[\p{L}\p{N}]/u.test(letter) || box.width === 0) before = undefined;
        else {
          // A name that stands at an angle on a map goes down, but on.
          const isBelow = before && box.top > before.top + box.height / 2 && box.left < before.left;
          if (isBelow && !isHidden(walker.currentNode.parentElement)) {
            const [start = ''] = /[\p{L}\p{N}]*$/u.exec(text.slice(0, index)) ?? [];
            const [end = ''] = /^[\p{L}\p{N}]*/u.exec(text.slice(index)) ?? [];
            cut.push(`${start}|${end}`);
          }
          before = box;
        }
      }
    }
    return cut;
  });
}

test('no word is cut in a window as narrow as columns stand beside each other in', async ({
  page,
  request,
}) => {
  test.slow();
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const german = addresses.filter((address) => address.startsWith('/de/'));
  expect(german.length).toBeGreaterThan(100);
  const demo = JSON.stringify(records);
  await resize(page, { width: 1024, height: 800 });
  for (const address of german) {
    await page.goto(address);
    // What other tests have written is none of the demo's words.
    const cut = (await findCutWords(page)).filter((word) => demo.includes(word.replace('|', '')));
    expect(cut, address).toEqual([]);
  }
});

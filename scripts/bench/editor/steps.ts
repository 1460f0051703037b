import type { Browser, Locator, Page } from '@playwright/test';
import { settle } from '@/tests/support/browser';
import type { ScratchSite } from '../../scratch/site';
import { inWindow, untilSaved } from './window';

/** What the fixed task makes: a headline and a text each, in both languages. */
const pairs = 10;

/** What the fixed task took besides its words. */
interface Presses {
  mouse: number;
  keys: number;
}

/** A hand that counts what it does besides writing: each press of a key or of the mouse. */
class Hand {
  readonly presses: Presses = { mouse: 0, keys: 0 };

  constructor(private readonly page: Page) {}

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      this.presses.keys += 1;
      await this.page.keyboard.press(key);
    }
  }

  async click(target: Locator): Promise<void> {
    this.presses.mouse += 1;
    await target.click();
  }

  /** Words of the page, which are no steps. */
  async write(words: string): Promise<void> {
    await this.page.keyboard.type(words);
  }
}

/**
 * The presses that a fixed task takes on an empty page besides its words: twenty blocks in both languages, published. With keys alone, or
 * with the mouse, and of the keys only Enter at the end of a headline, where the hand is at the keys anyway.
 */
export async function countSteps(
  browser: Browser,
  site: ScratchSite,
  path: string,
  way: 'keys' | 'mouse',
): Promise<Presses> {
  return inWindow(browser, site, async (page) => {
    await page.goto(`${path}?edit`);
    const canvas = page.getByRole('group', { name: 'Seite bearbeiten' });
    await canvas.waitFor();
    const hand = new Hand(page);
    await (way === 'keys' ? writeByKeys : writeByMouse)(hand, page, canvas);
    await translate(hand, page, way);
    await untilSaved(page);
    await publish(hand, page, way);
    return hand.presses;
  });
}

const wordsOf = (index: number, language: 'de' | 'en') =>
  language === 'de' ? `Überschrift ${index}` : `Headline ${index}`;

async function writeByKeys(hand: Hand, page: Page, canvas: Locator): Promise<void> {
  await hand.press('Alt+Shift+B', 'Enter');
  await untilFocused(page.getByRole('menuitem', { name: /^Eine Spalte/ }));
  await hand.press('Enter');
  for (let index = 0; index < pairs; index += 1) {
    await untilFocused(canvas.getByRole('textbox', { name: 'Text: Text' }).last());
    if (index > 0) await hand.press('Enter');
    await hand.press('#', '#', 'Space');
    await untilFocused(canvas.getByRole('textbox', { name: 'Überschrift: Überschrift' }).last());
    await hand.write(wordsOf(index, 'de'));
    await hand.press('Enter');
    await untilFocused(canvas.getByRole('textbox', { name: 'Text: Text' }).last());
    await hand.write('Ein Absatz.');
  }
}

async function writeByMouse(hand: Hand, page: Page, canvas: Locator): Promise<void> {
  await hand.click(canvas.getByRole('button', { name: 'Abschnitt einfügen' }));
  await hand.click(page.getByRole('menuitem', { name: /^Eine Spalte/ }));
  const headline = canvas.getByRole('textbox', { name: 'Überschrift: Überschrift' });
  const text = canvas.getByRole('textbox', { name: 'Text: Text' });
  for (let index = 0; index < pairs; index += 1) {
    await untilFocused(text.last());
    // The empty text of the section gives way to the first headline.
    await hand.click(canvas.getByRole('button', { name: /^Überschrift nach / }).last());
    await untilFocused(headline.last());
    await hand.write(wordsOf(index, 'de'));
    await hand.press('Enter');
    await untilFocused(text.last());
    await hand.write('Ein Absatz.');
  }
}

/** From missing text to missing text on the page in English. */
async function translate(hand: Hand, page: Page, way: 'keys' | 'mouse'): Promise<void> {
  const beside = page.getByRole('region', { name: 'Die Seite auf Englisch' });
  if (way === 'keys') await hand.press('Alt+Shift+T');
  else {
    await hand.click(page.getByRole('button', { name: 'Mehr' }));
    await hand.click(page.getByRole('menuitem', { name: /Beide Sprachen|Übersetz/ }));
  }
  const next = beside.getByRole('button', { name: /^Nächster fehlender Text/ });
  await next.waitFor();
  const isWriting = () =>
    page.evaluate(() => document.activeElement?.closest('[data-beside] [contenteditable]') !== null);
  const isLine = () => page.evaluate(() => document.activeElement?.ariaMultiLine === 'false');
  if (!(await isWriting())) await (way === 'keys' ? hand.press('Alt+Shift+T') : hand.click(next));
  for (let left = 2 * pairs; left > 0; left -= 1) {
    await page.waitForFunction(
      () => document.activeElement?.closest('[data-beside] [contenteditable]')?.textContent === '',
    );
    await hand.write(`Words ${left}`);
    if (left === 1) continue;
    if (await isLine()) await hand.press('Enter');
    else await (way === 'keys' ? hand.press('Alt+Shift+T') : hand.click(next));
  }
}

async function publish(hand: Hand, page: Page, way: 'keys' | 'mouse'): Promise<void> {
  const both = page.getByRole('menuitem', { name: 'Deutsch und Englisch veröffentlichen' });
  if (way === 'keys') await hand.press('Alt+Shift+P');
  else await hand.click(page.getByRole('button', { name: 'Veröffentlichen', exact: true }));
  await both.waitFor();
  if (way === 'keys') {
    // No hand is so fast that the menu does not know its items yet.
    await settle(page);
    // The first letter of an item leads to it.
    await hand.press('d');
    await untilFocused(both);
    await hand.press('Enter');
  } else await hand.click(both);
  await page.getByRole('status').getByText('Veröffentlicht', { exact: true }).waitFor();
}

async function untilFocused(field: Locator): Promise<void> {
  await field.and(field.page().locator(':focus')).waitFor();
}

import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';

const source = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The criteria of WCAG 2.2 at level AA, without what axe thinks good practice beyond them. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A language is seen as an abbreviation (DE) and said as a word (Deutsch), a list as “1.”: axe takes that for two different names. */
const shortForm = '^(?:de|en|\\P{L}*)$';

/**
 * What axe finds wrong in the page: each fault as `rule: element | element`.
 *
 * @param within selector of the part to look at
 * @param without selector of a part to leave out
 * @param rules tags of the rules, all without them
 */
export async function findFaults(
  page: Page,
  { within, without, rules }: { within?: string; without?: string; rules?: string[] } = {},
): Promise<string[]> {
  // Axe stays in the page, so that a second look costs no loading.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const options: Axe.RunOptions = {
    resultTypes: ['violations'],
    ...(rules ? { runOnly: { type: 'tag', values: rules } } : {}),
  };
  return page.evaluate(
    async ({ parts, settings, shortForm }) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      const { violations } = await axe.run(parts, settings);
      const isShortForm = (id: string, target: Axe.NodeResult['target']) =>
        id === 'label-content-name-mismatch' &&
        new RegExp(shortForm, 'iu').test(document.querySelector(String(target))?.textContent ?? '');
      return violations
        .map(({ id, nodes }) => ({ id, nodes: nodes.filter(({ target }) => !isShortForm(id, target)) }))
        .filter(({ nodes }) => nodes.length > 0)
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    {
      parts: { include: [within ?? 'html'], ...(without ? { exclude: [without] } : {}) },
      settings: options,
      shortForm,
    },
  );
}

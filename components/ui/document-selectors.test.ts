// @vitest-environment node
import { readFileSync } from 'node:fs';
import { AtRule, parse, type Node } from 'postcss';
import { expect, it } from 'vitest';
import { listSourceFiles } from '@/tests/support/source-files';

/** A selector without what stands in brackets, but for those of `:global`, of which only the name goes. */
function outline(selector: string): string {
  const shorter = selector.replace(/:global\(([^()]*)\)/g, '$1').replace(/(?<!:global)\([^()]*\)/g, '');
  return shorter === selector ? selector : outline(shorter);
}

/** Whether a selector chooses parts of the page by what the document contains (docs/decisions/0093). */
function asksDocument(selector: string): boolean {
  const compounds = outline(selector)
    .trim()
    .split(/\s*[\s>+~]\s*/);
  return compounds.slice(0, -1).some((compound) => /^(?:(?::root|html|body)[^.#]*)?:has/.test(compound));
}

/** Rules for paper are none on a screen. */
function isForPaper({ parent }: { parent?: Node['parent'] }): boolean {
  if (parent === undefined) return false;
  return (parent instanceof AtRule && /(?<!not )print/.test(parent.params)) || isForPaper(parent);
}

it.each([
  [':root:has([data-panel]) .bar', true],
  [':global(:root:has([data-panel])) .bar', true],
  [":global(body:has(> * > [role='menu'])) .dialog", true],
  [':has(+ * > .frame) > .below', true],
  [':global(:root:has([data-hero-image]):not([data-scrolled])) .header', true],
  [':global(:root:has([data-panel]))', false],
  [":root:has([role='dialog'] :is([data-editor-layer], footer)) .region", true],
  [':root[data-panel] .bar', false],
  ['.frame:has(.frame) > .bar', false],
  ['.frame:is([data-selected], :has([data-selected])) > .add', false],
  ['[data-block]:not([data-selected], :has([data-selected])) .text', false],
])('knows that %s %s', (selector, expected) => {
  expect(asksDocument(selector)).toBe(expected);
});

it('lets no style ask the whole document with each element that comes or goes', () => {
  const faults: string[] = [];
  const files = listSourceFiles(/\.css$/);
  expect(files.length).toBeGreaterThan(100);
  for (const file of files)
    parse(readFileSync(file, 'utf8')).walkRules((rule) => {
      if (isForPaper(rule)) return;
      faults.push(...rule.selectors.filter(asksDocument).map((selector) => `${file}: ${selector}`));
    });
  expect(faults).toEqual([]);
});

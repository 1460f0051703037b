// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { parse, type AtRule, type ChildNode } from 'postcss';
import { expect, it } from 'vitest';

/** The place behind the bracket that is open at a place. */
function closeOf(selector: string, open: number): number {
  let at = open;
  for (let depth = 1; depth > 0 && at < selector.length; at += 1) {
    if (selector[at] === '(') depth += 1;
    if (selector[at] === ')') depth -= 1;
  }
  return at;
}

/** A selector without the brackets of `:global`, and what stands in other brackets left out. */
function outline(selector: string): string {
  const start = selector.indexOf('(');
  if (start < 0) return selector;
  const end = closeOf(selector, start + 1);
  const rest = selector.slice(end);
  const before = selector.slice(0, start);
  if (before.endsWith(':global'))
    return outline(`${before.slice(0, -':global'.length)}${selector.slice(start + 1, end - 1)}${rest}`);
  return `${before}${outline(rest)}`;
}

/** Whether a selector chooses parts of the page by what the document contains (docs/decisions/0093). */
function asksDocument(selector: string): boolean {
  const compounds = outline(selector)
    .trim()
    .split(/\s*[\s>+~]\s*/);
  return compounds.slice(0, -1).some((compound) => /^(?:(?::root|html|body)[^.#]*)?:has/.test(compound));
}

/** Rules for paper are none on a screen. */
function isForPaper({ parent }: ChildNode): boolean {
  if (parent === undefined || parent.type === 'root') return false;
  return (parent as AtRule).params?.includes('print') && !(parent as AtRule).params.includes('not print')
    ? true
    : isForPaper(parent as ChildNode);
}

it.each([
  [':root:has([data-panel]) .bar', true],
  [':global(:root:has([data-panel])) .bar', true],
  [":global(body:has(> * > [role='menu'])) .dialog", true],
  [':has(+ * > .frame) > .below', true],
  [':global(:root:has([data-hero-image]):not([data-scrolled])) .header', true],
  [':global(:root:has([data-panel]))', false],
  [':root[data-panel] .bar', false],
  ['.frame:has(.frame) > .bar', false],
  ['.frame:is([data-selected], :has([data-selected])) > .add', false],
  ['[data-block]:not([data-selected], :has([data-selected])) .text', false],
])('knows that %s %s', (selector, expected) => {
  expect(asksDocument(selector)).toBe(expected);
});

it('lets no style ask the whole document with each element that comes or goes', () => {
  const faults: string[] = [];
  const files = ['components', 'app'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => `${folder}/${file}`),
  );
  expect(files.length).toBeGreaterThan(100);
  for (const file of files)
    parse(readFileSync(file, 'utf8')).walkRules((rule) => {
      if (isForPaper(rule)) return;
      faults.push(...rule.selectors.filter(asksDocument).map((selector) => `${file}: ${selector}`));
    });
  expect(faults).toEqual([]);
});

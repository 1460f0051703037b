// @vitest-environment node
import { readFileSync } from 'node:fs';
import { parse, type Rule } from 'postcss';
import { expect, it } from 'vitest';
import { listSourceFiles } from '@/tests/support/source-files';

/** The value of a property in a rule itself. */
function valueOf(rule: Rule, property: string): string | undefined {
  let found: string | undefined;
  rule.each((node) => {
    if (node.type === 'decl' && node.prop === property) found = node.value;
  });
  return found;
}

/** Whether a rule is for what the pointer is over, for where one is, or for colours that a visitor forces. */
const isForState = ({ selector, parent }: Rule): boolean =>
  /:hover|:focus|\[aria-current\]/.test(selector) ||
  (parent?.type === 'atrule' && 'params' in parent && String(parent.params).includes('forced-colors'));

it('underlines links of the site in one way, but for ways through it under the pointer, whose line is a mark', () => {
  const ways: Record<string, number> = { links: 0, marks: 0 };
  const faults: string[] = [];
  const files = listSourceFiles(/\.css$/).filter((file) => !/editor|admin|cms-hub/.test(file));
  for (const file of files)
    parse(readFileSync(file, 'utf8')).walkRules((rule) => {
      const decoration = valueOf(rule, 'text-decoration');
      if (!decoration?.includes('underline')) return;
      if (decoration === 'var(--underline)') ways.links = (ways.links ?? 0) + 1;
      else if (isForState(rule)) ways.marks = (ways.marks ?? 0) + 1;
      else faults.push(`${file}: ${rule.selector}`);
    });
  expect(faults).toEqual([]);
  expect(ways.links).toBeGreaterThan(ways.marks ?? 0);
});

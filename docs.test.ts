import fs from 'node:fs';
import { describe, expect, it } from 'vitest';

const documents = ['README.md', 'docs/architecture.md', 'docs/vocabulary.md', 'docs/specification.md'];
const architecture = fs.readFileSync('docs/architecture.md', 'utf8');

/** Paths in a text that begin in one of the code's folders and name a file. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) =>
      /^(?:app|components|lib|messages|scripts|tests)\/|^(?:middleware|instrumentation)\.ts$/.test(name),
    )
    .filter((name) => !/[*{<…]/.test(name));
}

/** Rules of docs/specification.md: rule → what shows it. */
const rules = fs
  .readFileSync('docs/specification.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| *(?:rule|situation) |^\|[ :|-]+$/.test(line))
  .map((line): [string, string] => {
    const cells = line.split(' | ');
    return [cells[0]?.replace(/^\| /, '').trim() ?? '', cells.at(-1) ?? ''];
  });

const files = ['components', 'docs', 'lib', 'scripts', 'tests'].flatMap((folder) =>
  fs.readdirSync(folder, { recursive: true }).map((name) => `${folder}/${String(name)}`),
);

/** Whether a name in the specification stands for a test, a folder of tests or a decision. `*` is any part of a name. */
function isProof(name: string): boolean {
  const [, suite, file = ''] = /^(e2e|contract)\/(.*)$/.exec(name) ?? [];
  const beginning =
    suite === 'e2e'
      ? `tests/e2e/${file}.e2e.ts`
      : suite === 'contract'
        ? `tests/contract/${file}.contract.test.ts`
        : name.startsWith('decision ')
          ? `docs/decisions/${name.slice(9).padStart(4, '0')}-`
          : /\.test\.tsx?$/.test(name)
            ? name
            : `${name}/*.test.ts`;
  const pattern = new RegExp(`^${beginning.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}`);
  return files.some((each) => pattern.test(each));
}

/** The trips of docs/architecture.md: heading → what stands below it. */
const trips = new Map(
  architecture
    .split('\n### ')
    .slice(1)
    .map((part): [string, string] => [part.slice(0, part.indexOf('\n')), part]),
);

describe('the documents', () => {
  it.each(documents)('%s names only files that exist', (document) => {
    const missing = pathsIn(fs.readFileSync(document, 'utf8')).filter((name) => !fs.existsSync(name));
    expect(missing).toEqual([]);
  });

  it.each([...trips])('the trip "%s" has as many stations and files as the table says', (name, text) => {
    const stations = text.match(/^\d+\. .*$/gm) ?? [];
    const files = new Set(stations.flatMap(pathsIn));
    const row = new RegExp(`^\\| ${name} *\\| (\\d+) *\\| (\\d+) *\\|`, 'm').exec(architecture);
    expect(row?.slice(1).map(Number)).toEqual([stations.length, files.size]);
  });

  it.each(rules)('the rule "%s" is shown by tests or decisions that exist', (_, shownBy) => {
    const names = [
      ...[...shownBy.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
      ...(shownBy.match(/decision \d+/g) ?? []),
    ];
    expect(names).not.toEqual([]);
    expect(names.filter((name) => !isProof(name))).toEqual([]);
  });
});

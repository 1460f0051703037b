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
});

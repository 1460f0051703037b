import path from 'node:path';
import ts from 'typescript';

/** How often files of one box import files of another. */
export interface Imports {
  from: string;
  to: string;
  count: number;
}

/** Counts the imports between boxes, sorted by their names, without packages and style sheets; `boxOf` is null for files to leave out. */
export function countImports(
  files: ReadonlyMap<string, string>,
  boxOf: (file: string) => string | null,
): Imports[] {
  const counts = new Map<string, Imports>();
  for (const [file, text] of files) {
    const from = boxOf(file);
    if (from === null) continue;
    for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles) {
      const target = resolve(file, fileName);
      const to = target === null || target.endsWith('.css') ? null : boxOf(target);
      if (to === null || to === from) continue;
      const key = `${from}\n${to}`;
      counts.set(key, { from, to, count: (counts.get(key)?.count ?? 0) + 1 });
    }
  }
  return [...counts.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
}

/** The file that an import refers to, from the root, perhaps without extension; null for a package. */
function resolve(file: string, name: string): string | null {
  if (name.startsWith('@/')) return name.slice(2);
  return name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : null;
}

import path from 'node:path';
import ts from 'typescript';

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  lib: ['lib.es2022.d.ts'],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/**
 * What the vocabulary of schema.org says against statements: unknown types and properties, values of a kind that a property does not take.
 * The judge is the compiler, by the types that `schema-dts` has made from the vocabulary itself.
 */
export function findVocabularyFaults(statements: readonly Record<string, unknown>[]): string[] {
  // It need not be there; packages are looked for from where it would be.
  const file = path.join(import.meta.dirname, 'statements-of-screens.ts');
  const text = statements
    .map((each, index) => {
      const type = `import('schema-dts').WithContext<import('schema-dts').${String(each['@type'])}>`;
      return `export const statement${index}: ${type} = ${JSON.stringify(each)};`;
    })
    .join('\n');
  const host = ts.createCompilerHost(options);
  const usual = {
    fileExists: host.fileExists.bind(host),
    readFile: host.readFile.bind(host),
    getSourceFile: host.getSourceFile.bind(host),
  };
  host.fileExists = (name) => name === file || usual.fileExists(name);
  host.readFile = (name) => (name === file ? text : usual.readFile(name));
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022)
      : usual.getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host);
  const source = program.getSourceFile(file);
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
    ({ messageText, start = 0 }) =>
      `${text.slice(start, start + 60)}: ${ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 400)}`,
  );
}

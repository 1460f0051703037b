import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadClientMessages, loadPartMessages } from './client-messages';

const root = path.join(import.meta.dirname, '../..');
/** What a file imports when it is loaded; types and what is imported later are left out. */
const staticImports = /^(?:import|export)\s+(?!type\b)[^'"();]*?from\s+'([^']+)'|^import\s+'([^']+)'/gm;

/** What code outside the parts says: `session.say('group.name', …)`. */
const saidMessages = /\bsay\(\s*'([\w.]+)'/g;

function findFile(name: string, from: string): string | null {
  if (!name.startsWith('@/') && !name.startsWith('.')) return null;
  const file = name.startsWith('@/') ? path.join(root, name.slice(2)) : path.join(path.dirname(from), name);
  return [`${file}.ts`, `${file}.tsx`].find((each) => fs.existsSync(each)) ?? null;
}

/** A file of the editor with all that is loaded with it, by their names. */
function readAll(file: string, known = new Map<string, string>()): Map<string, string> {
  if (known.has(file)) return known;
  const source = fs.readFileSync(file, 'utf8');
  known.set(file, source);
  for (const [, name, alone] of source.matchAll(staticImports)) {
    const found = findFile(name ?? alone ?? '', file);
    if (found !== null) readAll(found, known);
  }
  return known;
}

/** Names of messages by their groups, as `group.name`. */
function listNames(groups: object): string[] {
  return Object.entries(groups).flatMap(([group, messages]) =>
    Object.keys(messages as object).map((name) => `${group}.${name}`),
  );
}

/** Whether a file uses a message of the editor: by its whole name, or within its group. */
function uses(source: string, message: string): boolean {
  const [group, name] = message.split('.');
  const isWithin =
    source.includes(`'editor.${group}'`) && new RegExp(`\\bt\\(\\s*['\`]${name}\\b`).test(source);
  return isWithin || new RegExp(`\\b(?:t|say|words)\\(\\s*['\`]${group}\\.${name}\\b`).test(source);
}

it('has the messages of the start of the editor without those that come with its parts', async () => {
  const parts = listNames(await loadPartMessages('de'));
  const start = readAll(path.join(import.meta.dirname, 'editor-layer.tsx'));
  expect(start.size).toBeGreaterThan(100);
  const wrong = [...start].flatMap(([file, source]) =>
    parts
      .filter((message) => uses(source, message))
      .map((message) => `${path.relative(root, file)}: ${message}`),
  );
  expect(wrong).toEqual([]);
});

it('has in the start what is said by a session, which knows none of the parts’ messages', async () => {
  const parts = listNames(await loadPartMessages('de'));
  const files = fs
    .readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const said = files.flatMap((file) =>
    [...fs.readFileSync(path.join(import.meta.dirname, file), 'utf8').matchAll(saidMessages)].map(
      ([, message]) => message,
    ),
  );
  expect(said.length).toBeGreaterThan(50);
  expect(said.filter((message) => parts.includes(message ?? ''))).toEqual([]);
});

it('names no message twice', async () => {
  const start = listNames((await loadClientMessages('de')).editor);
  expect(listNames(await loadPartMessages('de')).filter((name) => start.includes(name))).toEqual([]);
});

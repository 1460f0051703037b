import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/contract/locale';
import { getMessages } from './messages';

type Leaves = Map<string, unknown>;

function collectLeaves(value: unknown, path = '', leaves: Leaves = new Map()): Leaves {
  if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) collectLeaves(child, `${path}/${key}`, leaves);
  } else {
    leaves.set(path, value);
  }
  return leaves;
}

/** Not the words of a plural's or a language's case, which stand in braces too. */
const placeholders = (text: unknown) =>
  [
    ...new Set(
      Array.from(
        String(text).matchAll(/(?<!(?:=\d+|one|other|de|en) )\{\s*(\w+)\s*[,}]/g),
        ([, name]) => name,
      ),
    ),
  ].sort();

describe('messages', () => {
  const german = collectLeaves(getMessages('de'));
  const english = collectLeaves(getMessages('en'));

  it('have the same keys in both languages', () => {
    expect([...english.keys()].sort()).toEqual([...german.keys()].sort());
  });

  it.each(locales)('hold no empty string in %s', (locale) => {
    const empty = [...collectLeaves(getMessages(locale))].filter(
      ([, text]) => typeof text !== 'string' || text.trim() === '',
    );
    expect(empty).toEqual([]);
  });

  it('use the same placeholders in both languages', () => {
    const differing = [...german].filter(
      ([key, text]) => placeholders(text).join() !== placeholders(english.get(key)).join(),
    );
    expect(differing).toEqual([]);
  });

  it('end with a full stop in both languages or in none', () => {
    const differing = [...german].filter(
      ([key, text]) => String(text).endsWith('.') !== String(english.get(key)).endsWith('.'),
    );
    expect(differing).toEqual([]);
  });

  it.each(locales)('merge every file of messages/%s', (locale) => {
    const namespaces = readdirSync(`messages/${locale}`).map((file) => file.replace(/(-parts)?\.json$/, ''));
    expect(Object.keys(getMessages(locale)).sort()).toEqual([...new Set(namespaces)].sort());
  });
});

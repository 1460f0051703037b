import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '@/lib/contract/locale';
import { anySeed, anyTree, buildModule, buildSection, pickOperation } from '@/tests/support/trees';
import { isVisible } from './localise';
import { walkTree } from './locate';
import { apply } from './operations-apply';
import { hasChanges, publish } from './publish';
import { serialize } from './serialize';
import { isSection, type Tree, type Values } from './tree';

const empty: Tree = { sections: [] };
const anyLocale = fc.constantFrom(...locales);

/** A published tree and a draft that grew out of the same beginning. */
const anyPair = fc
  .tuple(
    anyTree,
    fc.array(anySeed, { maxLength: 12 }),
    fc.array(fc.subarray([...locales], { minLength: 1 }), { maxLength: 3 }),
  )
  .map(([first, seeds, publishings]) => {
    let last = 1000;
    let published = publish(first, empty, publishings[0] ?? ['de']);
    let draft = first;
    for (const [index, seed] of seeds.entries()) {
      const operation = pickOperation(draft, seed, () => ++last);
      if (operation) draft = apply(draft, operation).tree;
      const wanted = publishings[index];
      if (wanted) published = publish(draft, published, wanted);
    }
    return { draft, published };
  });

/** What readers of a language see: the text of every node that they can see. */
function textsOf(tree: Tree, locale: Locale): Map<number, string> {
  const texts = new Map<number, string>();
  for (const { node } of walkTree(tree)) {
    if (node.hidden?.includes(locale) === true || isSection(node)) continue;
    const content = node.values['content'];
    const text =
      typeof content === 'object' && content !== null && !Array.isArray(content)
        ? content[locale]
        : undefined;
    texts.set(node.id, serialize(text ?? null));
  }
  return texts;
}

describe('publish', () => {
  it('makes the draft public when both languages are published', () => {
    fc.assert(
      fc.property(anyPair, ({ draft, published }) => {
        expect(serialize(publish(draft, published, locales))).toBe(serialize(draft));
      }),
    );
  });

  it('gives the same when one language is published after the other', () => {
    fc.assert(
      fc.property(anyPair, ({ draft, published }) => {
        const both = publish(draft, publish(draft, published, ['de']), ['en']);
        expect(serialize(both)).toBe(serialize(draft));
      }),
    );
  });

  it('shows the draft in the published language, and only published texts in the other', () => {
    fc.assert(
      fc.property(anyPair, anyLocale, ({ draft, published }, locale) => {
        const after = publish(draft, published, [locale]);
        expect(textsOf(after, locale)).toEqual(textsOf(draft, locale));
        const other = locale === 'de' ? 'en' : 'de';
        const earlier = textsOf(published, other);
        for (const [id, text] of textsOf(after, other)) expect(earlier.get(id)).toBe(text);
      }),
    );
  });

  it('leaves no changes behind, and changes nothing when repeated', () => {
    fc.assert(
      fc.property(anyPair, anyLocale, ({ draft, published }, locale) => {
        const after = publish(draft, published, [locale]);
        expect(hasChanges(draft, after, locale)).toBe(false);
        expect(serialize(publish(draft, after, [locale]))).toBe(serialize(after));
      }),
    );
  });

  it('hides a new block in the language that is not published', () => {
    const draft: Tree = { sections: [buildSection({ id: 1, columns: [[buildModule({ id: 2 })]] })] };
    const german = publish(draft, empty, ['de']);
    const [section] = german.sections;
    expect(section && isVisible(section, 'de')).toBe(true);
    expect(section && isVisible(section, 'en')).toBe(false);
    expect(hasChanges(draft, german, 'en')).toBe(true);
  });

  it('keeps what the other language reads of a field that the draft no longer has', () => {
    const one = (values: Values): Tree => ({
      sections: [buildSection({ id: 1, columns: [[buildModule({ id: 2, values })]] })],
    });
    const valuesOf = (tree: Tree) => tree.sections[0]?.columns[0]?.[0]?.values;
    const published = one({ content: { de: 'Alt', en: 'Old' }, only: { de: 'Nur' }, size: 'big', gone: 'x' });
    const draft = one({ content: { de: 'Neu', en: 'New' }, size: 'small' });
    expect(valuesOf(publish(draft, published, ['de']))).toEqual({
      content: { de: 'Neu', en: 'Old' },
      size: 'small',
    });
    expect(valuesOf(publish(one({}), published, ['de']))).toEqual({ content: { en: 'Old' } });
    expect(
      valuesOf(publish(one({ content: { de: 'Neu', en: 'New' } }), one({ content: 'x' }), ['de'])),
    ).toEqual({
      content: { de: 'Neu' },
    });
  });

  it('keeps nothing of a section that has the id of a former block', () => {
    const draft: Tree = { sections: [buildSection({ id: 1, columns: [[buildModule({ id: 2 })]] })] };
    const published: Tree = { sections: [buildSection({ id: 2 })] };
    const after = publish(draft, published, ['en']);
    expect(after.sections[0]?.columns[0]?.[0]).toMatchObject({ values: { content: {} } });
  });
});

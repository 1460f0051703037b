import { describe, expect, it } from 'vitest';
import { moduleOf, sectionOf } from '@/tests/support/editing-backend';
import { findChange, listDifferences } from './find-change';

const text = (id: number, content = `<p>${id}</p>`) => moduleOf(id, 'text', { content });
const page = [sectionOf(1, [text(2), text(3), text(4), text(5)])];

/** The page with these blocks in this order. */
const withBlocks = (...blocks: ReturnType<typeof text>[]) => [sectionOf(1, blocks)];

describe('findChange', () => {
  const change = (after: typeof page) => {
    const found = findChange(page, after);
    return found && [found.module.id, found.shown];
  };

  it.each([
    ['came', withBlocks(text(2), text(9), text(3), text(4), text(5)), [9, 9]],
    ['went, and what stands there now', withBlocks(text(2), text(4), text(5)), [3, 4]],
    ['went at the end', withBlocks(text(2), text(3), text(4)), [5, 4]],
    ['was written', withBlocks(text(2), text(3), text(4, '<p>Neu</p>'), text(5)), [4, 4]],
    ['was moved', withBlocks(text(3), text(4), text(5), text(2)), [2, 2]],
  ])('names what %s', (_, after, expected) => expect(change(after)).toEqual(expected));

  it('knows when nothing has changed but revisions', () => {
    const again = withBlocks(...[2, 3, 4, 5].map((id) => ({ ...text(id), revision: 7 })));
    expect(change(again)).toBeNull();
  });

  it('shows what is around something that was alone', () => {
    expect(findChange([sectionOf(1, [text(2)])], [sectionOf(1, [])])).toMatchObject({ shown: 1 });
  });
});

describe('listDifferences', () => {
  it('tells what came, went, was written or moved, and nothing twice', () => {
    const list = moduleOf(7, 'faq', { children: [moduleOf(8, 'faqitem', { parent: 7 })] });
    const after = [
      sectionOf(1, [text(2), list, text(4, '<p>Neu</p>'), text(3)]),
      sectionOf(20, [text(21)], { order: 1 }),
    ];
    expect(listDifferences(page, after).map(({ module, kind }) => `${kind} ${module.id}`)).toEqual([
      'added 7',
      'written 4',
      'moved 3',
      'added 20',
      'removed 5',
    ]);
  });
});

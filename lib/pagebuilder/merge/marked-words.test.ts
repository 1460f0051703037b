import { describe, expect, it } from 'vitest';
import { markChanged, markSince } from './marked-words';

describe('what has changed in a text since', () => {
  it.each([
    [
      'a word',
      '<p>Der alte Kran</p>',
      '<p>Der neue Kran</p>',
      '<p>Der <del>alte</del><mark>neue</mark> Kran</p>',
    ],
    ['nothing', '<p>Der Kran</p>', '<p>Der Kran</p>', '<p>Der Kran</p>'],
    ['a paragraph', '<p>Eins</p>', '<p>Eins</p><p>Zwei</p>', '<p>Eins</p><p><mark>Zwei</mark></p>'],
    ['a paragraph that is gone', '<p>Eins</p><p>Zwei</p>', '<p>Eins</p>', '<p>Eins<del>Zwei</del></p>'],
    ['a paragraph that is a list now', '<p>Eins</p>', '<ul><li>Eins</li></ul>', '<ul><li>Eins</li></ul>'],
    [
      'another mark',
      '<p><strong>Kran</strong></p>',
      '<p><em>Kran</em></p>',
      '<p><del><strong>Kran</strong></del><mark><em>Kran</em></mark></p>',
    ],
    ['what is gone', '<p>Eins zwei</p>', '<p>Eins</p>', '<p>Eins<del> zwei</del></p>'],
    [
      'bold',
      '<p>Der Kran</p>',
      '<p>Der <strong>Kran</strong></p>',
      '<p>Der <del>Kran</del><mark><strong>Kran</strong></mark></p>',
    ],
    [
      'a link and how it is written',
      '<p>Am <a href="page:3">Hafen</a></p>',
      '<p>Am <a href="/de/hafen">alten Hafen</a></p>',
      '<p>Am <mark><a href="/de/hafen">alten </a></mark><a href="/de/hafen">Hafen</a></p>',
    ],
  ])('%s', (_, before, now, marked) => {
    expect(markSince(before, now, true)).toBe(marked);
  });

  it('is text where no tags are meant', () => {
    expect(markSince('1 < 2', '1 < 3 & <b>', false)).toBe(
      '1 &lt; <del>2</del><mark>3 &amp; &lt;b&gt;</mark>',
    );
  });

  it('is not known of what is no rich text', () => {
    expect(markSince('<p>offen', '<p>zu</p>', true)).toBeNull();
  });
});

describe('a text in parts', () => {
  it.each<[string, string, [string, boolean][]]>([
    [
      'Der alte Kran',
      'Der neue Kran',
      [
        ['Der ', false],
        ['neue', true],
        [' Kran', false],
      ],
    ],
    ['Der Kran', 'Der Kran', [['Der Kran', false]]],
    [
      'Der Kran',
      'Der neue Kran',
      [
        ['Der', false],
        [' neue', true],
        [' Kran', false],
      ],
    ],
    ['Der alte Kran', 'Der Kran', [['Der Kran', false]]],
    ['Eins', 'Zwei', [['Zwei', true]]],
    ['', 'Neu', [['Neu', true]]],
    ['Alt', '', []],
    [
      'a b c',
      'x b y',
      [
        ['x', true],
        [' b ', false],
        ['y', true],
      ],
    ],
  ])('marks what %j does not have in %j', (other, text, parts) => {
    expect(markChanged(other, text)).toEqual(parts.map(([part, isChanged]) => ({ text: part, isChanged })));
  });

  it('marks nothing where the two have nothing in common', () => {
    const many = (letter: string) => Array.from({ length: 500 }, (_, index) => `${letter}${index}`).join(' ');
    const parts = markChanged(many('a').replaceAll(' ', '.'), many('b'));
    expect(parts).toEqual([{ text: many('b'), isChanged: false }]);
    expect(markSince(many('a').replaceAll(' ', '.'), many('b'), false)).toBeNull();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeTexts } from './merge-texts';
import { readTokens, writeTokens } from './rich-tokens';

/** Paragraphs and list entries of words, each word with its marks. */
interface Line {
  open: string;
  words: { text: string; marks: string[] }[];
}

const anyWord = fc.record({
  text: fc.constantFrom('Hafen', 'Licht', 'Größe', 'A&amp;B', 'Kran', 'am', 'und', '7'),
  marks: fc.subarray(['strong', 'em', 'a href="/de/x"'], { minLength: 0 }),
});

const anyLine: fc.Arbitrary<Line> = fc.record({
  open: fc.constantFrom('p', 'p style="text-align: center"', 'li'),
  words: fc.array(anyWord, { minLength: 1, maxLength: 6 }),
});

const anyText = fc.array(anyLine, { maxLength: 5 });

function write(lines: readonly Line[]): string {
  let html = '';
  for (const [index, { open, words }] of lines.entries()) {
    const inside = words.map(({ text, marks }) => wrap(text, marks)).join(' ');
    if (open !== 'li') html += wrap(inside, [open]);
    else {
      if (lines[index - 1]?.open !== 'li') html += '<ul>';
      html += `<li><p>${inside}</p></li>`;
      if (lines[index + 1]?.open !== 'li') html += '</ul>';
    }
  }
  return html;
}

function wrap(inside: string, opens: readonly string[]): string {
  return opens.reduceRight((text, open) => `<${open}>${text}</${open.split(' ')[0] ?? ''}>`, inside);
}

/** Whether every element is closed where it stands, and nothing is where it may not be. */
function isWellFormed(html: string): boolean {
  const open: string[] = [];
  for (const [, slash, tag = ''] of html.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
    if (tag === 'br') continue;
    if (slash === '/') {
      if (open.pop() !== tag) return false;
      continue;
    }
    const around = open.at(-1);
    if (tag === 'p' && around !== undefined && around !== 'li') return false;
    if (tag === 'li' && around !== 'ul' && around !== 'ol') return false;
    if (/^(?:ul|ol)$/.test(tag) && around !== undefined && around !== 'li') return false;
    open.push(tag);
  }
  return open.length === 0;
}

const merge = (base: string, mine: string, theirs: string) => mergeTexts(base, mine, theirs, true);

describe('a rich text as tokens', () => {
  it('is written as it was read', () => {
    fc.assert(
      fc.property(anyText, (lines) => {
        const html = write(lines);
        const read = readTokens(html);
        expect(read).not.toBeNull();
        // Marks that go on are not closed and opened again; so it is compared once they are joined.
        const once = writeTokens(read ?? []);
        expect(writeTokens(readTokens(once) ?? [])).toBe(once);
        expect(once.replace(/<\/?(?:strong|em|a)\b[^>]*>/g, '')).toBe(
          html.replace(/<\/?(?:strong|em|a)\b[^>]*>/g, ''),
        );
        expect(isWellFormed(once)).toBe(true);
      }),
    );
  });

  it.each([
    '<p>Eins</p><p></p><p>Zwei<br>drei</p>',
    '<ul><li><p>Eins</p><ol><li><p>Innen</p></li></ol></li><li><p>Zwei</p></li></ul>',
    '<ul><li>Ohne Absatz</li></ul><ul><li>Eine andere Liste</li></ul>',
    '<ul><li>Eins<ul><li>Innen</li></ul>und danach</li></ul>',
    '<p style="text-align: center">Mitte</p>',
    '<p>Mit <a href="/de/x" target="_blank" rel="noopener noreferrer">Link <strong>fett</strong></a>.</p>',
    'Ohne alles',
    '',
  ])('%s comes back', (html) => {
    expect(writeTokens(readTokens(html) ?? [])).toBe(html);
  });

  it.each([
    ['<ul>\n  <li><p>Eins</p></li>\n</ul>\n<p>Zwei</p>', '<ul><li><p>Eins</p></li></ul><p>Zwei</p>'],
    ['<P style="text-align:center;" >A</P>', '<p style="text-align: center">A</p>'],
    ['<p style="text-align:  center">A</p>', '<p style="text-align: center">A</p>'],
  ])('%s comes back as it is always written', (html, written) => {
    expect(writeTokens(readTokens(html) ?? [])).toBe(written);
  });

  it('has one token where a paragraph begins, and one for each word, space and sign', () => {
    const kinds = readTokens('<p>Am <em>Kai</em>.</p><ul><li><p></p></li></ul>')?.map(({ kind }) => kind);
    expect(kinds).toEqual(['block', 'inline', 'inline', 'inline', 'inline', 'block']);
  });

  it.each([
    '<p>offen',
    '<strong>offen',
    '</p>',
    '<ul><li>x</ul></li>',
    '<h1>Nein</h1>',
    '<p>1 < 2</p>',
    '<p><strong>x</p></strong>',
    '<p><em>x</strong></p>',
    '<p>x</strong></p>',
  ])('%s is none', (html) => {
    expect(readTokens(html)).toBeNull();
  });
});

describe('two texts of one', () => {
  it.each([
    ['at two ends', '<p>Basis.</p>', '<p>Vor Basis.</p>', '<p>Basis. Nach</p>', '<p>Vor Basis. Nach</p>'],
    [
      'a word and a mark',
      '<p>Der alte Kran steht am Hafen.</p>',
      '<p>Der neue Kran steht am Hafen.</p>',
      '<p>Der alte Kran steht am <strong>Hafen</strong>.</p>',
      '<p>Der neue Kran steht am <strong>Hafen</strong>.</p>',
    ],
    [
      'two paragraphs',
      '<p>Eins</p><p>Zwei</p>',
      '<p>Eins und mehr</p><p>Zwei</p>',
      '<p>Eins</p><p>Null</p><p>Zwei</p>',
      '<p>Eins und mehr</p><p>Null</p><p>Zwei</p>',
    ],
    [
      'one goes on, the other puts a paragraph behind it',
      '<p>Eins</p>',
      '<p>Eins und</p>',
      '<p>Eins</p><p>Neu</p>',
      '<p>Eins und</p><p>Neu</p>',
    ],
    [
      'entries of a list',
      '<ul><li><p>a</p></li><li><p>b</p></li><li><p>c</p></li></ul>',
      '<ul><li><p>b</p></li><li><p>c</p></li></ul>',
      '<ul><li><p>a</p></li><li><p>b</p></li><li><p>c</p></li><li><p>d</p></li></ul>',
      '<ul><li><p>b</p></li><li><p>c</p></li><li><p>d</p></li></ul>',
    ],
    ['the same', '<p>Eins</p>', '<p>Zwei</p>', '<p>Zwei</p>', '<p>Zwei</p>'],
    ['a paragraph that is none any more, and a word', '<p>a b</p>', 'a b', '<p>a c</p>', 'a c'],
    ['nothing and what is none', '<h1>A</h1>', '<h1>A</h1>', '<p>B</p>', '<p>B</p>'],
    ['the same, and one goes on', '<p>a b c</p>', '<p>x b c</p>', '<p>x b y</p>', '<p>x b y</p>'],
    ['the same at one place', '<p>a b c</p>', '<p>a neu b c</p>', '<p>a neu b y</p>', '<p>a neu b y</p>'],
    ['a word and the sign behind it', '<p>Hafen.</p>', '<p>Kran.</p>', '<p>Hafen!</p>', '<p>Kran!</p>'],
    [
      'a new last word, and a paragraph behind it',
      '<p>Eins</p>',
      '<p>Zwei</p>',
      '<p>Eins</p><p>Neu</p>',
      '<p>Zwei</p><p>Neu</p>',
    ],
    [
      'one goes on, the other centres what follows',
      '<p>Eins</p><p>Zwei</p>',
      '<p>Eins und</p><p>Zwei</p>',
      '<p>Eins</p><p style="text-align: center">Zwei</p>',
      '<p>Eins und</p><p style="text-align: center">Zwei</p>',
    ],
    ['each takes one paragraph away', '<p>a</p><p>b</p>', '<p>b</p>', '<p>a</p>', ''],
  ])('become one with both: %s', (_, base, mine, theirs, both) => {
    expect(merge(base, mine, theirs)).toBe(both);
    expect(merge(base, theirs, mine)).toBe(both);
  });

  it.each([
    ['the same word', '<p>Basis</p>', '<p>Eins</p>', '<p>Zwei</p>'],
    ['the same place', '<p>Basis.</p>', '<p>Basis. Eins</p>', '<p>Basis. Zwei</p>'],
    ['a word and what is put beside it', '<p>Basis</p>', '<p>Eins</p>', '<p>Basis.</p>'],
    ['a word and what is put before it', '<p>Basis</p>', '<p>Eins</p>', '<p>Neu Basis</p>'],
    [
      'a paragraph that is joined to the one before it, and how it begins',
      '<p>a b</p><p>c</p>',
      '<p>a c</p>',
      '<p>a b</p><p style="text-align: center">c</p>',
    ],
    ['one word and two', '<p>a.b c</p>', '<p>x c</p>', '<p>y.b c</p>'],
    ['two and one of them', '<p>a.b c</p>', '<p>x c</p>', '<p>a.y c</p>'],
    ['new paragraphs at one place', '<p>a</p>', '<p>a</p><p>b</p>', '<p>a</p><p>c</p>'],
    ['the same words, marked', '<p>a b</p>', '<p>a <em>b</em></p>', '<p>a <strong>b</strong></p>'],
    ['what can be read and what cannot', '<p>a</p>', '<h1>a</h1>', '<p>b</p>'],
    ['what could not be read', '<h1>a</h1>', '<p>a</p>', '<p>b</p>'],
    ['a word of what is gone', '<p>Eins</p><p>Zwei drei</p>', '<p>Eins</p>', '<p>Eins</p><p>Zwei vier</p>'],
  ])('wait for somebody: %s', (_, base, mine, theirs) => {
    expect(merge(base, mine, theirs)).toBeNull();
    expect(merge(base, theirs, mine)).toBeNull();
  });

  it('without marks are merged by words too', () => {
    expect(mergeTexts('Der <alte> Kran', 'Ein <alte> Kran', 'Der <alte> Hafen', false)).toBe(
      'Ein <alte> Hafen',
    );
  });

  it('give the same whoever is named first, and a text that is well formed', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (base, mine, theirs) => {
        const [from, one, other] = [write(base), write(mine), write(theirs)];
        const both = merge(from, one, other);
        expect(merge(from, other, one)).toBe(both);
        if (both !== null) expect(isWellFormed(both)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it('keep every word of both where they are not about the same', () => {
    const anyPlace = fc.array(fc.array(fc.nat(99), { minLength: 3, maxLength: 9 }), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(anyPlace, fc.nat(), fc.nat(), fc.boolean(), (rows, first, second, isRemoved) => {
        const text = (change: (word: string, place: number) => string | null) => {
          let place = 0;
          return rows
            .map((row) => {
              const words = row
                .map((number) => change(`w${number}`, place++))
                .filter((word) => word !== null);
              return `<p>${words.join(' ')}</p>`;
            })
            .join('');
        };
        const count = rows.flat().length;
        const [here, there] = [first % count, second % count];
        fc.pre(Math.abs(here - there) > 1);
        const mine = (word: string, place: number) => (place === here ? 'MEINS' : word);
        const theirs = (word: string, place: number) => (place === there ? 'IHRES' : word);
        const both = (word: string, place: number) => theirs(mine(word, place), place);
        const bold = (word: string, place: number) => (place === there ? `<strong>${word}</strong>` : word);
        expect(
          merge(
            text((word) => word),
            text(mine),
            text(theirs),
          ),
        ).toBe(text(both));
        expect(
          merge(
            text((word) => word),
            text(mine),
            text(bold),
          ),
        ).toBe(text((word, place) => bold(mine(word, place), place)));
        if (isRemoved)
          expect(
            merge(
              text((word) => word),
              text(mine),
              text((word) => word),
            ),
          ).toBe(text(mine));
      }),
      { numRuns: 300 },
    );
  });

  it('that have nothing in common wait for somebody, without taking long', () => {
    const words = (letter: string) =>
      `<p>${Array.from({ length: 4000 }, (_, index) => `${letter}${index}`).join(' ')}</p>`;
    expect(merge(words('a'), words('b'), words('c'))).toBeNull();
    expect(merge(words('a'), words('b'), words('a').replace('a0', 'x'))).toBeNull();
    expect(merge(words('a'), words('a').replace('a0', 'x'), words('b'))).toBeNull();
    expect(merge(words('a'), words('b'), words('b'))).toBe(words('b'));
    expect(merge(words('a'), words('a'), words('b'))).toBe(words('b'));
  });
});

// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { moduleOf, sectionOf } from '@/tests/support/editing-backend';
import { findTexts, replaceText, type Search } from './find-text';

const page = [
  sectionOf(1, [
    moduleOf(2, 'headline', { content: 'Der Kran', preline: 'KRAN (alt)' }),
    moduleOf(3, 'text', {
      content:
        '<p>Ein <strong>Kran</strong> am <a href="/de/kran">Kai</a>, noch ein Kran.</p><p>a &lt; b</p>',
    }),
  ]),
];
const any = { isExact: false, isWord: false };
const find = (text: string, wanted: Partial<Search> = {}) =>
  findTexts(page, { text, ...any, ...wanted }).map(
    ({ module, field, count }) => `${module.id} ${field} ${count}`,
  );

describe('find', () => {
  it('finds words in every text of the page, not in addresses and signs of formatting', () => {
    expect(find('kran')).toEqual(['2 preline 1', '2 content 1', '3 content 2']);
    expect(find('Kran', { isExact: true })).toEqual(['2 content 1', '3 content 2']);
    expect([find('strong'), find('(alt)'), find('')]).toEqual([[], ['2 preline 1'], []]);
  });

  it('finds whole words alone where these are asked for, also beside signs and umlauts', () => {
    const content = '<p>Kran, Kräne, Kranbau, (Kran) und Autokran</p>';
    const [hit] = findTexts([sectionOf(1, [moduleOf(2, 'text', { content })])], {
      ...{ text: 'kran', isExact: false, isWord: true },
    });
    expect(hit?.count).toBe(2);
  });

  it('marks every match with what stands around it', () => {
    const show = (content: string, text: string) =>
      findTexts([sectionOf(1, [moduleOf(2, 'text', { content })])], { text, ...any }).map(({ excerpts }) =>
        excerpts.map((excerpt) =>
          excerpt.map(({ text: words, isMatch }) => (isMatch ? `[${words}]` : words)).join(''),
        ),
      );
    expect(show(`<p>Ein Kai, noch ein Kai.</p>`, 'kai')).toEqual([['Ein [Kai], noch ein [Kai].']]);
    expect(show(`<p>Kai${' weiter'.repeat(12)} Kai</p><p>Kai</p>`, 'kai')).toEqual([
      ['[Kai] weiter weiter weiter weiter wei …', '… ter weiter weiter weiter weiter [Kai]', '[Kai]'],
    ]);
  });
});

describe('replace', () => {
  const [, , rich] = findTexts(page, { text: 'kran', ...any });

  it('changes the words of a rich text and nothing of its form', () => {
    expect(rich && replaceText(rich, { text: 'kran', ...any }, 'Turm & Co')).toBe(
      '<p>Ein <strong>Turm &amp; Co</strong> am <a href="/de/kran">Kai</a>, noch ein Turm &amp; Co.</p><p>a &lt; b</p>',
    );
  });

  it('finds and changes a word of which only a part is formatted', () => {
    const content =
      '<p>Der <em>alte K</em>r<a href="/a"><strong>an</strong></a>, Kr<br>an</p><p>Kr</p><p>an</p>';
    const search = { text: 'kran', ...any };
    const [hit] = findTexts([sectionOf(1, [moduleOf(2, 'text', { content })])], search);
    expect(hit?.excerpts.map((excerpt) => excerpt.map(({ text }) => text))).toEqual([
      ['Der alte ', 'Kran', ', Kr'],
    ]);
    expect(hit && replaceText(hit, search, 'Turm')).toBe(
      '<p>Der <em>alte Turm</em>, Kr<br>an</p><p>Kr</p><p>an</p>',
    );
  });

  it('takes what is typed as it is typed', () => {
    expect(
      replaceText({ value: 'a.b axb', isRich: false }, { text: 'a.b', isExact: true, isWord: false }, '$&'),
    ).toBe('$& axb');
  });
});

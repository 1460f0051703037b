// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { moduleOf, sectionOf } from '@/tests/support/editing-backend';
import { findTexts, replaceText } from './find-text';

const page = [
  sectionOf(1, [
    moduleOf(2, 'headline', { content: 'Der Kran', preline: 'KRAN (alt)' }),
    moduleOf(3, 'text', {
      content:
        '<p>Ein <strong>Kran</strong> am <a href="/de/kran">Kai</a>, noch ein Kran.</p><p>a &lt; b</p>',
    }),
  ]),
];
const find = (text: string, isExact = false) =>
  findTexts(page, { text, isExact }).map(({ module, field, count }) => `${module.id} ${field} ${count}`);

describe('find', () => {
  it('finds words in every text of the page, not in addresses and signs of formatting', () => {
    expect(find('kran')).toEqual(['2 preline 1', '2 content 1', '3 content 2']);
    expect(find('Kran', true)).toEqual(['2 content 1', '3 content 2']);
    expect([find('strong'), find('(alt)'), find('')]).toEqual([[], ['2 preline 1'], []]);
  });

  it('shows what stands around the first match', () => {
    const [hit] = findTexts(page, { text: 'noch', isExact: false });
    expect(hit?.around).toEqual({ before: 'Ein Kran am Kai, ', match: 'noch', after: ' ein Kran.' });
  });
});

describe('replace', () => {
  const [, , rich] = findTexts(page, { text: 'kran', isExact: false });

  it('changes the words of a rich text and nothing of its form', () => {
    expect(rich && replaceText(rich, { text: 'kran', isExact: false }, 'Turm & Co')).toBe(
      '<p>Ein <strong>Turm &amp; Co</strong> am <a href="/de/kran">Kai</a>, noch ein Turm &amp; Co.</p><p>a &lt; b</p>',
    );
  });

  it('finds and changes a word of which only a part is formatted', () => {
    const content =
      '<p>Der <em>alte K</em>r<a href="/a"><strong>an</strong></a>, Kr<br>an</p><p>Kr</p><p>an</p>';
    const search = { text: 'kran', isExact: false };
    const [hit] = findTexts([sectionOf(1, [moduleOf(2, 'text', { content })])], search);
    expect(hit).toMatchObject({ count: 1, around: { before: 'Der alte ', match: 'Kran', after: ', Kr' } });
    expect(hit && replaceText(hit, search, 'Turm')).toBe(
      '<p>Der <em>alte Turm</em>, Kr<br>an</p><p>Kr</p><p>an</p>',
    );
  });

  it('takes what is typed as it is typed', () => {
    expect(replaceText({ value: 'a.b axb', isRich: false }, { text: 'a.b', isExact: true }, '$&')).toBe(
      '$& axb',
    );
  });
});

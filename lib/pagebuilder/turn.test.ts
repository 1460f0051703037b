import { describe, expect, it } from 'vitest';
import { moduleDefinitions } from '@/components/modules/definitions';
import { joinTexts, joinToHeadline, listTurns, turn } from './turn';

const become = (kind: string, values: Parameters<typeof turn>[1], to: string) =>
  turn(kind, values, to, moduleDefinitions);

describe('turn', () => {
  it('makes a headline, a quote or a question of a text, in both languages', () => {
    const content = { de: '<p>Was <strong>bleibt</strong> &amp; geht?</p>', en: '<p>What stays?</p>' };
    expect(become('text', { content }, 'headline')).toEqual({
      kind: 'headline',
      values: { content: { de: 'Was bleibt & geht?', en: 'What stays?' } },
      children: [],
      isPlainer: true,
    });
    const long = { de: '<p>Frage?</p><p>Antwort <em>eins</em></p><ul><li><p>zwei</p></li></ul>' };
    expect(become('text', { content: long }, 'faq')).toEqual({
      kind: 'faq',
      values: {},
      children: [
        {
          content: { de: 'Frage?' },
          text: { de: '<p>Antwort <em>eins</em></p><ul><li><p>zwei</p></li></ul>' },
        },
      ],
      isPlainer: false,
    });
    expect(become('text', { content: { de: '<p>Eins</p><p>Zwei<br>Drei</p>' } }, 'quote')?.values).toEqual({
      content: { de: 'Eins\nZwei\nDrei' },
    });
  });

  it.each([
    ['text', { content: { de: '<p>Eins</p>', en: '<p>One</p><p>Two</p>' } }, 'headline'],
    ['text', { content: { de: `<p>${'x'.repeat(201)}</p>` } }, 'headline'],
    ['text', { content: { de: '<ul><li><p>Punkt</p></li></ul>' } }, 'quote'],
    ['text', { content: { de: '<ul><li><p>Punkt</p></li></ul>' } }, 'faq'],
    ['headline', { content: { de: 'Titel' }, subline: { de: 'Darunter' } }, 'quote'],
    ['quote', { content: { de: 'Wort' }, author: { en: 'Anna' } }, 'headline'],
    ['image', { image: 'media:1' }, 'quote'],
    ['unknown', {}, 'text'],
    ['text', { content: { de: '<p></p><p>Antwort</p>' } }, 'faq'],
    ['text', { content: { de: '<p>Eins</p><ol><li><p>Punkt</p></li></ol>' } }, 'quote'],
    ['text', { content: { de: '<ol><li><p>Punkt</p></li></ol>' } }, 'headline'],
    ['headline', { preline: { en: 'Before' }, content: { de: 'Titel' } }, 'quote'],
    ['headline', { subline: { de: ' ' } }, 'quote'],
    ['quote', { content: { de: 'Eins\nZwei' } }, 'headline'],
    ['quote', { content: { de: 'x'.repeat(201) } }, 'headline'],
    ['text', { content: { de: '<p>x</p>' } }, 'nonsense'],
    ['text', { content: { de: `<p>Frage?</p><p>${'x'.repeat(100_000)}</p>` } }, 'faq'],
    ['text', { content: { de: `<p>${'x'.repeat(5000)}</p><p>y</p>` } }, 'faq'],
    ['text', { content: { de: '<p>Ein <a href="page:2">Link</a></p>' } }, 'headline'],
    ['text', { content: { de: '<p>Ohne</p>', en: '<p>A <a href="page:2">link</a></p>' } }, 'headline'],
    ['text', { content: { de: '<p>Ohne</p>', en: '<p>A</p><p><a href="page:2">link</a></p>' } }, 'quote'],
    ['text', { content: { de: '<p><a href="page:2">Frage</a>?</p><p>Antwort</p>' } }, 'faq'],
  ])('is not offered where something of a %s would get lost (%#)', (kind, values, to) => {
    expect(become(kind, values, to)).toBeNull();
  });

  it('says that bold, italics and alignment are lost, in whichever language they are', () => {
    const isPlainer = (content: Record<string, string>, to: string) =>
      become('text', { content }, to)?.isPlainer;
    expect(isPlainer({ de: '<p>Ein</p>', en: '<p><em>One</em></p>' }, 'headline')).toBe(true);
    expect(isPlainer({ de: '<p style="text-align: center">Ein</p>' }, 'quote')).toBe(true);
    expect(isPlainer({ de: '<p>Ein</p>' }, 'quote')).toBe(false);
    expect(isPlainer({ de: '<p><strong>Wo?</strong></p><p>Hier</p>' }, 'faq')).toBe(true);
    // The answer keeps what it has, links too.
    expect(isPlainer({ de: '<p>Wo?</p><p><strong><a href="page:2">Hier</a></strong></p>' }, 'faq')).toBe(
      false,
    );
  });

  it('loses nothing on the way back to a text, and writes signs as signs', () => {
    expect(
      become('headline', { preline: { de: 'Vor' }, content: { de: 'a < b & c > d' }, subline: {} }, 'text')
        ?.values,
    ).toEqual({ content: { de: '<p>Vor</p><p>a &lt; b &amp; c &gt; d</p>' } });
    expect(
      become('quote', { content: { de: 'Eins\nZwei' }, author: { de: 'Anna', en: '' } }, 'text')?.values,
    ).toEqual({ content: { de: '<p>Eins</p><p>Zwei</p><p>– Anna</p>' } });
  });

  it('makes the first item of a list of a picture or film, with all that it has', () => {
    const image = { image: 'media:7', description: { de: 'Am Kai' }, link: 'page:3', alias: 'big' };
    expect(become('image', image, 'imagelist')?.children).toEqual([
      { image: 'media:7', description: { de: 'Am Kai' }, link: 'page:3' },
    ]);
    expect(
      become('video', { title: { de: 'Film' }, video_url: 'https://youtu.be/x' }, 'videolist')?.children,
    ).toEqual([{ title: { de: 'Film' }, video_url: 'https://youtu.be/x' }]);
  });

  it('goes from headline to quote and back, where that is all there is', () => {
    const content = { de: 'Wort', en: '' };
    expect(become('headline', { content, subline: { de: ' ' }, preline: {} }, 'quote')).toEqual({
      ...{ kind: 'quote', values: { content }, children: [], isPlainer: false },
    });
    expect(become('quote', { content, author: { de: '' } }, 'headline')?.values).toEqual({ content });
    expect(become('quote', { content }, 'text')?.values).toEqual({ content: { de: '<p>Wort</p>' } });
    expect(become('quote', { content: { de: ' ' }, author: {} }, 'text')?.values).toEqual({ content: {} });
  });

  it('reads a text as it is stored: with or without styles, line breaks and empty languages', () => {
    const styled = { de: '<p style="text-align: center">Frage?</p> <p>Ja<br />nein</p>', en: '' };
    expect(become('text', { content: styled }, 'faq')?.children).toEqual([
      { content: { de: 'Frage?', en: '' }, text: { de: '<p>Ja<br />nein</p>', en: '' } },
    ]);
    expect(become('text', { content: styled }, 'quote')?.values).toEqual({
      content: { de: 'Frage?\nJa\nnein', en: '' },
    });
    expect(become('text', { content: { de: '<p>Ein<br>zeilig</p>' } }, 'headline')?.values).toEqual({
      content: { de: 'Ein zeilig' },
    });
    expect(become('text', { content: { de: 'Ohne Absatz', fr: 5 } }, 'headline')?.values).toEqual({
      content: {},
    });
    expect(become('text', {}, 'headline')?.values).toEqual({ content: {} });
  });

  it('gives a quotation no marks that the page puts around it, in either language', () => {
    const content = { de: '<p>„Kunst ist schön“</p>', en: '<p>“Art is beautiful”</p>' };
    expect(become('text', { content }, 'quote')?.values).toEqual({
      content: { de: 'Kunst ist schön', en: 'Art is beautiful' },
    });
    expect(become('headline', { content: { de: '„Ja“' } }, 'quote')?.values).toEqual({
      content: { de: 'Ja' },
    });
    // They belong to a text.
    expect(become('quote', { content: { de: '„Ja“ und „Nein“' } }, 'text')?.values).toEqual({
      content: { de: '<p>„Ja“ und „Nein“</p>' },
    });
  });

  it('takes a picture without anything else, and a text as long as there is room for', () => {
    expect(become('image', {}, 'imagelist')?.children).toEqual([{ image: null, description: {}, link: '' }]);
    const content = { de: 'x'.repeat(200) };
    expect(become('text', { content: { de: `<p>${content.de}</p>` } }, 'headline')?.values).toEqual({
      content,
    });
  });

  it('names what can become of a kind', () => {
    expect([listTurns('text'), listTurns('faq')]).toEqual([['headline', 'quote', 'faq'], []]);
  });
});

describe('joinTexts', () => {
  it('puts two texts behind each other, language by language', () => {
    expect(joinTexts({ de: '<p>a</p>' }, { de: '<p>b</p>', en: '<p>c</p>' })).toEqual({
      de: '<p>a</p><p>b</p>',
      en: '<p>c</p>',
    });
    expect(joinTexts(undefined, { de: 'b', en: '' })).toStrictEqual({ de: 'b' });
    expect(joinTexts('a', { de: 5, en: 'c' })).toStrictEqual({ en: 'c' });
  });
});

describe('joinToHeadline', () => {
  const join = (headline: Parameters<typeof joinToHeadline>[0], text: Record<string, string>) =>
    joinToHeadline(headline, text, moduleDefinitions, 'de');

  it('appends a plain line, language by language', () => {
    const content = { de: 'Erste', en: 'First' };
    expect(join({ content }, { de: '<p style="text-align: center"> &amp; Zweite</p>' })).toEqual({
      de: 'Erste & Zweite',
      en: 'First',
    });
    expect(join({ content: { de: 'Erste' } }, { en: '<p>second</p>' })).toEqual({
      de: 'Erste',
      en: 'second',
    });
    expect(join({ content: { de: 'Erste' } }, {})).toEqual({ de: 'Erste' });
  });

  it('keeps words apart in the language that is not written', () => {
    const content = { de: 'Kopf', en: 'Head line' };
    expect(join({ content }, { de: '<p>Alpha</p>', en: '<p>Alpha</p>' })).toEqual({
      de: 'KopfAlpha',
      en: 'Head line Alpha',
    });
    expect(join({ content: { en: 'Head ' } }, { en: '<p>line</p>' })).toEqual({ en: 'Head line' });
  });

  it('does not where words, marks or their place would be lost in any language', () => {
    const content = { de: 'Erste' };
    for (const text of [
      '<p>a</p><p>b</p>',
      '<ul><li><p>a</p></li></ul>',
      '<p>a<br>b</p>',
      '<p><em>a</em></p>',
    ])
      expect(join({ content }, { de: '<p>a</p>', en: text })).toBeNull();
    expect(join({ content }, { de: `<p>${'a'.repeat(200)}</p>` })).toBeNull();
    expect(join({ content, subline: { en: 'Below' } }, { de: '<p>a</p>' })).toBeNull();
  });
});

import fc from 'fast-check';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { excerptRooms, MarkedText, shorten as shortenTo } from './marked-text';

const shorten = (html: string) => shortenTo(html, excerptRooms.picture);
const htmlOf = (html: string) => render(<MarkedText html={html} />).container.innerHTML;

describe('MarkedText', () => {
  it('marks the found words and shows escaped text as it was meant', () => {
    expect(htmlOf('am <mark>Fluss</mark> &amp; am <mark>Ufer</mark> &lt;3')).toBe(
      'am <mark>Fluss</mark> &amp; am <mark>Ufer</mark> &lt;3',
    );
  });

  it('shows as text what an external content system leaves open, however long it is', () => {
    expect(htmlOf('<a'.repeat(50_000))).toBe('&lt;a'.repeat(50_000));
    expect(htmlOf(`a${'<mark>'.repeat(50_000)}b <mark>c</mark> d`)).toBe('ab <mark>c</mark> d');
  });

  it.each([
    '<img src=x onerror="alert(1)">',
    '<mark><img src=x onerror="alert(1)"></mark>',
    '<mark><script>alert(1)</script></mark>',
    '<ma<mark>rk onclick=alert(1)>x</mark>',
    '<mark onclick="alert(1)">x</mark>',
    '&lt;img src=x onerror=alert(1)&gt;',
    '<img src=x onerror=alert(1) ',
  ])('makes no other element of %s', (html) => {
    const { container } = render(<MarkedText html={html} />);
    expect([...container.querySelectorAll('*')].every((each) => each.tagName === 'MARK')).toBe(true);
    expect([...container.querySelectorAll('*')].every((each) => each.attributes.length === 0)).toBe(true);
  });
});

describe('shorten', () => {
  it('ends with a part of the text of whose next one little would be seen', () => {
    const part = 'Elif Hartmann und die Klasse 7b: 70 <mark>Fische</mark> aus alten Ruderblättern';
    expect(shorten(`${part} · Neunundsechzig schwimmen, wie es sich für sie gehört, und einer nicht`)).toBe(
      part,
    );
  });

  it('leaves a short text alone whose first word found is near enough', () => {
    const near = 'Eine Stimme sagt jede Stunde, wie hoch der <mark>Fluss</mark> steht.';
    expect(shorten(near)).toBe(near);
    expect(shorten('Ein Text, in dem nichts gefunden ist.')).toBe('Ein Text, in dem nichts gefunden ist.');
  });

  it('begins with a whole word close to the first word found', () => {
    const text = shorten(`${'Korn für Korn '.repeat(20)}am <mark>Fluss</mark> und im <mark>Fluss</mark>`);
    expect(text).toMatch(/^… (?:Korn|für) .*am <mark>Fluss<\/mark> und im <mark>Fluss<\/mark>$/);
    expect(text.indexOf('<mark>')).toBeLessThan(50);
  });

  it('takes whole sentences where they have room', () => {
    const before = 'Ganz vorn steht ein Satz, der so lang ist, dass er niemals davor passt.';
    const sentence = 'Wer mit Dr. Gesa Moll dem Ufer nachgeht, kommt an den <mark>Fluss</mark>.';
    const after = 'Er ist am 3. Juli 2100 kalt und, so steht es da, ziemlich breit, aber sehr flach.';
    expect(shorten(`${before} ${sentence} ${after}`)).toBe(sentence);
    expect(shorten(`… hinten fehlt. ${sentence} ${after}`)).toBe(sentence);
    expect(shorten(`Ganz vorn. <mark>Fluss</mark> und Ufer. ${after}`)).toBe(
      'Ganz vorn. <mark>Fluss</mark> und Ufer.',
    );
    expect(shorten(`${before} <mark>Fluss</mark> und Ufer. ${after}`)).toBe('<mark>Fluss</mark> und Ufer.');
    const long = `Im Jahr 2100 stand er hier${' und auch dort'.repeat(4)}`;
    expect(shorten(`${before} ${long} am <mark>Fluss</mark>. ${after}`)).toMatch(
      /^… \p{L}.* am <mark>Fluss<\/mark>\.$/u,
    );
  });

  it('begins with the word found if none ends before it', () => {
    expect(shorten(`${'x'.repeat(90)}<mark>Fluss</mark> steht`)).toBe('… <mark>Fluss</mark> steht');
  });

  it('ends with a whole word, and says that there is more', () => {
    const text = shorten(`Am <mark>Fluss</mark>${' liegt im Jahr 2100, so steht es da'.repeat(6)}`);
    expect(text).toMatch(
      /^Am <mark>Fluss<\/mark> liegt im Jahr 2100, .*(?:Jahr|2100|so|steht|es|da|liegt|im) …$/,
    );
    expect(text.length).toBeLessThan(110);
  });

  it('says more where there is more room', () => {
    const sentences = `Am <mark>Fluss</mark> ${'steht ein Satz von einigem Umfang. Dann '.repeat(8)}`;
    const [little, more] = [excerptRooms.picture, excerptRooms.entry].map((room) =>
      shortenTo(sentences, room),
    );
    expect(more?.startsWith(little ?? '-')).toBe(true);
    expect(more?.length).toBeGreaterThan((little?.length ?? 0) + 50);
    expect(more?.length).toBeLessThan(200);
  });

  it('closes what it marks where it ends within several words found', () => {
    const text = shorten(`Am <mark>Fluss</mark>, und <mark>${'den Fluss entlang '.repeat(20)}</mark> wieder`);
    expect(text).toMatch(/^Am <mark>Fluss<\/mark>, und <mark>[^<]*\p{L}<\/mark> …$/u);
  });

  it('takes whole words of any text, in their order, and no others', () => {
    const word = fc.stringMatching(/^[a-zäöü]{1,12}$/);
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), fc.nat(60), (words, at) => {
        const text = words.map((each, index) => (index === at ? `<mark>${each}</mark>` : each)).join(' ');
        const short = shorten(text).replace(/^… | …$/g, '');
        expect(` ${text} `).toContain(` ${short} `);
        expect(short.includes('<mark>')).toBe(at < words.length);
      }),
    );
  });
});

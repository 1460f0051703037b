import { describe, expect, it } from 'vitest';
import { moduleDefinitions } from '@/components/modules/definitions';
import { joinTexts, listTurns, turn } from './turn';

const become = (kind: string, values: Parameters<typeof turn>[1], to: string) =>
  turn(kind, values, to, moduleDefinitions);

describe('turn', () => {
  it('makes a headline, a quote or a question of a text, in both languages', () => {
    const content = { de: '<p>Was <strong>bleibt</strong> &amp; geht?</p>', en: '<p>What stays?</p>' };
    expect(become('text', { content }, 'headline')).toEqual({
      kind: 'headline',
      values: { content: { de: 'Was bleibt & geht?', en: 'What stays?' } },
      children: [],
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
  ])('is not offered where something of a %s would get lost (%#)', (kind, values, to) => {
    expect(become(kind, values, to)).toBeNull();
  });

  it('loses nothing on the way back to a text, and writes signs as signs', () => {
    expect(
      become('headline', { preline: { de: 'Vor' }, content: { de: 'a < b & c' }, subline: {} }, 'text')
        ?.values,
    ).toEqual({ content: { de: '<p>Vor</p><p>a &lt; b &amp; c</p>' } });
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
  });
});

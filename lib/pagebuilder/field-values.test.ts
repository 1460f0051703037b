import { describe, expect, it } from 'vitest';
import { emptyValue, emptyValues, isEmptyValue, isLocalisedValue, textOfHtml } from './field-values';
import type { Field } from './fields';
import type { Json } from './tree';

const text: Field = { kind: 'text', max: 9 };
const richText: Field = { kind: 'rich_text', max: 9 };
const slug: Field = { kind: 'slug', from: 'title' };

describe('the value of an empty field', () => {
  it.each<[Field, unknown]>([
    [text, ''],
    [richText, ''],
    [{ kind: 'link' }, ''],
    [{ kind: 'embed', family: 'video' }, ''],
    [slug, ''],
    [{ kind: 'select', options: [2, 3], default: 3 }, 3],
    [{ kind: 'boolean', default: true }, true],
    [{ kind: 'number', min: 0, max: 1 }, null],
    [{ kind: 'coordinates' }, null],
    [{ kind: 'image' }, null],
    [{ kind: 'date' }, null],
    [{ kind: 'relation', resource: 'genres' }, null],
    [{ kind: 'relation', resource: 'genres', many: true }, []],
    [{ kind: 'list', of: {}, max: 3 }, []],
  ])('of %j is %j', (field, value) => {
    expect(emptyValue(field)).toEqual(value);
    expect(emptyValues({ a: field, b: { ...field, localised: true } })).toEqual({ a: value, b: {} });
  });

  it('says nothing', () => {
    const nothing = [undefined, null, [], '', ' \n'];
    expect(nothing.filter((value) => !isEmptyValue(text, value))).toEqual([]);
    const something: unknown[] = [[0], 0, false, {}, 'a', '<p></p>'];
    expect(something.filter((value) => isEmptyValue(text, value))).toEqual([]);
    expect(isEmptyValue(richText, '<p> &nbsp;</p>')).toBe(true);
    expect(isEmptyValue(richText, '<p>a</p>')).toBe(false);
    expect(isEmptyValue(slug, '')).toBe(false);
    expect(isEmptyValue(slug, null)).toBe(true);
  });
});

describe('the text of HTML', () => {
  it.each([
    ['<p>Eins</p><p class="x">zwei</p>', 'Eins zwei'],
    ['<ul><li>a</li><li>b</li></ul>', 'a b'],
    ['a<br>b<br/>c<br />d', 'a b c d'],
    ['<strong>B</strong>old', 'Bold'],
    ['a&nbsp;b\u00a0c \n d', 'a b c d'],
    ['1 &lt; 2 &gt; 0 &amp;&amp; &quot;x&quot; &#39;y&#39;', `1 < 2 > 0 && "x" 'y'`],
    ['&amp;lt;', '&lt;'],
    [' <p> a </p> ', 'a'],
  ])('%j is %j', (html, plain) => {
    expect(textOfHtml(html)).toBe(plain);
  });
});

it('a value per language has no other keys', () => {
  const texts: Json[] = [{}, { de: '' }, { de: 'a', en: 'b' }];
  expect(texts.filter((value) => !isLocalisedValue(value))).toEqual([]);
  const others: (Json | undefined)[] = ['a', null, undefined, [], { fr: '' }, { de: '', latitude: 1 }];
  expect(others.filter(isLocalisedValue)).toEqual([]);
});

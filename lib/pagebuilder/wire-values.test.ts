import { expect, it } from 'vitest';
import type { Fields } from './fields';
import type { Json } from './tree';
import { toChanges, toStoredValues, toWireValues, type ReferenceResolver } from './wire-values';

const fields: Fields = {
  title: { kind: 'text', max: 9, localised: true },
  body: { kind: 'rich_text', max: 99, localised: true },
  image: { kind: 'image' },
  link: { kind: 'link' },
  level: { kind: 'select', options: [2, 3], default: 2 },
};

const picture = {
  ...{ id: 7, url: '/media/7.jpg', text: 'Ein Baum', description: '', copyright: '© A', width: 4, height: 3 },
  ...{ focal_point: { x: 0.1, y: 0.2 }, colour: '#abcdef', thumbs: { small: '/media/7-s.jpg' } },
};
const resolver = {
  findUrl: (reference: string) => (reference === 'page:1' ? '/de/eins' : null),
  findPicture: (reference: string) => (reference === 'media:7' ? picture : null),
} as unknown as ReferenceResolver;

it('a picture comes with all that is shown of it', () => {
  expect(toWireValues({ image: { kind: 'image' } }, { image: 'media:7' }, 'de', resolver)).toEqual({
    ...{ image: 'media:7', image_url: '/media/7.jpg', image_alt: 'Ein Baum', image_copyright: '© A' },
    ...{ image_width: 4, image_height: 3, image_focal_point: { x: 0.1, y: 0.2 }, image_colour: '#abcdef' },
    thumbs: { small: '/media/7-s.jpg' },
  });
});

it('a picture that is gone, and one that never existed, have no properties', () => {
  for (const image of ['media:8', null])
    expect(toWireValues({ image: { kind: 'image' } }, { image }, 'de', resolver)).toEqual({
      ...{ image, image_url: '', image_alt: '', image_copyright: '', image_width: null, image_height: null },
      ...{ image_focal_point: null, image_colour: '', thumbs: {} },
    });
});

it('links lead where they lead now', () => {
  const wire = (link: string) =>
    toWireValues({ link: { kind: 'link' } }, { link }, 'de', resolver)['link_url'];
  expect(['page:1', 'page:2', 'https://example.org', ''].map(wire)).toEqual([
    ...['/de/eins', '', 'https://example.org', ''],
  ]);
  const body = '<a href="page:1">a</a><a href="page:2">b</a><a href="#c">c</a>';
  const texts = (keep: boolean) =>
    toWireValues({ body: fields['body'] ?? { kind: 'link' } }, { body: { de: body } }, 'de', resolver, keep)[
      'body'
    ];
  expect(texts(false)).toBe('<a href="/de/eins">a</a><a>b</a><a href="#c">c</a>');
  expect(texts(true)).toBe('<a href="/de/eins">a</a><a href="page:2">b</a><a href="#c">c</a>');
  // A text of one line is no HTML.
  const title = '<a href="page:1">';
  expect(toWireValues(fields, { title: { de: title } }, 'de', resolver)).toMatchObject({ title });
});

it('what is stored in another shape counts as empty in a language', () => {
  const others: Json[] = ['Hallo', ['Hallo'], null, {}, { en: 'Hello' }];
  for (const title of others)
    expect(toWireValues(fields, { title }, 'de', resolver)).toMatchObject({ title: '', level: 2 });
});

it('values are stored whole, in the language that they came in', () => {
  expect(toStoredValues(fields, { title: 'Hallo', level: 3 }, 'de')).toEqual({
    ...{ title: { de: 'Hallo' }, body: { de: '' }, image: null, link: '', level: 3 },
  });
});

it('changes name the language where there is one, and only fields that are known and differ', () => {
  const stored = { title: { de: 'Hallo' }, level: 3 };
  expect(toChanges(fields, stored, { title: 'Hallo', level: 2, link: '', other: 1 }, 'de')).toStrictEqual([
    { target: 'value', field: 'level', value: 2 },
  ]);
  expect(toChanges(fields, stored, { title: 'Hello', body: '' }, 'en')).toStrictEqual([
    { target: 'value', field: 'title', locale: 'en', value: 'Hello' },
  ]);
});

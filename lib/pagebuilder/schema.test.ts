import { describe, expect, it } from 'vitest';
import { emptyValues, textOfHtml } from './field-values';
import { fieldErrors } from './field-errors';
import type { Fields } from './fields';
import { storedSchema, wireSchema } from './schema';
import type { Values } from './tree';
import { toChanges, toStoredValues, toWireValues, type ReferenceResolver } from './wire-values';

const fields = {
  content: { kind: 'text', max: 10, required: true, localised: true },
  body: { kind: 'rich_text', max: 100, localised: true },
  level: { kind: 'select', options: [2, 3], default: 2 },
  wide: { kind: 'boolean', default: true },
  image: { kind: 'image', required: true },
  link: { kind: 'link' },
  video_url: { kind: 'embed', family: 'video' },
  date: { kind: 'date' },
  start: { kind: 'date', time: true },
  order: { kind: 'number', min: 0, max: 5, integer: true },
  genres: { kind: 'relation', resource: 'genres', many: true },
} as const satisfies Fields;

const valid = { content: 'Hallo', image: 'media:7' };

function errorsOf(values: Record<string, unknown>) {
  const result = wireSchema(fields, 'create').safeParse({ ...valid, ...values });
  return result.success ? {} : fieldErrors(result.error);
}

const resolver: ReferenceResolver = {
  findUrl: (reference) => (reference === 'page:12' ? '/de/ueber-uns' : null),
  findPicture: (reference) =>
    reference === 'media:7'
      ? {
          id: 7,
          url: '/media/7.jpg',
          text: 'Ein Baum',
          description: '',
          copyright: '© A',
          width: 4,
          height: 3,
          thumbs: {},
        }
      : null,
};

describe('wireSchema', () => {
  it('fills in what is missing in something new', () => {
    expect(wireSchema(fields, 'create').parse(valid)).toEqual({
      ...{ content: 'Hallo', body: '', level: 2, wide: true, image: 'media:7', link: '', video_url: '' },
      ...{ date: null, start: null, order: null, genres: [] },
    });
  });

  it('takes only what an update names, and nothing that it does not know', () => {
    expect(wireSchema(fields, 'update').parse({ level: 3, other: 1 })).toEqual({ level: 3 });
  });

  it('is built once for each definition and mode', () => {
    expect(wireSchema(fields, 'create')).toBe(wireSchema(fields, 'create'));
    expect(wireSchema(fields, 'create')).not.toBe(wireSchema(fields, 'update'));
    expect(wireSchema({ ...fields }, 'create')).not.toBe(wireSchema(fields, 'create'));
  });

  it.each<[Record<string, unknown>, string, string]>([
    [{ content: '' }, 'content', 'required'],
    [{ content: ' \n ' }, 'content', 'required'],
    [{ content: undefined }, 'content', 'required'],
    [{ content: null }, 'content', 'required'],
    [{ content: 5 }, 'content', 'bad_type'],
    [{ content: 'elf Zeichen' }, 'content', 'too_long'],
    [{ image: '' }, 'image', 'required'],
    [{ image: 'page:1' }, 'image', 'bad_image'],
    [{ image: '/etc/passwd' }, 'image', 'bad_image'],
    [{ level: 4 }, 'level', 'bad_choice'],
    [{ wide: 'yes' }, 'wide', 'bad_type'],
    [{ link: 'javascript:alert(1)' }, 'link', 'bad_link'],
    [{ link: '//host/path' }, 'link', 'bad_link'],
    [{ link: 'page:0' }, 'link', 'bad_link'],
    [{ video_url: 'https://evil.example/watch' }, 'video_url', 'bad_embed_host'],
    [{ video_url: 'https://youtube.com.evil.example/' }, 'video_url', 'bad_embed_host'],
    [{ date: '2025-02-30' }, 'date', 'bad_date'],
    [{ date: '2025-02-03T10:00' }, 'date', 'bad_date'],
    [{ start: '2025-02-03' }, 'start', 'bad_date'],
    [{ start: '2025-02-03T24:00' }, 'start', 'bad_date'],
    [{ order: 6 }, 'order', 'too_large'],
    [{ order: 1.5 }, 'order', 'bad_number'],
    [{ genres: [0] }, 'genres.0', 'bad_relation'],
    [{ genres: 'x' }, 'genres', 'bad_type'],
  ])('says what is wrong with %j', (values, field, code) => {
    expect(errorsOf(values)).toEqual({ [field]: code });
  });

  it.each([
    ['link', 'page:12', 'page:12'],
    ['link', '/de/search', '/de/search'],
    ['link', ' https://example.org/?a=1#b ', 'https://example.org/?a=1#b'],
    ['link', 'mailto:a@example.org', 'mailto:a@example.org'],
    ['link', '#karte', '#karte'],
    ['image', 7, 'media:7'],
    ['date', '2025-06-28', '2025-06-28'],
    ['date', '', null],
    ['start', '2025-06-28T19:30', '2025-06-28T19:30'],
    ['content', 'a\u0000b\ud800c', 'abc'],
    ['content', 'one\ntwo', 'one two'],
    [
      'video_url',
      '<iframe src="//www.youtube.com/embed/abc?a=1&amp;b=2">',
      'https://www.youtube.com/embed/abc?a=1&b=2',
    ],
  ])('reads %s %j as %j', (name, value, expected) => {
    const parsed = wireSchema(fields, 'update').parse({ [name]: value });
    expect(parsed[name]).toEqual(expected);
  });

  it('judges required by the text of a rich text, not by its marks', () => {
    const rich = { body: { kind: 'rich_text', max: 100, required: true } } as const;
    expect(wireSchema(rich, 'create').safeParse({ body: '<p>&nbsp; <br></p>' }).success).toBe(false);
    expect(textOfHtml('<p>Kunst &amp; Bau</p><p>zwei</p>')).toBe('Kunst & Bau zwei');
  });
});

describe('storedSchema', () => {
  it('requires a text in at least one language', () => {
    const schema = storedSchema(fields, 'create');
    expect(schema.parse({ content: { en: 'Hi' }, image: 7 })).toMatchObject({
      content: { en: 'Hi' },
      body: {},
    });
    const failed = schema.safeParse({ content: { de: '' }, image: 7 });
    expect(failed.success ? {} : fieldErrors(failed.error)).toEqual({ content: 'required' });
    const long = schema.safeParse({ content: { de: 'viel zu lang' }, image: 7 });
    expect(long.success ? {} : fieldErrors(long.error)).toEqual({ 'content.de': 'too_long' });
  });

  it('reads groups of a list, with languages of their own', () => {
    const list = {
      hours: {
        kind: 'list',
        max: 1,
        of: { days: { kind: 'text', max: 5, localised: true, required: true } },
      },
    } as const;
    expect(storedSchema(list, 'create').parse({ hours: [{ days: { de: 'Mo' } }] })).toEqual({
      hours: [{ days: { de: 'Mo' } }],
    });
    const failed = storedSchema(list, 'create').safeParse({ hours: [{}] });
    expect(failed.success ? {} : fieldErrors(failed.error)).toEqual({ 'hours.0.days': 'required' });
  });

  it('takes empty values', () => {
    const optional = { body: fields.body, level: fields.level };
    expect(storedSchema(optional, 'create').parse(emptyValues(optional))).toEqual({ body: {}, level: 2 });
  });
});

describe('values on the wire', () => {
  const stored: Values = {
    content: { de: 'Hallo' },
    body: { de: '<p><a href="page:12">hin</a> <a class="x" href="page:99">weg</a></p>' },
    image: 'media:7',
    link: 'page:12',
  };

  it('are stored per language where the field is', () => {
    expect(toStoredValues(fields, { ...valid, level: 3 }, 'en')).toMatchObject({
      content: { en: 'Hallo' },
      level: 3,
    });
  });

  it('change only what differs', () => {
    expect(toChanges(fields, stored, { content: 'Hallo', image: 'media:8' }, 'de')).toEqual([
      { target: 'value', field: 'image', value: 'media:8' },
    ]);
    expect(toChanges(fields, stored, { content: 'Hallo' }, 'en')).toEqual([
      { target: 'value', field: 'content', locale: 'en', value: 'Hallo' },
    ]);
  });

  it('come with pictures and links resolved', () => {
    expect(toWireValues(fields, stored, 'de', resolver)).toMatchObject({
      content: 'Hallo',
      body: '<p><a href="/de/ueber-uns">hin</a> <a class="x">weg</a></p>',
      ...{
        image: 'media:7',
        image_url: '/media/7.jpg',
        image_alt: 'Ein Baum',
        image_copyright: '© A',
        image_width: 4,
      },
      ...{ link: 'page:12', link_url: '/de/ueber-uns', thumbs: {} },
    });
    expect(toWireValues(fields, stored, 'de', resolver, true)['body']).toContain('href="page:99"');
    expect(toWireValues(fields, stored, 'en', resolver)).toMatchObject({ content: '', body: '' });
  });
});

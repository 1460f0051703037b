import { describe, expect, it } from 'vitest';
import { fieldSchema } from './field-schema';
import type { Field } from './fields';

/** What becomes of a value, or what is wrong with it. */
function read(field: Field, value: unknown): unknown {
  const result = fieldSchema(field).safeParse(value);
  return result.success ? result.data : { fault: result.error.issues[0]?.message };
}

const text: Field = { kind: 'text', max: 5 };
const area: Field = { kind: 'text', max: 9, multiline: true };
const number: Field = { kind: 'number', min: 1, max: 3 };
const slug: Field = { kind: 'slug', from: 'title' };
const path: Field = { kind: 'slug', from: 'title', path: true };
const date: Field = { kind: 'date' };
const moment: Field = { kind: 'date', time: true };
const genre: Field = { kind: 'relation', resource: 'genres' };
const genres: Field = { kind: 'relation', resource: 'genres', many: true };
const list: Field = { kind: 'list', of: {}, max: 2 };
const embed: Field = { kind: 'embed', family: 'video' };
const place: Field = { kind: 'coordinates' };
const link: Field = { kind: 'link' };
const image: Field = { kind: 'image' };

describe('the value of a field', () => {
  it.each<[Field, unknown, unknown]>([
    [text, 'abcde', 'abcde'],
    [text, '😀😀😀😀😀', '😀😀😀😀😀'],
    [text, 'a\n\nb', 'a b'],
    [text, 'a\n b', 'a b'],
    [text, 'a \r\n\n b c', 'a b c'],
    [text, '\na \n', ' a '],
    [text, 'a\tb', 'a\tb'],
    [text, 'a\u0007\ud800b', 'ab'],
    [text, null, ''],
    [area, 'a\r\nb\rc\nd', 'a\nb\nc\nd'],
    [{ kind: 'rich_text', max: 9 }, '<p>\n</p>', '<p>\n</p>'],
    [number, 1, 1],
    [number, 3, 3],
    [number, 2.5, 2.5],
    [number, null, null],
    [{ ...number, integer: true }, 2, 2],
    [{ kind: 'select', options: [2, 'a'], default: 2 }, 'a', 'a'],
    [{ kind: 'select', options: [2, 'a'], default: 2 }, null, 2],
    [{ kind: 'boolean', default: true }, false, false],
    [image, 'media:1234567890', 'media:1234567890'],
    [image, '', null],
    [link, ' /de ', '/de'],
    [link, '  ', ''],
    [link, `${' '.repeat(3000)}/de`, '/de'],
    [embed, ' ', ''],
    [embed, 'https://vimeo.com/7', 'https://vimeo.com/7'],
    [date, '2024-02-29', '2024-02-29'],
    [moment, '2025-12-31T23:59', '2025-12-31T23:59'],
    [moment, '2025-12-31T00:00:59', '2025-12-31T00:00:59'],
    [moment, '', null],
    [genre, 2_147_483_647, 2_147_483_647],
    [genre, null, null],
    [genres, [3, 1], [3, 1]],
    [genres, null, []],
    [slug, '', ''],
    [slug, 'ein-titel', 'ein-titel'],
    [path, 'haus/team', 'haus/team'],
    [place, { latitude: 90, longitude: -180 }, { latitude: 90, longitude: -180 }],
    [place, { latitude: -90, longitude: 180 }, { latitude: -90, longitude: 180 }],
    [place, null, null],
    [list, [{ a: 1 }, {}], [{ a: 1 }, {}]],
    [list, null, []],
  ])('%j takes %j as %j', (field, value, expected) => {
    expect(read(field, value)).toEqual(expected);
  });

  it.each<[Field, unknown, string]>([
    [text, 'abcdef', 'too_long'],
    [text, '😀😀😀😀😀😀', 'too_long'],
    [text, 5, 'bad_type'],
    [number, 0.9, 'too_small'],
    [number, 3.1, 'too_large'],
    [number, '2', 'bad_type'],
    [{ ...number, integer: true }, 1.5, 'bad_number'],
    [{ kind: 'select', options: [2], default: 2 }, 3, 'bad_choice'],
    [{ kind: 'boolean', default: true }, 1, 'bad_type'],
    [image, 'xmedia:7', 'bad_image'],
    [image, 'media:7x', 'bad_image'],
    [image, 'media:07', 'bad_image'],
    [image, 'media:12345678901', 'bad_image'],
    [image, 'media:2147483648', 'bad_image'],
    [image, 2147483648, 'bad_image'],
    [image, 'page:7', 'bad_image'],
    [image, 0, 'bad_image'],
    [image, true, 'bad_image'],
    [link, `/${'x'.repeat(2000)}`, 'too_long'],
    [link, 'karte', 'bad_link'],
    [link, 'section:7', 'bad_link'],
    [{ kind: 'link', to: 'section' }, 'page:7', 'bad_link'],
    [{ kind: 'link', to: 'section' }, '/de/haus', 'bad_link'],
    [{ kind: 'link', to: 'film' }, 'section:7', 'bad_link'],
    [{ kind: 'link', to: 'captions' }, '/de/a.vtt', 'bad_link'],
    [embed, 'https://example.org', 'bad_embed_host'],
    [embed, 'x'.repeat(10_001), 'too_long'],
    [date, 5, 'bad_type'],
    [date, '2025-02-29', 'bad_date'],
    [date, '2025-13-01', 'bad_date'],
    [date, 'am 2025-01-01', 'bad_date'],
    [date, '2025-01-01.', 'bad_date'],
    [moment, '2025-01-01T24:00', 'bad_date'],
    [moment, '2025-01-01T10:60', 'bad_date'],
    [moment, '2026-03-29T02:30', 'missing_hour'],
    [moment, '2025-01-01T10:00:60', 'bad_date'],
    [genre, 0, 'bad_relation'],
    [genre, 1.5, 'bad_relation'],
    [genre, 2_147_483_648, 'bad_relation'],
    [genre, 'x', 'bad_relation'],
    [genres, Array.from({ length: 1001 }, () => 1), 'too_many'],
    [genres, 1, 'bad_type'],
    [slug, 'haus/team', 'bad_slug'],
    [slug, 5, 'bad_type'],
    [path, 'Haus', 'bad_slug'],
    [place, { latitude: 90.1, longitude: 0 }, 'too_large'],
    [place, { latitude: -90.1, longitude: 0 }, 'too_small'],
    [place, { latitude: 0, longitude: 180.1 }, 'too_large'],
    [place, { latitude: 0, longitude: -180.1 }, 'too_small'],
    [place, { latitude: 0 }, 'bad_type'],
    [place, '50, 10', 'bad_coordinates'],
    [list, [{}, {}, {}], 'too_many'],
    [list, 'x', 'bad_type'],
  ])('%j refuses %j: %s', (field, value, fault) => {
    expect(read(field, value)).toEqual({ fault });
  });
});

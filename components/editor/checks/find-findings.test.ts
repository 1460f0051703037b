import { describe, expect, it } from 'vitest';
import type { Section } from '@/lib/contract/module';
import { moduleOf, sectionOf } from '@/tests/support/editing-backend';
import { findFindings, joinFindings, listOwnPaths } from './find-findings';

const clean = {
  locale: 'de' as const,
  states: {},
  findTranslation: () => null,
  isDecorative: () => false,
  isLegibleOn: () => true,
  deadPaths: new Set<string>(),
  deadAddresses: new Set<string>(),
  isDeadAnchor: () => false,
};

const text = (id: number, content = '<p>Text</p>') => moduleOf(id, 'text', { content });
const headline = (id: number, level: number) =>
  moduleOf(id, 'headline', { content: 'Titel', headline_level: level });

function find(sections: Section[], examined: Partial<Parameters<typeof findFindings>[1]> = {}): string[] {
  return findFindings(sections, { ...clean, ...examined }).map(({ kind, id, address }) =>
    [kind, id, address].filter((part) => part !== undefined).join(' '),
  );
}

describe('what is looked at before publishing', () => {
  it('finds nothing on a page that is in order', () => {
    const picture = moduleOf(4, 'image', { image: 'media:1', image_alt: 'Ein Kran' });
    expect(find([sectionOf(1, [headline(2, 2), text(3), picture, headline(5, 3), headline(6, 2)])])).toEqual(
      [],
    );
  });

  it('finds a headline that skips a level, and only the first that does', () => {
    expect(find([sectionOf(1, [headline(2, 3), headline(3, 3), headline(4, 2), headline(5, 4)])])).toEqual([
      'heading 2',
      'heading 5',
    ]);
  });

  it('finds pictures without a description, unless they are decoration', () => {
    const pictures = [7, 8].map((id) => moduleOf(id, 'image', { image: `media:${id}`, image_alt: '' }));
    expect(find([sectionOf(1, pictures)], { isDecorative: (picture) => picture === 'media:8' })).toEqual([
      'description 7',
    ]);
  });

  it('finds sections on whose colour nothing can be read', () => {
    const sections = [
      sectionOf(1, [text(2)], { color: 'purple' }),
      sectionOf(3, [text(4)], { color: 'yellow' }),
      sectionOf(5, [text(6)]),
    ];
    expect(find(sections, { isLegibleOn: (colour) => colour !== 'purple' })).toEqual(['contrast 1']);
  });

  it('finds links that lead nowhere, in texts and in fields', () => {
    const html = '<p><a href="page:99">weg</a> <a href="/de/alt#a">alt</a> <a href="/de/da">da</a></p>';
    const sections = [
      sectionOf(1, [
        text(2, html),
        moduleOf(3, 'link', { content: 'Mehr', link: 'page:98', link_url: '' }),
        moduleOf(4, 'link', { content: 'Mehr', link: 'page:5', link_url: '/de/da' }),
        moduleOf(5, 'link', {
          content: 'Außen',
          link: 'https://beispiel.de/',
          link_url: 'https://beispiel.de/',
        }),
      ]),
    ];
    expect(listOwnPaths(sections)).toEqual(['/de/alt', '/de/da']);
    expect(find(sections, { deadPaths: new Set(['/de/alt']) })).toEqual([
      'link 2 page:99',
      'link 2 /de/alt#a',
      'link 3 page:98',
    ]);
  });

  it('finds links to other sites behind which there is nothing any more, wherever in them they lead', () => {
    const sections = [
      sectionOf(1, [
        text(
          2,
          '<p><a href="https://example.org/a?b=1&amp;c=2#d">weg</a> <a href="https://example.org/">da</a></p>',
        ),
        moduleOf(3, 'link', { content: 'Mehr', link: 'https://Example.org/b', link_url: '' }),
      ]),
    ];
    const deadAddresses = new Set(['https://example.org/a?b=1&c=2', 'https://example.org/b']);
    expect(find(sections, { deadAddresses })).toEqual([
      'link 2 https://example.org/a?b=1&c=2#d',
      'link 3 https://Example.org/b',
    ]);
  });

  it('finds what is empty, but not a list that fills itself', () => {
    const sections = [
      sectionOf(1, [text(2, ''), moduleOf(3, 'faq', { children: [] })]),
      sectionOf(4, []),
      sectionOf(5, [moduleOf(6, 'teaserlist', { source: 'events', children: [] })]),
    ];
    expect(find(sections)).toEqual(['empty 2', 'empty 3', 'empty 4']);
  });

  it('finds what is not saved, in dispute, or not translated', () => {
    const sections = [sectionOf(1, [text(2), text(3), text(4), text(5)])];
    expect(
      find(sections, {
        states: { 2: { status: 'incomplete' }, 3: { status: 'conflict' }, 4: { status: 'saved' } },
        findTranslation: ({ id }) =>
          id > 3 ? { kind: id === 4 ? 'missing' : 'outdated', locale: 'en' } : null,
      }),
    ).toEqual(['unsaved 2', 'conflict 3', 'missing 4', 'outdated 5']);
  });

  it('tells what is over its bound from what is not complete', () => {
    const sections = [sectionOf(1, [text(2), text(3)])];
    expect(
      find(sections, {
        states: {
          2: { status: 'incomplete', fields: { content: 'too_long' } },
          3: { status: 'incomplete', fields: { content: 'required' } },
        },
      }),
    ).toEqual(['tooLong 2', 'unsaved 3']);
  });

  it('says of several languages once what is so in all of them, and of each what its pictures lack', () => {
    const german = [
      sectionOf(1, [headline(2, 4), moduleOf(3, 'image', { image: 'media:7', image_alt: '' })]),
    ];
    const english = [
      sectionOf(1, [headline(2, 4), moduleOf(3, 'image', { image: 'media:7', image_alt: '' })]),
    ];
    const found = joinFindings([
      findFindings(german, clean),
      findFindings([...english, sectionOf(4, [])], { ...clean, locale: 'en' }),
    ]);
    expect(found.map(({ kind, id, locale }) => `${kind} ${id} ${locale}`)).toEqual([
      'heading 2 de',
      'description 3 de',
      'description 3 en',
      'empty 4 en',
    ]);
  });
});

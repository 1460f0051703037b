import { describe, expect, it } from 'vitest';
import type { Module } from '@/lib/contract/module';
import type { Navigation } from '@/lib/contract/navigation';
import { cleanAnswer, cleanNavigation, cleanSections } from './clean';

const evil = '<p>Ja<img src="x" onerror="steal()"></p>';

/** What is shown of modules in a section of an external content system. */
function clean(...children: Record<string, unknown>[]): Module[] {
  const section = { id: 1, model: 'container', layout: 0, columns: [{ classes: '', children }] };
  return cleanSections([section] as never)[0]?.columns[0]?.children ?? [];
}

describe('modules of an external content system', () => {
  it('are shown with what their kind’s fields may hold', () => {
    const fields = { id: 2, anchor: 'da', revision: 3 };
    expect(clean({ ...fields, model: 'text', content: evil })).toEqual([
      { ...fields, model: 'text', content: '<p>Ja</p>' },
    ]);
    expect(clean({ ...fields, model: 'quote', content: evil, author: 7 })[0]).toMatchObject({ author: '7' });
    expect(clean({ ...fields, model: 'quote', author: null })[0]).toMatchObject({ author: '' });
    expect(clean({ ...fields, model: 'text', content: 7 })[0]).toMatchObject({ content: '' });
  });

  it('embed players of known hosts, and lead where links may lead', () => {
    const video = { id: 2, model: 'video' };
    expect(
      clean({ ...video, video_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' })[0]?.['video_url'],
    ).toContain('youtu');
    expect(clean({ ...video, video_url: 'https://evil.example/x' })[0]).toMatchObject({ video_url: '' });
    expect(clean({ ...video, video_url: 7 })[0]).toMatchObject({ video_url: '' });
    const link = { id: 3, model: 'link' };
    expect(clean({ ...link, link: 'page:1', link_url: '/de/x' })[0]).toMatchObject({
      link: 'page:1',
      link_url: '/de/x',
    });
    expect(clean({ ...link, link: 'javascript:steal()', link_url: 7 })[0]).toMatchObject({
      link: '',
      link_url: '',
    });
    expect(clean({ ...link, link: 'section:12' })[0]).toMatchObject({ link: '' });
  });

  it('show the stand-alone sections and files that they refer to', () => {
    const address = '/de/pageeditor-api/container/by-slug/tickets';
    const reference = { id: 2, model: 'sectionreference', section: 'section:12', section_url: address };
    expect(clean(reference)[0]).toMatchObject({ section: 'section:12', section_url: address });
    expect(clean({ id: 2, model: 'video', film: 'media:8' })[0]).toMatchObject({ film: 'media:8' });
    expect(clean({ ...reference, section: 'javascript:steal()' })[0]).toMatchObject({ section: '' });
  });

  it('of unknown kinds are left out, also among the items of a list', () => {
    const faq = {
      id: 2,
      model: 'faq',
      children: [
        { id: 3, model: 'faqitem', text: evil },
        { id: 4, model: 'unknown' },
      ],
    };
    const shown = clean({ id: 5, model: 'unknown' }, faq);
    expect(shown).toHaveLength(1);
    expect(shown[0]?.children).toMatchObject([{ id: 3, text: '<p>Ja</p>' }]);
    expect(clean({ id: 6, model: 'faq' })[0]).not.toHaveProperty('children');
  });
});

describe('an answer for the browser', () => {
  it('keeps everything that is no field, and is cleaned at any depth', () => {
    const unknown = { model: 'unknown', content: evil, children: [{ model: 'text', content: evil }] };
    expect(cleanAnswer([1, 'a', null, unknown])).toEqual([
      1,
      'a',
      null,
      { ...unknown, children: [{ model: 'text', content: '<p>Ja</p>' }] },
    ]);
    expect(cleanAnswer({ model: 7, content: evil })).toEqual({ model: 7, content: evil });
    expect(cleanAnswer({ description_long: evil, description_short: evil })).toEqual({
      description_long: '<p>Ja</p>',
      description_short: evil,
    });
    expect(cleanAnswer({ description_long: 7 })).toEqual({ description_long: 7 });
  });

  it('judges the address of a link like the link', () => {
    const link = { model: 'link', link: '/de/x', link_url: 'javascript:steal()', content_url: 'ftp://x' };
    expect(cleanAnswer(link)).toEqual({ ...link, link_url: '' });
    const text = { model: 'text', content_url: 'javascript:steal()' };
    expect(cleanAnswer(text)).toEqual(text);
  });
});

describe('a menu', () => {
  const navigation = (menu: unknown[], footer: unknown[] = []) =>
    ({ menu, footer, more: 1 }) as unknown as Navigation;

  it('loses entries that lead nowhere safe; what is below them takes their place and their rank', () => {
    const good = { url: '/de/b', menu_name: 'B' };
    const bad = { url: 'data:x', menu_name: 'C' };
    const menu = [
      { url: 'data:x', menu_name: 'A', is_highlight: true, children: [good, bad] },
      { url: '/de/d', menu_name: 'D', is_highlight: false, children: [good, bad] },
    ];
    expect(
      cleanNavigation(
        navigation(menu, [
          { title: 'E', url: '/de/e' },
          { title: 'F', url: 'x' },
        ]),
      ),
    ).toEqual({
      menu: [
        { ...good, is_highlight: true, children: [] },
        { ...menu[1], children: [good] },
      ],
      footer: [{ title: 'E', url: '/de/e' }],
      more: 1,
    });
  });
});

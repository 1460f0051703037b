import { describe, expect, it } from 'vitest';
import { adminDefinitions } from '@/lib/records/definitions';
import { copiedValues, findProblems, formValues, newValues, sentValues } from './record-values';

describe('record values', () => {
  it.each(Object.values(adminDefinitions))(
    'of a new record of $resource lack only what is required',
    (definition) => {
      const problems = findProblems(definition, formValues(definition, undefined));
      const required = Object.entries(definition.fields)
        .filter(([, field]) => field.required === true)
        .map(([name]) => name);
      expect(Object.keys(problems).sort()).toEqual(required.sort());
      expect(new Set(Object.values(problems)).size).toBeLessThanOrEqual(1);
    },
  );

  it('start with today on the site’s calendar, where a day is needed and no time', () => {
    // Half past midnight in Berlin.
    const now = new Date('2025-07-01T22:30:00Z');
    expect(newValues(adminDefinitions.articles, now)).toEqual({ date: '2025-07-02' });
    expect(newValues(adminDefinitions.events, now)).toEqual({});
  });

  it('need a required text in one language only', () => {
    const values = formValues(adminDefinitions.pages, {
      title: { de: null, en: 'Size' },
      slug: { de: undefined },
    });
    expect(findProblems(adminDefinitions.pages, values)).toEqual({});
  });

  it('are judged also inside of lists', () => {
    const values = formValues(adminDefinitions['download-directories'], {
      name: { de: 'Presse' },
      files: [{ file: null }],
    });
    expect(findProblems(adminDefinitions['download-directories'], values)).toEqual({
      'files.0.file': 'required',
    });
  });

  it.each([undefined, null, ''])(
    'of a list may lack a translation, whose untouched input holds %j',
    (text) => {
      const values = formValues(adminDefinitions.navigation, {
        name: 'Navigation',
        menu: [
          {
            menu_name: { de: 'Besuch', en: text },
            children: [{ menu_name: { de: text, en: 'Team' }, link: 'page:1' }],
          },
        ],
        footer: [{ title: { de: text, en: 'Press' }, link: 'page:2' }],
      });
      expect(findProblems(adminDefinitions.navigation, values)).toEqual({});
      expect(sentValues(adminDefinitions.navigation, values)).toMatchObject({
        menu: [{ menu_name: { de: 'Besuch' }, children: [{ menu_name: { en: 'Team' } }] }],
        footer: [{ title: { en: 'Press' } }],
      });
    },
  );

  it('of the navigation need names and targets', () => {
    const values = formValues(adminDefinitions.navigation, {
      name: 'Navigation',
      menu: [{ menu_name: { de: '' }, link: 'page:1', children: [{ menu_name: { de: 'Team' }, link: '' }] }],
      footer: [{ title: {}, link: null }],
    });
    expect(findProblems(adminDefinitions.navigation, values)).toEqual({
      'menu.0.menu_name': 'required',
      'menu.0.children.0.link': 'required',
      'footer.0.title': 'required',
      'footer.0.link': 'required',
    });
  });

  it('are sent without what only the server adds, with the revision', () => {
    const sent = sentValues(adminDefinitions.redirects, {
      id: 3,
      old_path: '/de/a',
      new_path: '/de/b',
      revision: 4,
      urls: {},
      reference: null,
    });
    expect(sent).toEqual({ old_path: '/de/a', new_path: '/de/b', revision: 4 });
  });

  it('of a form hold every field, those of the record as they are', () => {
    const values = formValues(adminDefinitions.articles, { id: 3, title: { de: 'Titel' }, revision: 4 });
    expect(Object.keys(values)).toEqual(
      expect.arrayContaining(Object.keys(adminDefinitions.articles.fields)),
    );
    expect(values).toMatchObject({ id: 3, title: { de: 'Titel' }, revision: 4 });
  });

  it('of a copy are those of the original, with an address of its own and not online', () => {
    const original = formValues(adminDefinitions.articles, {
      id: 3,
      revision: 4,
      title: { de: 'Titel' },
      slug: { de: 'titel' },
      is_online: true,
    });
    const { id: _, revision: __, slug: ___, ...same } = original;
    expect(copiedValues(adminDefinitions.articles, original)).toEqual({ ...same, is_online: false });
  });

  it('that were never there are sent as taken away, lists as empty, others not at all', () => {
    expect(sentValues(adminDefinitions.redirects, { old_path: undefined, revision: '4' })).toEqual({
      old_path: null,
    });
    expect(sentValues(adminDefinitions.navigation, { menu: null })).toEqual({ menu: [] });
    expect(sentValues(adminDefinitions.navigation, { footer: [{ title: null, unknown: 1 }] })).toMatchObject({
      footer: [{ title: {} }],
    });
  });
});

import { beforeEach, expect, it, vi } from 'vitest';
import type { ContentSource, PublicPath } from './port';
import { findShareFacts } from './share-facts';
import { getContentSource } from './source';

vi.mock('./source');

const settings = { name: 'Haus', dates: 'Sommer', slogan: 'Kommt' };
const thumbs = (name: string) => ({ '1200x630': { url: `/media/${name}.jpg`, width: 1200, height: 630 } });
const bare = { og_title: '', og_image_thumbs: {} };

let entry: PublicPath | null;
let source: Record<string, unknown>;

beforeEach(() => {
  entry = null;
  source = {
    findPublicPath: async () => entry,
    getSettings: async () => settings,
    findPage: async () => null,
  };
  vi.mocked(getContentSource).mockImplementation(async () => source as unknown as ContentSource);
});

/** What stands at a path, and what the source knows of it. */
function put(path: string, kind: PublicPath['kind'], answers: Record<string, unknown>): void {
  entry = { path, locale: 'de', kind, id: 7, isOnline: true };
  source = { ...source, ...answers };
}

it('of a page are its title and its first picture, wherever that stands', async () => {
  const picture = { model: 'image', thumbs: thumbs('erstes') };
  const gallery = { model: 'gallery', children: [picture, { model: 'image', thumbs: thumbs('zweites') }] };
  const modules = [
    { model: 'container', thumbs: {}, columns: [{}, { children: [{ model: 'text' }, gallery] }] },
  ];
  const findPage = vi.fn(async () => ({ ...bare, title: 'Über uns', modules }));
  put('/de/haus/ueber-uns', 'page', { findPage });
  expect(await findShareFacts('/de/haus/ueber-uns')).toEqual({
    locale: 'de',
    screen: null,
    title: 'Über uns',
    date: null,
    picture: '/media/erstes.jpg',
    isChosen: false,
    settings: { name: 'Haus', dates: 'Sommer' },
  });
  expect(findPage).toHaveBeenCalledWith('de', 'haus/ueber-uns', 'published');
});

it('are first of all what editors have chosen for sharing', async () => {
  const page = { og_title: 'Geteilt', og_image_thumbs: thumbs('gewaehlt'), title: 'Seite', modules: [] };
  put('/de/x', 'page', { findPage: async () => page });
  expect(await findShareFacts('/de/x')).toMatchObject({
    title: 'Geteilt',
    picture: '/media/gewaehlt.jpg',
    isChosen: true,
  });
});

it.each([
  [
    'event',
    'findEvent',
    { title: 'Konzert', date_start: '2025-06-28T19:30' },
    'image_obj',
    '2025-06-28T19:30',
  ],
  ['article', 'findArticle', { title: 'Neues', date: '2025-06-01' }, 'image_obj', '2025-06-01'],
  ['production', 'findProduction', { name: 'Werk' }, 'header_image_obj', null],
] as const)(
  'of an %s are its name, its day and its picture',
  async (kind, find, thing, pictureName, date) => {
    put('/de/x/7', kind, {
      [find]: async () => ({ ...bare, ...thing, [pictureName]: { thumbs: thumbs('bild') } }),
    });
    const title = 'title' in thing ? thing.title : thing.name;
    expect(await findShareFacts('/de/x/7')).toMatchObject({ title, date, picture: '/media/bild.jpg' });
    put('/de/x/7', kind, { [find]: async () => ({ ...bare, ...thing, [pictureName]: null }) });
    expect(await findShareFacts('/de/x/7')).toMatchObject({ title, picture: null, isChosen: false });
    put('/de/x/7', kind, { [find]: async () => null });
    expect(await findShareFacts('/de/x/7')).toBeNull();
  },
);

it('of a press directory are its name', async () => {
  const directories = [
    { id: 6, name: 'Andere' },
    { id: 7, name: 'Presse' },
  ];
  put('/de/presse/x', 'download', { listDownloadDirectories: async () => directories });
  const facts = { title: 'Presse', date: null, picture: null, isChosen: false };
  expect(await findShareFacts('/de/presse/x')).toMatchObject(facts);
  put('/de/presse/x', 'download', { listDownloadDirectories: async () => [] });
  expect(await findShareFacts('/de/presse/x')).toBeNull();
});

it('of a screen are those of the page that editors keep for it, if they do', async () => {
  const nameless = { screen: 'calendar', title: null, date: null, picture: null, isChosen: false };
  expect(await findShareFacts('/de/kalender')).toMatchObject(nameless);
  source.findPage = vi.fn(async () => ({ ...bare, title: 'Programm', modules: [] }));
  expect(await findShareFacts('/de/kalender')).toMatchObject({ screen: 'calendar', title: 'Programm' });
  expect(source.findPage).toHaveBeenCalledWith('de', 'kalender', 'published');
  source.findPage = async () => {
    throw new Error('down');
  };
  expect(await findShareFacts('/de/kalender')).toMatchObject(nameless);
});

it('are nobody’s where visitors find nothing', async () => {
  expect(await findShareFacts('/fr/x')).toBeNull();
  expect(await findShareFacts('/de/x')).toBeNull();
  const findPage = async () => ({ ...bare, title: 'Seite', modules: [] });
  put('/de/x', 'page', { findPage });
  expect(await findShareFacts('/de/x')).toMatchObject({ title: 'Seite' });
  expect(await findShareFacts('/de/alt')).toBeNull();
  entry = { path: '/de/x', locale: 'de', kind: 'page', id: 7, isOnline: false };
  expect(await findShareFacts('/de/x')).toBeNull();
  put('/de/x', 'section', {});
  expect(await findShareFacts('/de/x')).toBeNull();
});

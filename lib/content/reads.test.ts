import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sectionPath } from '@/lib/contract/standing';
import { pathTag, recordTag, resourceTag, sectionTag } from '@/lib/contract/tags';

const { reads, large, noteAway, reportFailure, state } = vi.hoisted(() => ({
  /** What was read to be kept: key, tags. */
  reads: [] as [unknown, unknown][],
  /** Keys of what was said to be good until something changes. */
  large: [] as unknown[],
  noteAway: vi.fn(),
  reportFailure: vi.fn(),
  state: { source: {} as Record<string, unknown> },
}));
vi.mock('@/lib/page-use.mjs', () => ({ noteAway }));
vi.mock('./report-failure', () => ({ reportFailure }));
vi.mock('./source', () => ({ getContentSource: async () => state.source }));
vi.mock('./read', () => ({
  readContent: (key: unknown, tags: unknown, load: () => Promise<unknown>, isGoodUntilChanged: unknown) => {
    reads.push([key, tags]);
    if (isGoodUntilChanged === true) large.push(key);
    return load();
  },
}));

const page = await import('./reads');
const things = await import('./thing-reads');

/** Documents, and sections, which are looked at for what their blocks refer to. */
const parts: Record<string, object> = {
  findPage: { modules: [] },
  findEvent: { modules: [] },
  findArticle: { modules: [] },
  findProduction: { modules: [] },
  findSection: { columns: [] },
};

const answer = (name: string, ...given: unknown[]) =>
  name in parts ? { ...parts[name], asked: given } : [name, ...given];

/** A source in which everything fails that a test does not name, and which answers with what it was asked. */
beforeEach(() => {
  reads.length = 0;
  large.length = 0;
  noteAway.mockClear();
  reportFailure.mockClear();
  const ask =
    (name: string) =>
    async (...given: unknown[]) =>
      answer(name, ...given);
  state.source = new Proxy(
    {},
    { get: (_, name) => (name === 'then' || name === 'on' ? undefined : ask(String(name))) },
  );
});

const failing = () =>
  (state.source = new Proxy(
    {},
    {
      get: (_, name) => (name === 'then' ? undefined : () => Promise.reject(new Error('down'))),
    },
  ));

describe('what every page shows', () => {
  it.each([
    [
      'a page',
      () => page.readPage('de', 'haus'),
      answer('findPage', 'de', 'haus', 'published'),
      ['page', 'de', 'haus'],
      [pathTag('/de/haus')],
    ],
    [
      'menu and footer',
      () => page.readNavigation('de'),
      ['getNavigation', 'de'],
      ['navigation', 'de'],
      [resourceTag('navigation')],
    ],
    [
      'the settings',
      () => page.readSettings('en'),
      ['getSettings', 'en'],
      ['settings', 'en'],
      [resourceTag('settings')],
    ],
    [
      'a section',
      () => page.readSection('de', 'fuss'),
      answer('findSection', 'de', 'fuss', 'published'),
      ['section', 'de', 'fuss'],
      [sectionTag('de', 'fuss')],
    ],
  ])('is kept as published, and stale with its own changes: %s', async (_, read, asked, key, tags) => {
    expect(await read()).toEqual(asked);
    expect(reads).toEqual([[key, tags]]);
  });

  it('is read once per change where it stands on many pages, from a source that tells every change', async () => {
    const readAll = () =>
      Promise.all([
        page.readPage('de', 'haus'),
        page.readNavigation('de'),
        page.readSettings('de'),
        page.readSection('de', 'fuss'),
      ]);
    await readAll();
    expect(large).toEqual([]);
    const { source } = state;
    state.source = new Proxy(source, {
      get: (_, name) => (name === 'answersAreGoodFor' ? Infinity : source[String(name)]),
    });
    await readAll();
    expect(large).toEqual([
      ['navigation', 'de'],
      ['settings', 'de'],
      ['section', 'de', 'fuss'],
    ]);
  });

  it('is done without where it can be', async () => {
    failing();
    expect(await page.readNavigation('de')).toEqual({ menu: [], footer: [] });
    expect(await page.readSettings('de')).toMatchObject({ name: 'localhost:3000' });
    expect(await page.readSection('de', 'fuss')).toBeNull();
    await expect(page.readPage('de', 'haus')).rejects.toThrow('down');
  });
});

describe('stand-alone sections that blocks refer to', () => {
  const refer = (slug: string) => ({
    model: 'sectionreference',
    section: 'section:7',
    section_url: sectionPath('de', slug),
  });
  const section = (...children: object[]) => ({ model: 'container', columns: [{ classes: '', children }] });

  it('stand in the page, which is stale with their changes', async () => {
    state.source = {
      findPage: async () => ({ modules: [section(refer('tickets'))] }),
      findSection: async (_: string, slug: string) =>
        slug === 'tickets' ? section({ model: 'text' }, refer('tickets'), refer('weg')) : null,
    };
    const shown = await page.readPage('de', 'haus');
    expect(shown?.modules[0]?.columns[0]?.children[0]).toMatchObject({
      section_obj: {
        columns: [{ children: [{ model: 'text' }, { section_obj: null }, { section_obj: null }] }],
      },
    });
    expect(reads.flatMap(([, tags]) => tags)).toEqual([
      pathTag('/de/haus'),
      sectionTag('de', 'tickets'),
      sectionTag('de', 'weg'),
    ]);
    expect(await page.readSection('de', 'tickets')).toMatchObject({
      columns: [{ children: [{ model: 'text' }, { section_obj: null }, { section_obj: null }] }],
    });
  });

  it('are left out while they cannot be read', async () => {
    state.source = {
      findPage: async () => ({ modules: [section(refer('tickets'))] }),
      findSection: () => Promise.reject(new Error('down')),
    };
    const shown = await page.readPage('de', 'haus');
    expect(shown?.modules[0]?.columns[0]?.children[0]).toMatchObject({ section_obj: null });
  });
});

describe('what editors see before it is public', () => {
  it('is never kept', async () => {
    expect(await page.previewPage('de', 'haus', 'draft')).toEqual(answer('findPage', 'de', 'haus', 'draft'));
    expect(await page.previewSection('de', 'fuss', 4)).toEqual(answer('findSection', 'de', 'fuss', 4));
    expect(await page.findSharedDraft('token')).toEqual(['findSharedDraft', 'token']);
    expect(await page.hasSection('fuss')).toEqual(['hasSection', 'fuss']);
    const headers = new Headers();
    expect(await page.isEditor(headers)).toEqual(['isEditor', headers]);
    expect(reads).toEqual([]);
  });

  it('is none by a link where the source knows no such links', async () => {
    state.source = {};
    expect(await page.findSharedDraft('token')).toBeNull();
  });

  it('is a version of the number that the source knows it by, and else of its id', async () => {
    state.source = { findVersionNumber: async (id: number) => (id === 134 ? 1 : null) };
    expect(await page.findVersionNumber(134)).toBe(1);
    expect(await page.findVersionNumber(135)).toBe(135);
    state.source = {};
    expect(await page.findVersionNumber(134)).toBe(134);
  });

  it('is any stand-alone section where the source cannot tell which there are', async () => {
    state.source = {};
    expect(await page.hasSection('fuss')).toBe(true);
  });

  it('is unavailable while the source is away', async () => {
    failing();
    await expect(page.previewPage('de', 'haus', 'draft')).rejects.toThrow('down');
    expect(noteAway).toHaveBeenCalledTimes(1);
    expect(reportFailure).toHaveBeenCalledWith('preview', new Error('down'));
    await expect(page.isEditor(new Headers())).rejects.toThrow('down');
    expect(noteAway).toHaveBeenCalledTimes(2);
  });
});

describe('a thing', () => {
  const tagsOf = (...resources: string[]) => resources.map(resourceTag);

  it.each([
    ['readEvent', 'findEvent', 'events', tagsOf('genres', 'venues', 'productions')],
    ['readArticle', 'findArticle', 'articles', tagsOf('productions')],
    ['readProduction', 'findProduction', 'productions', tagsOf('venues', 'articles', 'events')],
  ] as const)(
    'is stale with its own changes and those of what it shows: %s',
    async (read, find, resource, tags) => {
      expect(await things[read]('de', 7)).toEqual(answer(find, 'de', 7, 'published'));
      expect(reads).toEqual([
        [
          [resource, 'detail', 'de', 7],
          [recordTag(resource, 7), ...tags],
        ],
      ]);
      reads.length = 0;
      expect(await things[read]('de', 7, 'draft')).toEqual(answer(find, 'de', 7, 'draft'));
      expect(reads).toEqual([]);
    },
  );
});

describe('lists of things', () => {
  it.each([
    ['readArticleTeasers', 'listArticleTeasers', ['articles', 'teaser', 'de'], ['articles']],
    ['readGenres', 'listGenres', ['events', 'genres', 'de'], ['events', 'genres', 'venues', 'productions']],
    [
      'readProductions',
      'listProductions',
      ['productions', 'list', 'de'],
      ['productions', 'venues', 'articles', 'events'],
    ],
    [
      'readDownloadDirectories',
      'listDownloadDirectories',
      ['download-directories', 'list', 'de'],
      ['download-directories', 'media'],
    ],
    ['readNewsletterConsent', 'getNewsletterConsent', ['articles', 'newsletter', 'de'], ['articles']],
  ] as const)('are stale with every change of what they show: %s', async (read, ask, key, resources) => {
    expect(await things[read]('de')).toEqual([ask, 'de']);
    expect(reads).toEqual([[key, resources.map(resourceTag)]]);
  });

  it('are read to the end, but not for ever', async () => {
    const listEvents = vi.fn(async (_: string, { page: at }: { page: number }) => ({
      results: [{ id: at }],
      next: at === 2 ? null : 'more',
    }));
    state.source = { listEvents };
    expect(await things.readEvents('de')).toEqual([{ id: 1 }, { id: 2 }]);
    expect(reads).toEqual([
      [['events', 'all', 'de'], ['events', 'genres', 'venues', 'productions'].map(resourceTag)],
    ]);
    const listArticles = vi.fn(async () => ({ results: [], next: 'more' }));
    listEvents.mockImplementation(async () => ({ results: [], next: 'more' }));
    state.source = { listEvents, listArticles };
    await things.readEvents('en');
    expect(listEvents).toHaveBeenCalledTimes(22);
    await things.readArticles('en');
    expect(listArticles).toHaveBeenCalledTimes(10);
    expect(reads.at(-1)).toEqual([['articles', 'list', 'en'], [resourceTag('articles')]]);
  });

  it('are read for each page, but for the events of a source that tells every change', async () => {
    const list = async () => ({ results: [], next: null });
    for (const [answersAreGoodFor, kept] of [
      [10_000, []],
      [Infinity, [['events', 'all', 'de']]],
    ] as const) {
      state.source = {
        answersAreGoodFor,
        listEvents: list,
        listArticles: list,
        listProductions: async () => [],
      };
      await things.readEvents('de');
      await things.readArticles('de');
      await things.readProductions('de');
      expect(large).toEqual(kept);
    }
  });

  it('are empty while the source is away, but for the artworks, without which there is no map', async () => {
    failing();
    for (const read of [
      'readEvents',
      'readArticles',
      'readArticleTeasers',
      'readGenres',
      'readDownloadDirectories',
    ] as const)
      expect(await things[read]('de')).toEqual([]);
    expect(await things.readNewsletterConsent('de')).toBe('');
    await expect(things.readProductions('de')).rejects.toThrow('down');
  });

  it('give what a visitor has marked, in the order of the marks and without what is gone', async () => {
    state.source = {
      listEvents: async () => ({ results: [{ id: 1 }, { id: 2 }], next: null }),
      listProductions: async () => [{ id: 1 }, { id: 3 }],
    };
    const marks = [
      { kind: 'event', id: 2 },
      { kind: 'production', id: 3 },
      { kind: 'event', id: 1 },
      { kind: 'event', id: 3 },
    ] as const;
    expect(await things.readMarked('de', marks)).toEqual({
      events: [{ id: 2 }, { id: 1 }],
      artworks: [{ id: 3 }],
    });
  });
});

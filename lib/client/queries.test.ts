import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '@/lib/contract/user';
import { initialEditorState, useEditorStore } from './editor-store';
import { listThreads } from './notes';
import {
  createEditorQueryClient,
  deadLinksQuery,
  deadPathsQuery,
  decorativeQuery,
  draftQuery,
  fileQuery,
  historyQuery,
  linkChoicesQuery,
  linkQuery,
  picturesQuery,
  placedSectionQuery,
  publishedQuery,
  versionsQuery,
} from './queries';
import type { Draft } from './page-editor';
import { readConflict, resourcePath } from './records';
import { RequestError } from './request';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('./call', () => ({ call }));

const key = { content_type: 'page', object_id: 4 } as const;
const source = { ...key, slug: 'haus' };
const draft = {
  ...{ content_type: 'page', id: 4, revision: 2 },
  has_changes: true,
  urls: { de: '/de/haus' },
} as Draft;
const list = (results: unknown[], next: string | null = null) => ({ next, results });
const asked = (place = -1) => call.mock.calls.at(place)?.[1] as { query?: object; params?: object };

beforeEach(() => {
  call.mockReset();
  useEditorStore.setState(initialEditorState);
});

describe('the queries of the editor', () => {
  const fail = async (error: Error) => {
    const client = createEditorQueryClient();
    const queryFn = vi.fn(() => Promise.reject(error));
    const query = { queryKey: ['x'], queryFn, retryDelay: 0 };
    await client.fetchQuery({ ...client.defaultQueryOptions(query) }).catch(() => undefined);
    return queryFn.mock.calls.length;
  };

  it('are repeated once, unless nobody is signed in: that opens the sign-in', async () => {
    expect(await fail(new RequestError('offline', 0, ''))).toBe(2);
    expect(await fail(new Error('other'))).toBe(2);
    expect(useEditorStore.getState().sessionEnded).toBe(false);
    expect(await fail(new RequestError('not_authenticated', 401, ''))).toBe(1);
    expect(useEditorStore.getState().sessionEnded).toBe(true);
  });

  it('find the pictures that are decoration, and pass over those that are gone', async () => {
    const client = createEditorQueryClient();
    call
      .mockResolvedValueOnce({ id: 1, decorative: true })
      .mockRejectedValueOnce(new RequestError('not_found', 404, ''))
      .mockResolvedValueOnce({ id: 3, decorative: false });
    const references = ['media:1', 'media:2', 'media:3'];
    expect(await client.fetchQuery(decorativeQuery('de', references))).toEqual(['media:1']);
    expect([0, 1, 2].map((place) => asked(place).params)).toEqual(
      [1, 2, 3].map((id) => ({ locale: 'de', id })),
    );
  });

  it('ask only for files and documents that there are', () => {
    const isAsked = (reference: string) => fileQuery('de', reference).enabled;
    expect(['media:7', 'media:12', 'media:0', 'page:7', 'xmedia:7', 'media:7x', ''].map(isAsked)).toEqual([
      ...[true, true, false, false, false, false, false],
    ]);
    expect(publishedQuery('de', undefined).enabled).toBe(false);
    expect(publishedQuery('de', draft).enabled).toBe(true);
  });

  it('keep an answer under all that decides about it', () => {
    const keys = [
      historyQuery('de', key),
      versionsQuery('de', key),
      publishedQuery('de', draft),
      publishedQuery('de', undefined),
      deadPathsQuery(['/de/x']),
      decorativeQuery('de', ['media:1']),
      picturesQuery('de', { search: 'a', folder: 'b' }),
      fileQuery('de', 'media:12'),
      linkChoicesQuery('de', 'Haus'),
      linkQuery('de', 'page:1'),
      draftQuery('de', source, 3),
      placedSectionQuery('de', 'haus', ['rahmen']),
      deadLinksQuery('de'),
    ].map(({ queryKey }) => [...queryKey]);
    expect(keys).toEqual([
      ['history', 'de', key],
      ['versions', 'de', key],
      ['published', 'de', 'page', 4, 2, true],
      ['published', 'de', undefined, undefined, undefined, undefined],
      ['dead-paths', ['/de/x']],
      ['decorative', 'de', ['media:1']],
      ['pictures', 'de', { search: 'a', folder: 'b' }],
      ['file', 'de', 12],
      ['links', 'de', 'Haus'],
      ['link', 'de', 'page:1'],
      ['draft', 'de', source, 3],
      ['placed-section', 'de', 'haus', ['rahmen']],
      ['dead-links'],
    ]);
  });

  it('show what was there until the new is', () => {
    const before = { pages: [], pageParams: [] };
    for (const { placeholderData } of [
      picturesQuery('de', { search: '', folder: '' }),
      linkChoicesQuery('de', ''),
      draftQuery('de', source, 3),
      publishedQuery('de', draft),
      deadPathsQuery([]),
      decorativeQuery('de', []),
    ])
      expect((placeholderData as (shown: unknown) => unknown)(before)).toBe(before);
  });

  it('ask for steps, versions, files and what is published, and can be given up', async () => {
    const client = createEditorQueryClient();
    call.mockResolvedValue(list(['first']));
    expect(await client.fetchQuery(historyQuery('de', key))).toEqual(['first']);
    expect(await client.fetchQuery(versionsQuery('de', key))).toEqual(['first']);
    call.mockResolvedValue({ id: 12 });
    expect(await client.fetchQuery(fileQuery('de', 'media:12'))).toEqual({ id: 12 });
    for (const place of [0, 1, 2]) expect(asked(place)).toHaveProperty('signal', expect.any(AbortSignal));
    expect(await client.fetchQuery(publishedQuery('de', undefined))).toBeNull();
    useEditorStore.setState({ user: { features: ['publish'] } as unknown as User });
    call.mockResolvedValue({ modules: ['section'] });
    expect(await client.fetchQuery(publishedQuery('de', draft))).toEqual(['section']);
    const fetched = vi.fn(async () => new Response(null, { status: 404 }));
    vi.stubGlobal('fetch', fetched);
    expect(await client.fetchQuery(deadPathsQuery(['/de/x']))).toEqual(['/de/x']);
    expect(fetched).toHaveBeenCalledWith(
      '/de/x',
      expect.objectContaining({ signal: expect.any(AbortSignal) }),
    );
    vi.unstubAllGlobals();
  });

  it('find a section that stands elsewhere, with those within it, and none that is within itself', async () => {
    const client = createEditorQueryClient();
    const placed = (slug: string, id: number) => ({
      ...{ id, model: 'container', slug, layout: 0 },
      columns: [
        {
          classes: 'col-12',
          children: [{ id: id + 1, model: 'sectionreference', section: '/section/innen' }],
        },
      ],
    });
    call.mockImplementation((_name: string, { params }: { params: { slug: string } }) =>
      params.slug === 'fort'
        ? Promise.reject(new RequestError('not_found', 404, ''))
        : Promise.resolve(placed(params.slug, params.slug === 'haus' ? 10 : 20)),
    );
    const find = (slug: string | null, around: string[] = []) =>
      client.fetchQuery(placedSectionQuery('de', slug, around));
    expect(await find('haus')).toMatchObject({ id: 10, slug: 'haus' });
    expect(call.mock.calls[0]?.[1]).toMatchObject({
      params: { locale: 'de', slug: 'haus' },
      signal: expect.any(AbortSignal),
    });
    expect([await find('fort'), await find('haus', ['haus']), await find(null)]).toEqual([null, null, null]);
    expect(placedSectionQuery('de', null, []).enabled).toBe(false);
    expect(placedSectionQuery('de', 'haus', [])).toMatchObject({ enabled: true, refetchOnWindowFocus: true });
  });

  it('know the dead addresses of other sites', async () => {
    call.mockResolvedValue({ addresses: ['https://example.org/fort'] });
    expect(await createEditorQueryClient().fetchQuery(deadLinksQuery('de'))).toEqual([
      'https://example.org/fort',
    ]);
    expect(asked()).toMatchObject({ params: { locale: 'de' }, signal: expect.any(AbortSignal) });
  });

  it('go on with the next page until there is none', async () => {
    const client = createEditorQueryClient();
    call.mockResolvedValueOnce(list([1], '?page=2')).mockResolvedValueOnce(list([2]));
    const pictures = picturesQuery('de', { search: '', folder: 'Haus' });
    const { pages } = await client.fetchInfiniteQuery({ ...pictures, pages: 5 });
    expect(pages).toHaveLength(2);
    expect([asked(0).query, asked(1).query]).toEqual([
      { type: 'image', page: 1, page_size: 24, q: undefined, folder: 'Haus' },
      { type: 'image', page: 2, page_size: 24, q: undefined, folder: 'Haus' },
    ]);
    call
      .mockReset()
      .mockResolvedValueOnce(list([1], '?page=2'))
      .mockResolvedValueOnce(list([2]));
    const choices = await client.fetchInfiniteQuery({ ...linkChoicesQuery('de', 'Haus'), pages: 5 });
    expect(choices.pages).toHaveLength(2);
    expect([asked(0).query, asked(1).query]).toEqual([
      { q: 'Haus', references: undefined, page: undefined },
      { q: 'Haus', references: undefined, page: 2 },
    ]);
    call
      .mockReset()
      .mockResolvedValueOnce(list([1], 'x'))
      .mockResolvedValueOnce(list([2], 'x'));
    call.mockResolvedValueOnce(list([3]));
    expect(await listThreads('de', { content_type: 'page', object_id: 4 })).toEqual([1, 2, 3]);
    expect([0, 1, 2].map((place) => asked(place).query)).toMatchObject([
      { page: 1 },
      { page: 2 },
      { page: 3 },
    ]);
  });

  it('look a reference up, which may lead nowhere', async () => {
    const client = createEditorQueryClient();
    call.mockResolvedValueOnce(list([{ value: 'page:1' }]));
    expect(await client.fetchQuery(linkQuery('de', 'page:1'))).toEqual({ value: 'page:1' });
    expect(asked().query).toEqual({ q: undefined, references: 'page:1', page: undefined });
    call.mockResolvedValueOnce(list([]));
    expect(await client.fetchQuery(linkQuery('de', 'page:2'))).toBeNull();
  });
});

describe('records', () => {
  it('stand at an address of their own, with what is asked for', () => {
    expect(resourcePath('pages')).toBe('/api/pages?view=admin');
    expect(resourcePath('users', 'a/b')).toBe('/api/users/a%2Fb/?view=admin');
    expect(
      resourcePath('pages', 7, { q: '', page: 2, id: [1, 2], sort: null, x: undefined, on: false }),
    ).toBe('/api/pages/7/?view=admin&page=2&id=1%2C2&on=false');
  });

  it('that somebody else has changed come with a conflict', () => {
    const theirs = { id: 7, revision: 3 };
    expect(readConflict({ detail: 'x', code: 'conflict', theirs })).toMatchObject(theirs);
    expect([null, {}, { theirs: null }].map(readConflict)).toEqual([null, null, null]);
  });
});

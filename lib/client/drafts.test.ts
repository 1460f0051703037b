import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '@/lib/contract/user';
import { loadDraft, loadPublished } from './drafts';
import { initialEditorState, useEditorStore } from './editor-store';
import { RequestError } from './request';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('./call', () => ({ call }));

const section = {
  ...{
    id: 9,
    model: 'container' as const,
    slug: 'fuss',
    parent: null,
    content_type: 'section',
    object_id: 4,
  },
  ...{ column: 0, order: 0, anchor: '', layout: 0, columns: [{ classes: 'col-12', children: [] }] },
};
const draft = { id: 4, urls: {}, content_type: 'page', title: 'Haus', is_online: true, modules: [section] };
const missing = new RequestError('not_found', 404, 'Nicht da.');

function offer(...features: string[]) {
  useEditorStore.setState({ ...initialEditorState, user: { features } as unknown as User });
}

const names = () => call.mock.calls.map(([name]) => String(name));

beforeEach(() => {
  call.mockReset();
});

afterEach(() => {
  useEditorStore.setState(initialEditorState);
});

describe('the draft of a document', () => {
  it('is asked for by its id where the backend has documents', async () => {
    offer('document');
    call.mockResolvedValue(draft);
    expect(await loadDraft('de', { content_type: 'page', object_id: 4, slug: 'haus' })).toBe(draft);
    expect(call.mock.calls).toMatchObject([
      [
        'GET /{locale}/pageeditor-api/document/{content_type}/{id}',
        { params: { locale: 'de', content_type: 'page', id: 4 } },
      ],
    ]);
  });

  it('of a section that stands alone begins with making it, unless that is not wanted', async () => {
    offer('document');
    call.mockRejectedValueOnce(missing).mockResolvedValueOnce(section).mockResolvedValueOnce(draft);
    await loadDraft('de', { content_type: 'section', object_id: null, slug: 'fuss' });
    expect(names()).toEqual([
      'GET /{locale}/pageeditor-api/container/by-slug/{slug}',
      'POST /{locale}/pageeditor-api/{kind}',
      'GET /{locale}/pageeditor-api/document/{content_type}/{id}',
    ]);
    expect(call.mock.calls[1]?.[1]).toMatchObject({
      params: { kind: 'container' },
      body: { content_type: 'section', slug: 'fuss', parent: null, column: 0, order: 0, layout: 0 },
    });
    expect(call.mock.calls[2]?.[1]).toMatchObject({ params: { id: 4 } });

    call.mockReset().mockRejectedValue(missing);
    const source = { content_type: 'section', object_id: null, slug: 'fuss' } as const;
    await expect(loadDraft('de', source, false)).rejects.toBe(missing);
    const offline = new RequestError('offline', 0, '');
    call.mockReset().mockRejectedValue(offline);
    await expect(loadDraft('de', source)).rejects.toBe(offline);
    expect(call).toHaveBeenCalledOnce();
  });

  it('of a backend without documents is what stands at the path, as a draft where it has some', async () => {
    offer('versions');
    call.mockResolvedValue(draft);
    await loadDraft('en', { content_type: 'page', object_id: 4, slug: 'house' });
    expect(call.mock.lastCall).toMatchObject([
      'GET /{locale}/pageeditor-api/page/{slug}',
      { params: { locale: 'en', slug: 'house' }, query: { version_id: 'draft' } },
    ]);
    offer();
    await loadDraft('en', { content_type: 'page', object_id: 4, slug: 'house' });
    expect(call.mock.lastCall?.[1]).toMatchObject({ query: {} });
  });

  it('of a backend without documents is the thing itself, by its title or name', async () => {
    offer();
    call.mockResolvedValue({ id: 3, name: 'Kran', urls: {}, is_online: true, modules: [] });
    const source = { object_id: 3, slug: '' };
    expect(await loadDraft('de', { ...source, content_type: 'production' })).toMatchObject({
      ...{ id: 3, title: 'Kran', content_type: 'production' },
    });
    call.mockResolvedValue({ id: 3, title: 'Neu', name: 'x', urls: {}, is_online: true, modules: [] });
    expect(await loadDraft('de', { ...source, content_type: 'article' })).toMatchObject({ title: 'Neu' });
    await loadDraft('de', { ...source, content_type: 'event' });
    expect(names()).toEqual([
      'GET /api/productions/{id}/',
      'GET /api/articles/{id}/',
      'GET /api/events/{id}/',
    ]);
    expect(call.mock.lastCall?.[1]).toMatchObject({ params: { id: 3 }, query: { locale: 'de' } });
  });

  it('of a section of such a backend has that section only', async () => {
    offer();
    call.mockResolvedValue({ ...section, object_id: null });
    expect(await loadDraft('de', { content_type: 'section', object_id: null, slug: 'fuss' })).toMatchObject({
      ...{ id: 9, title: 'fuss', content_type: 'section', is_online: true, modules: [{ id: 9 }] },
    });
  });
});

describe('what visitors see of a document', () => {
  const of = (content_type: string, more = {}) =>
    loadPublished('de', { content_type, id: 3, urls: { de: '/de/haus/team' }, modules: [section], ...more });

  it('is not known to a backend without drafts', async () => {
    offer();
    expect(await of('page')).toBeNull();
    expect(call).not.toHaveBeenCalled();
  });

  it('stands where visitors find it', async () => {
    offer('publish');
    call.mockResolvedValue({ modules: [section] });
    expect(await of('page')).toEqual([section]);
    expect(call.mock.lastCall).toMatchObject([
      'GET /{locale}/pageeditor-api/page/{slug}',
      { params: { locale: 'de', slug: 'haus/team' } },
    ]);
    await of('page', { urls: { de: '/de' } });
    expect(call.mock.lastCall?.[1]).toMatchObject({ params: { slug: '' } });
    expect(await of('event')).toEqual([section]);
    expect(call.mock.lastCall).toMatchObject([
      'GET /api/events/{id}/',
      { params: { id: 3 }, query: { locale: 'de' } },
    ]);
    call.mockResolvedValue(section);
    expect(await of('section', { title: 'Fußbereich: Partner' })).toEqual([section]);
    expect(call.mock.lastCall?.[1]).toMatchObject({ params: { slug: 'fuss' } });
  });

  it('is nothing where nothing was published, and a failure where nobody knows', async () => {
    offer('publish');
    call.mockRejectedValue(missing);
    expect(await of('page')).toEqual([]);
    call.mockResolvedValue({ modules: [section] });
    expect(await of('page', { urls: { en: '/en/house' } })).toEqual([]);
    const failure = new RequestError('unavailable', 503, '');
    call.mockRejectedValue(failure);
    await expect(of('page')).rejects.toBe(failure);
  });
});

// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageSizes } from '@/lib/contract/list';
import type { Clip } from '@/lib/contract/several';
import { idempotencyHeader } from '@/lib/contract/write';
import { findEndpoint } from '@/tests/support/find-endpoint';
import * as files from './library';
import { beginThread, changeNote, colleaguesQuery, deleteNote, listThreads, replyToThread } from './notes';
import * as editor from './page-editor';
import { deletePattern, patternsQuery, readPattern, renamePattern, savePattern } from './patterns';
import { createPreviewLink, previewLinksQuery, renamePreviewLink, revokePreviewLink } from './preview-links';
import { pasteModules, readClip } from './several';
import { keepTranslation, translatedFromQuery } from './translations';
import { versionQuery } from './versions';

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });

beforeEach(() => {
  fetched
    .mockReset()
    .mockImplementation(async () => Response.json({ detail: 'no', code: 'invalid' }, { status: 400 }));
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => void vi.unstubAllGlobals());

const key = { content_type: 'page', object_id: 12 } as const;
const place = { parent: 1, column: 0, order: 2 };
const words = { text: 'Hallo', mentions: [] };
const clip: Clip = {
  modules: [{ model: 'text', anchor: '', locales: null, fields: { de: { content: '<p>A</p>' } } }],
};
const times = { at: '2040-07-02T10:00:00+02:00', was: '2040-07-01T08:00:00.000Z' };
const crop = { x: 0, y: 0, width: 1, height: 0.5 };

/** What it does, the endpoint of the contract, and what is sent as body or query. */
type Call = [name: string, endpoint: string, run: () => Promise<unknown>, sent?: Record<string, unknown>];

/** What has an effect, and has it once, however often it is sent. */
const steps: Call[] = [
  [
    'makes a module',
    'POST /{locale}/pageeditor-api/{kind}',
    () => editor.createModule('de', 'text', { ...place, content: '' }, 'once'),
    { ...place, content: '' },
  ],
  [
    'changes a module',
    'PATCH /{locale}/pageeditor-api/{kind}/{id}',
    () => editor.updateModule('de', 'text', 7, { content: 'A', revision: 2 }, 'once'),
    { content: 'A', revision: 2 },
  ],
  [
    'deletes a module',
    'DELETE /{locale}/pageeditor-api/{kind}/{id}',
    () => editor.deleteModule('de', 'text', 7, 'once'),
  ],
  [
    'moves a module',
    'POST /{locale}/pageeditor-api/reorder',
    () => editor.reorderModule('de', { ...place, id: 7 }, 'once'),
    { ...place, id: 7 },
  ],
  [
    'takes a step back',
    'POST /{locale}/pageeditor-api/undo',
    () => editor.stepBack('de', 'undo', key, 'once'),
    { content_type: 'page', object_id: 12 },
  ],
  [
    'does a step again',
    'POST /{locale}/pageeditor-api/redo',
    () => editor.stepBack('de', 'redo', key, 'once'),
    { content_type: 'page', object_id: 12 },
  ],
  [
    'publishes',
    'POST /{locale}/pageeditor-api/publish',
    () => editor.publish('de', key, { locales: ['en'], online: true }, 'once'),
    { content_type: 'page', object_id: 12, locales: ['en'], online: true },
  ],
  [
    'takes a publishing back',
    'POST /{locale}/pageeditor-api/take-back',
    () => editor.takeBack('de', key, 3, 'once'),
    { content_type: 'page', object_id: 12, version_id: 3 },
  ],
  [
    'gives a plan another time',
    'PATCH /{locale}/pageeditor-api/schedule/{id}',
    () => editor.reschedulePublishing('de', 7, times, 'once'),
    times,
  ],
  [
    'takes a plan back',
    'DELETE /{locale}/pageeditor-api/schedule/{id}',
    () => editor.cancelPublishing('de', 7, 'once'),
  ],
  [
    'restores a version',
    'POST /{locale}/pageeditor-api/restore',
    () => editor.restoreVersion('de', key, { version: 3, module: undefined }, 'once'),
    { content_type: 'page', object_id: 12, version_id: 3 },
  ],
  [
    'restores a module of a version',
    'POST /{locale}/pageeditor-api/restore',
    () => editor.restoreVersion('de', key, { version: 3, module: 7 }, 'once'),
    { content_type: 'page', object_id: 12, version_id: 3, module: 7 },
  ],
  [
    'copies a module',
    'POST /{locale}/pageeditor-api/duplicate',
    () => editor.duplicateModule('de', 7, 'once'),
    { id: 7 },
  ],
  [
    'puts the clipboard somewhere',
    'POST /{locale}/pageeditor-api/paste',
    () => pasteModules('de', { ...clip, ...place }, 'once'),
    { ...clip, ...place },
  ],
  [
    'notes something',
    'POST /{locale}/pageeditor-api/notes',
    () => beginThread('de', { ...words, module: 7, quote: null }, 'once'),
    { ...words, module: 7, quote: null },
  ],
  [
    'replies',
    'POST /{locale}/pageeditor-api/notes/{id}/replies',
    () => replyToThread('de', 7, words, 'once'),
    words,
  ],
  [
    'says that a translation is still right',
    'POST /{locale}/pageeditor-api/keep-translation',
    () => keepTranslation('de', 7, 'once'),
    { id: 7 },
  ],
];

const others: Call[] = [
  ['asks who is signed in', 'GET /{locale}/pageeditor-api/user', () => editor.getUser('de')],
  [
    'signs in',
    'POST /{locale}/pageeditor-api/login',
    () => editor.login('de', { email: 'a@example.org', password: 'x' }),
    { email: 'a@example.org', password: 'x' },
  ],
  ['signs out', 'POST /{locale}/pageeditor-api/logout', () => editor.logout('de')],
  [
    'says where somebody is',
    'POST /{locale}/pageeditor-api/document/{content_type}/{id}/presence',
    () => editor.tellPresence('de', key, { window: 'window-1', block: 7 }),
    { window: 'window-1', block: 7 },
  ],
  [
    'reads what was done',
    'GET /{locale}/pageeditor-api/history',
    () => editor.listHistory('de', key),
    { content_type: 'page', object_id: '12' },
  ],
  [
    'reads the versions',
    'GET /{locale}/pageeditor-api/versions',
    () => editor.listVersions('de', key),
    { content_type: 'page', object_id: '12' },
  ],
  [
    'copies into the clipboard',
    'GET /{locale}/pageeditor-api/clip',
    () => readClip('de', [7, 8]),
    { ids: '7,8' },
  ],
  [
    'lists the patterns',
    'GET /{locale}/pageeditor-api/patterns',
    () => client.fetchQuery(patternsQuery('de')),
    { page_size: '200' },
  ],
  ['reads a pattern', 'GET /{locale}/pageeditor-api/patterns/{id}', () => readPattern('de', 7)],
  [
    'saves a pattern',
    'POST /{locale}/pageeditor-api/patterns',
    () => savePattern('de', { ...clip, title: 'A' }),
    { ...clip, title: 'A' },
  ],
  [
    'gives a pattern another name',
    'PATCH /{locale}/pageeditor-api/patterns/{id}',
    () => renamePattern('de', 7, 'Anfang'),
    { title: 'Anfang' },
  ],
  ['deletes a pattern', 'DELETE /{locale}/pageeditor-api/patterns/{id}', () => deletePattern('de', 7)],
  [
    'lists the notes',
    'GET /{locale}/pageeditor-api/notes',
    () => listThreads('de', key),
    { content_type: 'page', object_id: '12', page: '1', page_size: String(pageSizes.history.max) },
  ],
  [
    'ends a thread',
    'PATCH /{locale}/pageeditor-api/notes/{id}',
    () => changeNote('de', 7, { done: true }),
    { done: true },
  ],
  ['deletes a note', 'DELETE /{locale}/pageeditor-api/notes/{id}', () => deleteNote('de', 7)],
  [
    'finds colleagues',
    'GET /{locale}/pageeditor-api/colleagues',
    () => client.fetchQuery(colleaguesQuery('de', 'be')),
    { q: 'be' },
  ],
  [
    'lists the links to a draft',
    'GET /{locale}/pageeditor-api/preview-links',
    () => client.fetchQuery(previewLinksQuery('de', key)),
    { content_type: 'page', object_id: '12' },
  ],
  [
    'makes a link to a draft',
    'POST /{locale}/pageeditor-api/preview-links',
    () => createPreviewLink('de', key, { days: 7, name: 'für die Jury' }),
    { content_type: 'page', object_id: 12, days: 7, name: 'für die Jury' },
  ],
  [
    'gives a link another name',
    'PATCH /{locale}/pageeditor-api/preview-links/{id}',
    () => renamePreviewLink('de', 7, 'für die Presse'),
    { name: 'für die Presse' },
  ],
  [
    'takes a link back',
    'DELETE /{locale}/pageeditor-api/preview-links/{id}',
    () => revokePreviewLink('de', 7),
  ],
  [
    'looks at a version',
    'GET /{locale}/pageeditor-api/document/{content_type}/{id}',
    () => client.fetchQuery(versionQuery('de', key, 3)),
    { version_id: '3' },
  ],
  [
    'reads what texts were translated from',
    'GET /{locale}/pageeditor-api/document/{content_type}/{id}/translated-from',
    () => client.fetchQuery(translatedFromQuery('de', key, 1)),
  ],
  [
    'looks for pictures',
    'GET /{locale}/pageeditor-api/media',
    () => files.listPictures('de', { search: 'Kran', folder: '', page: 2 }),
    { type: 'image', q: 'Kran', page: '2', page_size: '24' },
  ],
  [
    'looks into a folder',
    'GET /{locale}/pageeditor-api/media',
    () => files.listPictures('de', { search: '', folder: 'Hafen', page: 1 }),
    { type: 'image', folder: 'Hafen', page: '1', page_size: '24' },
  ],
  ['reads a file', 'GET /{locale}/pageeditor-api/media/{id}', () => files.findFile('de', 7)],
  [
    'describes a file',
    'PATCH /{locale}/pageeditor-api/media/{id}',
    () => files.changeFile('de', 7, { decorative: true }),
    { decorative: true },
  ],
  [
    'cuts a picture',
    'POST /{locale}/pageeditor-api/media/{id}/crop',
    () => files.cropPicture('de', 7, crop),
    { ...crop },
  ],
  ['uploads', 'POST /{locale}/pageeditor-api/media', () => files.uploadFile('de', new File(['a'], 'a.txt'))],
  [
    'takes over a picture of another site',
    'POST /{locale}/pageeditor-api/media/from-address',
    () => files.takePictureOver('de', 'https://kran.example/a.png'),
    { url: 'https://kran.example/a.png' },
  ],
  [
    'finds what a link can lead to',
    'GET /{locale}/pageeditor-api/links',
    () => files.listLinkChoices('de', { search: 'Haus', page: 2 }),
    { q: 'Haus', page: '2' },
  ],
  [
    'looks a link up',
    'GET /{locale}/pageeditor-api/links',
    () => files.listLinkChoices('de', { reference: 'page:12' }),
    { references: 'page:12' },
  ],
];

describe('the editor', () => {
  it.each([...steps, ...others])('%s with a call as the contract has it', async (_, name, run, said = {}) => {
    await expect(run()).rejects.toThrow('no');
    const [path = '', { method = '', body } = {}] = fetched.mock.lastCall ?? [];
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    const endpoint = findEndpoint(method, pathname);
    expect(`${method} ${endpoint?.path}`).toBe(name);
    expect(pathname).not.toContain('undefined');
    const query = Object.fromEntries(searchParams);
    if (endpoint?.query) expect(endpoint.query.safeParse(query).error).toBeUndefined();
    if (body instanceof FormData) return;
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : {};
    if (endpoint?.body) expect(endpoint.body.safeParse(sent).error).toBeUndefined();
    expect(method === 'GET' ? query : sent).toEqual(said);
  });

  it.each(steps)('%s once, however often it is sent', async (_, __, run) => {
    await expect(run()).rejects.toThrow('no');
    expect(new Headers(fetched.mock.lastCall?.[1].headers).get(idempotencyHeader)).toBe('once');
  });

  it('needs no answer to what takes something away', async () => {
    fetched.mockImplementation(async () => new Response(null, { status: 204 }));
    const taken = [
      editor.logout('de'),
      editor.deleteModule('de', 'text', 7, 'once'),
      deleteNote('de', 7),
      deletePattern('de', 7),
      revokePreviewLink('de', 7),
    ];
    expect(await Promise.all(taken)).toEqual(taken.map(() => undefined));
  });

  it('knows whether its session is one of an external system', () => {
    for (const [cookie, isElsewhere] of [
      ['', false],
      ['litfass_editor=1', false],
      ['litfass_editor=1-elsewhere', true],
    ] as const) {
      vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
      expect(editor.isSignInElsewhere()).toBe(isElsewhere);
    }
    vi.restoreAllMocks();
  });

  it('uploads the file itself', async () => {
    const file = new File(['abc'], 'a.txt');
    await expect(files.uploadFile('de', file)).rejects.toThrow('no');
    const body = fetched.mock.lastCall?.[1].body;
    expect(body instanceof FormData && body.get('file')).toBeInstanceOf(File);
  });
});

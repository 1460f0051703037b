import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { moduleKinds } from '@/lib/contract/module';
import { editor } from '@/tests/support/editors';
import {
  addHeadline,
  addSection,
  buildPage,
  readDraft,
  type Refusal,
  send,
} from '@/tests/support/page-editor';

let page: { id: number; slug: string };
let ids: number[];

beforeAll(async () => {
  page = await buildPage();
  const section = await addSection(editor, page.id, { layout: 4 });
  ids = [section.id, (await addHeadline(editor, section.id)).id];
});

const strange = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    '__proto__',
    '<a href="\u0000javascript:x">',
    'media:9999999999',
    'page:2147483648',
    '/media/../x',
  ),
  fc.constantFrom(0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, -0),
  fc.jsonValue({ maxDepth: 3 }),
);
const fields = [
  ...[
    'content',
    'headline',
    'text',
    'image',
    'image_url',
    'link',
    'link_url',
    'video_url',
    'embed',
    'children',
    'title',
  ],
  ...[
    'parent',
    'column',
    'order',
    'layout',
    'locales',
    'anchor',
    'content_type',
    'object_id',
    'slug',
    'revision',
    'id',
  ],
  ...['at', 'version_id', 'extra_class', 'alias', 'headline_level', '__proto__', 'constructor'],
];

/** A body in which some fields are plausible, so that not every one is refused at the first. */
const anyBody = fc
  .tuple(
    fc.dictionary(fc.constantFrom(...fields), strange, { maxKeys: 8 }),
    fc.subarray(['parent', 'content_type', 'object_id', 'id', 'content', 'locales']),
    fc.nat(3),
  )
  .map(([body, plausible, number]) => {
    const values: Record<string, unknown> = {
      ...{ parent: ids[0], content_type: 'page', object_id: page.id, id: ids[number % 2] },
      ...{ content: 'Hallo', locales: ['de'] },
    };
    return { ...body, ...Object.fromEntries(plausible.map((name) => [name, values[name]])) };
  });

const anyWrite = fc.oneof(
  fc.record({
    method: fc.constant('POST' as const),
    path: fc.constantFrom(...moduleKinds, 'carousel', '__proto__'),
  }),
  fc.record({
    method: fc.constant('PATCH' as const),
    path: fc
      .tuple(fc.constantFrom('headline', 'container', 'text'), fc.nat(4))
      .map(([kind, id]) => `${kind}/${id}`),
  }),
  fc.record({
    method: fc.constant('POST' as const),
    path: fc.constantFrom(
      ...['reorder', 'duplicate', 'arrange', 'paste', 'publish', 'schedule', 'undo', 'redo', 'restore'],
      'take-back',
    ),
  }),
);

describe('whatever is sent', () => {
  it('is answered without a server error, and a refusal changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(anyWrite, anyBody, async ({ method, path }, body) => {
        const before = await readDraft(editor, page.slug);
        const answer = await send<Refusal>(method, path, { as: editor, body });
        expect(answer.status).toBeLessThan(500);
        if (answer.status < 400) return;
        expect(typeof answer.body.detail).toBe('string');
        expect(await readDraft(editor, page.slug)).toEqual(before);
      }),
      { numRuns: 150 },
    );
  }, 120_000);

  it('may be nested as deep as it likes', async () => {
    const deep = `{"parent":${ids[0]},"content":${'['.repeat(60_000)}${']'.repeat(60_000)}}`;
    const headers = { 'Idempotency-Key': 'tief' };
    expect((await send('POST', 'headline', { as: editor, body: deep, headers })).status).toBe(400);
  });

  it('may be asked for under any address', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 30 }), async (slug) => {
        const path = encodeURIComponent(slug);
        for (const where of [`page/${path}`, `container/by-slug/${path}`, `headline/${path}`]) {
          expect((await send('GET', where, { as: editor })).status).toBeLessThan(500);
        }
        const query = `content_type=page&object_id=${path}&page=${path}&version_id=${path}`;
        for (const where of ['history', 'versions', 'schedule', `page/${page.slug}`]) {
          expect((await send('GET', `${where}?${query}`, { as: editor })).status).toBeLessThan(500);
        }
      }),
      { numRuns: 20 },
    );
  }, 120_000);
});

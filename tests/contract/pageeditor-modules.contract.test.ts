import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { mediaFileSchema } from '@/lib/contract/media';
import { editor, other } from '@/tests/support/editors';
import {
  addHeadline,
  addSection,
  buildHeadline,
  buildPage,
  moduleIds,
  readDraft,
  type Refusal,
  send,
  type WrittenModule,
} from '@/tests/support/page-editor';
import { upload } from '@/tests/support/records';
import type { Section } from '@/lib/contract/module';

/** Puts a file into the media library, and returns its reference. */
async function addFile(name: string, bytes: Uint8Array): Promise<string> {
  const answer = await upload(bytes, name);
  expect(answer.status).toBe(201);
  return `media:${mediaFileSchema.parse(await answer.json()).id}`;
}

const makePicture = () =>
  sharp({ create: { width: 2, height: 2, channels: 3, background: '#123' } })
    .png()
    .toBuffer();

describe('creating', () => {
  it('puts a section into a page and modules into its columns', async () => {
    const page = await buildPage();
    const section = await addSection(editor, page.id, { layout: 3, anchor: 'oben' });
    expect(section).toMatchObject({
      ...{ model: 'container', layout: 3, parent: null, order: 0, anchor: 'oben', slug: null },
      ...{ content_type: 'page', object_id: page.id, revision: 1, document_revision: 1 },
    });
    expect(section.columns.map((column) => column.classes)).toEqual(['col-6', 'col-6']);
    const body = { parent: section.id, column: 1, content: '<p>Hallo <b>Welt</b><script>x()</script></p>' };
    const text = await send('POST', 'text', { as: editor, body });
    expect(text.status).toBe(201);
    expect(text.body).toMatchObject({ model: 'text', parent: section.id, column: 1, order: 0 });
    expect(text.body['content']).toBe('<p>Hallo <strong>Welt</strong></p>');
    const draft = await readDraft(editor, page.slug);
    expect(draft.modules[0]?.columns[1]?.children).toMatchObject([{ id: text.body.id }]);
    expect((await send('GET', `page/${page.slug}`)).status).toBe(404);
  });

  it('makes a list with its items at once, and items in a list', async () => {
    const page = await buildPage();
    const section = await addSection(editor, page.id);
    const body = { parent: section.id, children: [{ content: 'Wann?' }, { content: 'Wo?' }] };
    const faq = await send('POST', 'faq', { as: editor, body });
    expect(faq.status).toBe(201);
    expect(faq.body.children).toMatchObject([
      { content: 'Wann?', parent: faq.body.id },
      { content: 'Wo?', order: 1 },
    ]);
    const item = await send('POST', 'faqitem', {
      as: editor,
      body: { parent: faq.body.id, order: 1, content: 'Wer?' },
    });
    expect(item.body).toMatchObject({ parent: faq.body.id, order: 1, column: 0 });
  });

  it('refers to a stand-alone section by where it is read, which no link leads to', async () => {
    const slug = 'tickets-ueberall';
    const alone = { parent: null, content_type: 'section', object_id: null, slug };
    const reference = `section:${(await send('POST', 'container', { as: editor, body: alone })).body.object_id}`;
    const parent = (await addSection(editor, (await buildPage()).id)).id;
    const block = await send('POST', 'sectionreference', {
      as: editor,
      body: { parent, section: reference },
    });
    expect(block.status).toBe(201);
    expect(block.body).toMatchObject({
      section: reference,
      section_url: `/de/pageeditor-api/container/by-slug/${slug}`,
    });
    for (const [kind, values] of [
      ['sectionreference', { section: 'page:1' }],
      ['sectionreference', { section: '/de/kalender' }],
      ['sectionreference', { section: 'section:999999' }],
      ['link', { content: 'Weiter', link: reference }],
    ] as const) {
      const answer = await send<Refusal>('POST', kind, { as: editor, body: { parent, ...values } });
      expect(answer.status, JSON.stringify(values)).toBe(400);
    }
  });

  it('shows films and captions of the media library, and refuses files that are none', async () => {
    const files = {
      film: await addFile('film.mp4', Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42')),
      captions: await addFile('film.vtt', Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nDer Fluss.')),
    };
    const parent = (await addSection(editor, (await buildPage()).id)).id;
    const post = (body: object) => send<Refusal>('POST', 'video', { as: editor, body: { parent, ...body } });
    const image = await addFile('bild.png', await makePicture());
    const shown = await send('POST', 'video', { as: editor, body: { parent, image, ...files } });
    expect(shown.status).toBe(201);
    expect(shown.body).toMatchObject({
      film_url: expect.stringMatching(/\.mp4$/),
      captions_url: expect.stringMatching(/\.vtt$/),
    });
    expect(await post({ image, film: files.captions })).toMatchObject({
      status: 400,
      body: { fields: { film: 'Eine Datei dieser Art lässt sich hier nicht zeigen.' } },
    });
    expect((await post({ image, captions: image })).body.fields).toHaveProperty('captions');
    expect((await post({ image, film: 'media:999999' })).body.fields).toHaveProperty('film');
    const english = await send('GET', `video/${shown.body.id}`, { as: editor, locale: 'en' });
    expect(english.body).toMatchObject({ film: files.film, captions: '' });
  });

  it('makes a stand-alone section after a 404, once', async () => {
    expect((await send('GET', 'container/by-slug/kalender-intro')).status).toBe(404);
    const body = { parent: null, content_type: 'section', object_id: null, slug: 'kalender-intro' };
    const made = await send('POST', 'container', { as: editor, body });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ slug: 'kalender-intro', content_type: 'section' });
    const again = await send('POST', 'container', { as: other, body });
    expect(again.body.id).toBe(made.body.id);
    const read = await send('GET', 'container/by-slug/kalender-intro/?version_id=draft', { as: editor });
    expect(read.body.id).toBe(made.body.id);
    expect((await send('GET', 'container/by-slug/kalender-intro')).status).toBe(404);
    const key = { content_type: 'section', object_id: made.body.object_id };
    await send('POST', 'publish', { as: editor, body: { ...key, locales: ['de', 'en'] } });
    expect((await send('GET', 'container/by-slug/kalender-intro')).status).toBe(200);
  });

  it('turns addresses of this site into references, and resolves them per language', async () => {
    const target = await buildPage();
    const page = await buildPage();
    const section = await addSection(editor, page.id);
    const body = { parent: section.id, content: 'Hin', link_url: `/de/${target.slug}` };
    const link = await send('POST', 'link', { as: editor, body });
    expect(link.body).toMatchObject({ link: `page:${target.id}`, link_url: `/de/${target.slug}` });
    const english = await send('GET', `link/${link.body.id}`, { as: editor, locale: 'en' });
    expect(english.body['link_url']).toBe(`/en/${target.slug}`);
    const rich = {
      parent: section.id,
      content: `<p><a href="http://localhost:3000/de/${target.slug}">a</a></p>`,
    };
    const text = await send('POST', 'text', { as: editor, body: rich });
    expect(text.body['content']).toBe(`<p><a href="/de/${target.slug}">a</a></p>`);
    const translated = { as: editor, locale: 'en' as const, body: { content: text.body['content'] } };
    const inEnglish = await send('PATCH', `text/${text.body.id}`, translated);
    expect(inEnglish.body['content']).toContain(`/en/`);
  });

  it.each<[string, string, Record<string, unknown>, number, string]>([
    ['an unknown kind', 'carousel', {}, 400, 'model'],
    ['no parent', 'headline', { parent: null }, 400, 'parent'],
    ['an empty headline', 'headline', { content: ' ' }, 400, 'content'],
    ['a headline without text', 'headline', { content: undefined }, 400, 'content'],
    ['a headline that is a number', 'headline', { content: 7 }, 400, 'content'],
    ['a level that there is not', 'headline', { headline_level: 9 }, 400, 'headline_level'],
    ['an order below zero', 'headline', { order: -1 }, 400, 'order'],
    ['a column that the layout does not have', 'headline', { column: 2 }, 400, 'column'],
    ['a column beyond all layouts', 'headline', { column: 3 }, 400, 'column'],
    ['an anchor with a space', 'headline', { anchor: 'a b' }, 400, 'anchor'],
    ['no language at all', 'headline', { locales: [] }, 400, 'locales'],
    ['an unknown language', 'headline', { locales: ['fr'] }, 400, 'locales.0'],
    ['a link to a script', 'link', { content: 'a', link: 'javascript:alert(1)' }, 400, 'link'],
    ['a link without a target', 'link', { content: 'a' }, 400, 'link'],
    [
      'a film of another platform',
      'video',
      { video_url: 'https://films.example/1', image: 7 },
      400,
      'video_url',
    ],
    [
      'a podcast of another platform',
      'audio',
      { embed: '<iframe src="https://radio.example/1">' },
      400,
      'embed',
    ],
    ['a picture that is none', 'image', { image: 'page:1' }, 400, 'image'],
    ['a teaser text of 257 characters', 'fullteaser', { headline: 'a', text: 'x'.repeat(257) }, 400, 'text'],
    ['an item outside of its list', 'faqitem', { content: 'a' }, 400, 'parent'],
    [
      'an item without its title',
      'faq',
      { children: [{ content: 'a' }, { content: '' }] },
      400,
      'children.1.content',
    ],
    ['a layout beyond the list', 'container', { parent: null, layout: 6 }, 400, 'layout'],
    ['a section in a section', 'container', {}, 400, 'parent'],
    ['a parent that does not exist', 'headline', { parent: 999_999 }, 404, 'parent'],
    ['a parent beyond all ids', 'headline', { parent: 3_000_000_000 }, 400, 'parent'],
  ])('refuses %s and names the field', async (_, kind, fields, status, field) => {
    const page = await buildPage();
    const section = await addSection(editor, page.id);
    const body = {
      parent: section.id,
      content: 'Hallo',
      content_type: 'page',
      object_id: page.id,
      ...fields,
    };
    if (kind !== 'headline' && !('content' in fields)) Reflect.deleteProperty(body, 'content');
    const answer = await send<Refusal>('POST', kind, { as: editor, body });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([status, [field]]);
    const draft = await readDraft(editor, page.slug);
    expect([draft.revision, moduleIds(draft)]).toEqual([1, []]);
  });
});

describe('the colour of a section', () => {
  it('is a name of the palette, published with the section, taken off by null, and undone', async () => {
    const page = await buildPage();
    const section = await addSection(editor, page.id, { color: 'peach' });
    const colourOf = async (as?: Record<string, string>) => {
      const path = `page/${page.slug}${as ? '?version_id=draft' : ''}`;
      return (await send<Page>('GET', path, as ? { as } : {})).body.modules[0]?.color;
    };
    const key = { content_type: 'page', object_id: page.id };
    const patch = (color: unknown) =>
      send<Refusal>('PATCH', `container/${section.id}`, { as: editor, body: { color } });
    expect(section.color).toBe('peach');
    expect((await patch('blue')).status).toBe(200);
    await send('POST', 'publish', { as: editor, body: { ...key, locales: ['de'] } });
    expect(await colourOf()).toBe('blue');
    expect((await patch(null)).status).toBe(200);
    expect(await colourOf(editor)).toBeNull();
    await send('POST', 'undo', { as: editor, body: key });
    expect(await colourOf(editor)).toBe('blue');
    for (const bad of ['red', 3, 'url(x)', '']) {
      const { status, body } = await patch(bad);
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['color']]);
    }
  });
});

describe('changing', () => {
  it('changes one language of one field and raises the revision', async () => {
    const { page, module } = await buildHeadline();
    const answer = await send('PATCH', `headline/${module.id}`, {
      as: editor,
      locale: 'en',
      body: { content: 'Hello', revision: module.revision },
    });
    expect(answer.body).toMatchObject({ content: 'Hello', revision: 3, document_revision: 3 });
    expect((await readDraft(editor, page.slug)).modules[0]?.columns[0]?.children[0]).toMatchObject({
      content: 'Hallo',
    });
    const same = await send('PATCH', `headline/${module.id}`, { as: editor, body: { content: 'Hallo' } });
    expect(same.body.document_revision).toBe(3);
  });

  it('says where the section differs from what visitors see in this language', async () => {
    const { page, module } = await buildHeadline();
    const patch = async (content: string) =>
      (await send('PATCH', `headline/${module.id}`, { as: editor, body: { content } })).body;
    expect(await patch('Neu')).toMatchObject({ has_changes: true });
    const key = { content_type: 'page', object_id: page.id };
    expect((await send('POST', 'publish', { as: editor, body: { ...key, locales: ['de'] } })).status).toBe(
      200,
    );
    expect(await patch('Neuer')).toMatchObject({ has_changes: true });
    expect(await patch('Neu')).not.toHaveProperty('has_changes');
  });

  it('answers a stale revision with theirs and the base, and changes nothing', async () => {
    const { page, module } = await buildHeadline();
    await send('PATCH', `headline/${module.id}`, { as: other, body: { content: 'Ihrs' } });
    const body = { content: 'Meins', revision: module.revision };
    const answer = await send<Refusal>('PATCH', `headline/${module.id}`, { as: editor, body });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      code: 'conflict',
      theirs: { content: 'Ihrs', revision: 3 },
      base: { content: 'Hallo', revision: 2 },
    });
    expect((await readDraft(editor, page.slug)).revision).toBe(3);
  });

  it('keeps editors of different modules apart', async () => {
    const { section, module } = await buildHeadline();
    await addHeadline(other, section.id, 'Zwei');
    const body = { content: 'Eins', revision: module.revision };
    expect((await send('PATCH', `headline/${module.id}`, { as: editor, body })).status).toBe(200);
  });

  it('changes the layout of a section without losing a module', async () => {
    const page = await buildPage();
    const section = await addSection(editor, page.id, { layout: 4 });
    const ids = [];
    for (const column of [0, 1, 2]) ids.push((await addHeadline(editor, section.id, 'a', { column })).id);
    const answer = await send<Section & WrittenModule>('PATCH', `container/${section.id}`, {
      as: editor,
      body: { layout: 0, anchor: '#neu' },
    });
    expect(answer.body).toMatchObject({ layout: 0, anchor: 'neu' });
    expect(answer.body.columns.map((column) => column.children.map((child) => child.id))).toEqual([ids]);
    const undone = await send<Page>('POST', 'undo', { as: editor, body: keyOf(page.id) });
    expect(undone.body.modules[0]).toMatchObject({ layout: 4, anchor: '' });
    expect(undone.body.modules[0]?.columns.map((column) => column.children.length)).toEqual([1, 1, 1]);
  });

  it('limits a module to one language', async () => {
    const { page, module } = await buildHeadline();
    const answer = await send('PATCH', `headline/${module.id}`, { as: editor, body: { locales: ['en'] } });
    expect(answer.body).toMatchObject({ id: module.id, locales: ['en'] });
    expect(moduleIds(await readDraft(editor, page.slug, 'de'))).toEqual([]);
    expect(moduleIds(await readDraft(editor, page.slug, 'en'))).toEqual([module.id]);
  });

  it.each([
    ['content', { content: '' }],
    ['content', { content: 'x'.repeat(5000) }],
    ['content', { content: ['a'] }],
    ['extra_class', { extra_class: 'huge' }],
    ['revision', { revision: -1 }],
    ['revision', { revision: 'x' }],
  ])('refuses a bad %s and changes nothing', async (field, body) => {
    const { page, module } = await buildHeadline();
    const answer = await send<Refusal>('PATCH', `headline/${module.id}`, { as: editor, body });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
    expect((await readDraft(editor, page.slug)).revision).toBe(2);
  });

  it('does not find what is not there', async () => {
    const { module } = await buildHeadline();
    for (const path of [
      `text/${module.id}`,
      'headline/999999',
      'headline/abc',
      'headline/0',
      'headline/99999999999',
    ]) {
      expect((await send('PATCH', path, { as: editor, body: {} })).status).toBe(404);
      expect((await send('GET', path, { as: editor })).status).toBe(404);
      expect((await send('DELETE', path, { as: editor })).status).toBe(404);
    }
    expect((await send('PATCH', `carousel/${module.id}`, { as: editor, body: {} })).status).toBe(400);
  });
});

interface Page {
  modules: Section[];
}

function keyOf(id: number) {
  return { content_type: 'page', object_id: id };
}

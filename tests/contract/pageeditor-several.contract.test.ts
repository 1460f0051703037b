import { describe, expect, it } from 'vitest';
import { pageTemplates } from '@/components/editor/page/page-templates';
import type { Module, Section } from '@/lib/contract/module';
import type { Clip, SeveralAnswer } from '@/lib/contract/several';
import { editor } from '@/tests/support/editors';
import {
  addHeadline,
  addSection,
  buildPage,
  moduleIds,
  publish,
  queryOf,
  readDraft,
  send,
  stepBack,
  textsOf,
  type Refusal,
} from '@/tests/support/page-editor';

/** A page with one section of headlines, called by their letters. */
async function buildLetters(letters: string) {
  const page = await buildPage();
  const section = await addSection(editor, page.id);
  const ids: number[] = [];
  for (const letter of letters) ids.push((await addHeadline(editor, section.id, letter)).id);
  const read = async (locale: 'de' | 'en' = 'de') =>
    textsOf(await readDraft(editor, page.slug, locale)).join('');
  const id = (letter: string) => ids[letters.indexOf(letter)] ?? 0;
  return { page, section, ids, id, read };
}

const arrange = (body: object, as: typeof editor | null = editor) =>
  send<SeveralAnswer>('POST', 'arrange', { body, ...(as ? { as } : {}) });

describe('arrange', () => {
  it('moves several to one place, and one undo takes all of it back', async () => {
    const { page, section, id, read } = await buildLetters('abcde');
    const english = await addHeadline(editor, section.id, 'x', { order: 0, locales: ['en'] });
    const ids = [id('d'), id('a')];
    const moved = await arrange({ ids, action: 'move', parent: section.id, column: 0, order: 1 });
    expect([moved.status, moved.body.ids]).toEqual([200, [id('a'), id('d')]]);
    expect(await read()).toBe('badce');
    expect(moduleIds(await readDraft(editor, page.slug, 'en'))[0]).toBe(english.id);
    const other = await addSection(editor, page.id, { layout: 3 });
    await arrange({ ids: [id('b'), id('e')], action: 'move', parent: other.id, column: 1 });
    expect(await read()).toBe('adcbe');
    await stepBack('undo', page.id);
    expect(await read()).toBe('badce');
    await arrange({ ids: [other.id], action: 'move', parent: null, order: 0 });
    expect((await readDraft(editor, page.slug)).modules.map((each) => each.id)).toEqual([
      other.id,
      section.id,
    ]);
  });

  it('copies, removes and colours several as one step each, and the log says what was done', async () => {
    const { page, section, id, read } = await buildLetters('abcd');
    const copied = await arrange({ ids: [id('a'), id('c')], action: 'duplicate' });
    expect(await read()).toBe('abcacd');
    expect(copied.body.ids).toEqual(moduleIds(await readDraft(editor, page.slug)).slice(3, 5));
    const removed = await arrange({ ids: [id('a'), id('b'), id('d')], action: 'remove' });
    expect([removed.body.ids, await read()]).toEqual([[], 'cac']);
    await stepBack('undo', page.id);
    expect(await read()).toBe('abcacd');
    const second = await addSection(editor, page.id);
    await arrange({ ids: [section.id, second.id], action: 'colour', color: 'pink' });
    const colours = async () => (await readDraft(editor, page.slug)).modules.map(({ color }) => color);
    expect(await colours()).toEqual(['pink', 'pink']);
    await stepBack('undo', page.id);
    expect(await colours()).toEqual([null, null]);
    const history = await send<{ results: { action: string }[] }>('GET', `history?${queryOf(page.id)}`, {
      as: editor,
    });
    const actions = history.body.results.map(({ action }) => action);
    expect(actions.slice(0, 4)).toEqual(['undo', 'update', 'insert', 'undo']);
    expect(actions[4]).toBe('remove');
  });

  it('refuses what does not fit, and changes nothing then', async () => {
    const { section, ids, id, read } = await buildLetters('ab');
    const elsewhere = await buildLetters('x');
    const status = async (body: object, as?: null) => (await arrange({ ids, ...body }, as)).status;
    expect(await status({ action: 'remove' }, null)).toBe(401);
    expect(await status({ action: 'remove', ids: [] })).toBe(400);
    expect(await status({ action: 'burn' })).toBe(400);
    expect(await status({ action: 'remove', ids: [id('a'), 999_999] })).toBe(404);
    expect(await status({ action: 'remove', ids: [id('a'), elsewhere.id('x')] })).toBe(404);
    expect(await status({ action: 'move' })).toBe(400);
    expect(await status({ action: 'move', parent: 999_999 })).toBe(404);
    expect(await status({ action: 'move', parent: id('a') })).toBe(400);
    expect(await status({ action: 'move', ids: [section.id, id('a')], parent: section.id })).toBe(400);
    expect(await status({ action: 'colour', color: 'pink' })).toBe(400);
    expect(await status({ action: 'colour', ids: [section.id] })).toBe(400);
    expect(await status({ action: 'colour', ids: [section.id], color: 'mud' })).toBe(400);
    expect(await read()).toBe('ab');
  });
});

/** A page with a text in both languages, a list, and a link to a page. */
async function buildMixed() {
  const { page, section, ids } = await buildLetters('ab');
  await send('PATCH', `headline/${ids[0]}`, {
    as: editor,
    locale: 'en',
    body: { content: 'A', anchor: 'oben' },
  });
  const target = await buildPage();
  await publish(target.id, ['de', 'en']);
  const link = await send('POST', 'link', {
    as: editor,
    body: { parent: section.id, content: 'Dorthin', link: `page:${target.id}` },
  });
  const faq = await send('POST', 'faq', {
    as: editor,
    body: { parent: section.id, children: [{ content: 'Wann?', text: '<p>Jetzt.</p>' }] },
  });
  return { page, section, target, ids: [...ids, link.body.id, faq.body.id] };
}

const readClip = (ids: number[]) => send<Clip>('GET', `clip?ids=${ids.join()}`, { as: editor });
const paste = (body: object) => send<SeveralAnswer>('POST', 'paste', { as: editor, body });

async function columnOf(slug: string, locale: 'de' | 'en' = 'de'): Promise<Module[]> {
  const sections: Section[] = (await readDraft(editor, slug, locale)).modules;
  return sections.at(-1)?.columns[0]?.children ?? [];
}

describe('clip and paste', () => {
  it.each(Object.entries(pageTemplates))(
    'takes the template "%s" of a new page whole, in both languages',
    async (_, modules) => {
      const page = await buildPage();
      const pasted = await paste({ modules, parent: null, content_type: 'page', object_id: page.id });
      expect([pasted.status, pasted.body.left_out]).toEqual([201, 0]);
      const [german, english] = [
        await readDraft(editor, page.slug),
        await readDraft(editor, page.slug, 'en'),
      ].map(textsOf);
      expect(german?.length).toBeGreaterThan(0);
      expect(german?.map(Boolean)).toEqual(english?.map(Boolean));
      expect(german).not.toEqual(english);
    },
  );

  it('carry modules with both languages, what is inside and where they lead to another page, as one step', async () => {
    const { ids, target } = await buildMixed();
    const clip = await readClip(ids);
    expect(clip.body.modules.map(({ model }) => model)).toEqual(['headline', 'headline', 'link', 'faq']);
    const { page, section, ids: own } = await buildLetters('z');
    const pasted = await paste({ ...clip.body, parent: section.id, order: 0 });
    expect([pasted.status, pasted.body.left_out]).toEqual([201, 0]);
    const german = await columnOf(page.slug);
    expect(german.map(({ id }) => id)).toEqual([...pasted.body.ids, own[0]]);
    expect(german.map(({ content }) => content)).toEqual(['a', 'b', 'Dorthin', undefined, 'z']);
    expect(german[0]).toMatchObject({ anchor: 'oben' });
    expect(german[2]).toMatchObject({ link: `page:${target.id}` });
    expect(german[3]?.children).toMatchObject([{ content: 'Wann?', text: '<p>Jetzt.</p>' }]);
    expect((await columnOf(page.slug, 'en'))[0]?.content).toBe('A');
    expect(pasted.body.ids.some((id) => ids.includes(id))).toBe(false);

    // A second time in the same document its anchor is taken.
    await paste({ modules: clip.body.modules.slice(0, 1), parent: section.id, order: 0 });
    expect((await columnOf(page.slug))[0]).toMatchObject({ content: 'a', anchor: '' });
    await stepBack('undo', page.id);
    await stepBack('undo', page.id);
    expect((await columnOf(page.slug)).map(({ content }) => content)).toEqual(['z']);
  });

  it('carry sections with their columns and colours', async () => {
    const { page, section } = await buildLetters('ab');
    await arrange({ ids: [section.id], action: 'colour', color: 'peach' });
    const body = { parent: section.id, content: 'e', locales: ['en'] };
    const english = (await send('POST', 'headline', { as: editor, locale: 'en', body })).body;
    const clip = await readClip([section.id, english.id]);
    const pasted = await paste({ ...clip.body, parent: null, content_type: 'page', object_id: page.id });
    const draft = await readDraft(editor, page.slug, 'en');
    expect(draft.modules.map(({ id, color }) => [id, color])).toEqual([
      [section.id, 'peach'],
      [pasted.body.ids[0], 'peach'],
    ]);
    expect((await columnOf(page.slug, 'en')).at(-1)).toMatchObject({ content: 'e', locales: ['en'] });
  });

  it('clean what comes from anywhere, and leave out what cannot be here', async () => {
    const { page, section } = await buildLetters('');
    const text = '<p onclick="x()">Gut<script>alert(1)</script></p>';
    const pasted = await paste({
      parent: section.id,
      modules: [
        { model: 'text', fields: { de: { content: text }, en: { content: '<p>Good</p><iframe></iframe>' } } },
        { model: 'image', fields: { de: { image: 'media:999999' } } },
        { model: 'headline', fields: { de: { content: '' }, en: { content: 'Only' } } },
        { model: 'faq', fields: {}, children: [{ model: 'teaseritem', fields: { de: { headline: 'x' } } }] },
      ],
    });
    expect([pasted.status, pasted.body.left_out]).toEqual([201, 2]);
    expect((await columnOf(page.slug)).map(({ content }) => content)).toEqual(['<p>Gut</p>', '', undefined]);
    expect((await columnOf(page.slug, 'en')).map(({ content }) => content)).toEqual([
      '<p>Good</p>',
      'Only',
      undefined,
    ]);
  });

  it('take no items from among the fields', async () => {
    const { page, section } = await buildLetters('');
    const items = Array.from({ length: 3 }, () => ({ headline: 'Frage', content: '<p>Antwort</p>' }));
    const modules = [{ model: 'faq', fields: { de: { children: items } } }];
    expect((await paste({ parent: section.id, modules })).status).toBe(201);
    expect((await columnOf(page.slug)).map(({ model, children }) => [model, children])).toEqual([
      ['faq', []],
    ]);
  });

  it('refuse what is none of it, where nobody is signed in, and a place that is none', async () => {
    const { page, section, ids } = await buildLetters('ab');
    const modules = [{ model: 'headline', fields: { de: { content: 'c' } } }];
    const status = async (body: object) => (await paste({ modules, parent: section.id, ...body })).status;
    expect((await send('GET', `clip?ids=${ids.join()}`)).status).toBe(401);
    expect((await send('GET', 'clip?ids=a', { as: editor })).status).toBe(400);
    expect((await send('GET', 'clip?ids=999999', { as: editor })).status).toBe(404);
    expect((await send('POST', 'paste', { body: { modules, parent: section.id } })).status).toBe(401);
    expect(await status({ modules: [] })).toBe(400);
    expect(await status({ modules: [{ model: 'carousel', fields: {} }] })).toBe(400);
    expect(await status({ modules: [{ model: 'constructor', fields: {} }] })).toBe(400);
    expect(await status({ modules: [{ model: 'headline', fields: { de: { content: '' } } }] })).toBe(400);
    expect(await status({ modules: Array.from({ length: 501 }, () => modules[0]) })).toBe(400);
    expect(await status({ parent: null })).toBe(400);
    expect(await status({ parent: ids[0] })).toBe(400);
    expect(await status({ parent: 999_999 })).toBe(404);
    const refused = await send<Refusal>('POST', 'paste', { as: editor, body: { modules, parent: null } });
    expect(refused.body.fields).toHaveProperty('parent');
    expect(moduleIds(await readDraft(editor, page.slug))).toEqual(ids);
  });
});

import { describe, expect, it } from 'vitest';
import type { List } from '@/lib/contract/list';
import type { Page } from '@/lib/contract/page';
import { historyEntrySchema, versionSchema, type HistoryEntry, type Version } from '@/lib/contract/write';
import { editor, other } from '@/tests/support/editors';
import {
  addHeadline,
  addSection,
  buildHeadline,
  buildPage,
  keyOf,
  moduleIds,
  publish,
  queryOf,
  readDraft,
  type Refusal,
  send,
  stepBack,
  textsOf,
  type WrittenDocument,
} from '@/tests/support/page-editor';

describe('history, versions, restore', () => {
  it('tell who did what', async () => {
    const { page, module } = await buildHeadline();
    await send('PATCH', `headline/${module.id}`, { as: other, body: { content: 'Ihrs' } });
    await stepBack('undo', page.id, other);
    const { body } = await send<List<HistoryEntry>>('GET', `history?${queryOf(page.id)}`, { as: editor });
    for (const entry of body.results) expect(historyEntrySchema.parse(entry)).toEqual(entry);
    expect(body.results.map(({ action, user, kind, undone }) => [action, user, kind, undone])).toEqual([
      ['undo', 'zweite@litfass.example', 'headline', false],
      ['update', 'zweite@litfass.example', 'headline', true],
      ['insert', 'editor@litfass.example', 'headline', false],
      ['insert', 'editor@litfass.example', 'container', false],
    ]);
    const second = await send<List<HistoryEntry>>('GET', `history?${queryOf(page.id)}&page=2&page_size=3`, {
      as: editor,
    });
    expect(second.body).toMatchObject({ count: 4, next: null, results: [{ kind: 'container' }] });
  });

  it('bring one block back as a version has it, where it stands now, as one step', async () => {
    const { page, section, module: first } = await buildHeadline();
    const second = await addHeadline(editor, section.id, 'Zwei');
    await send('PATCH', `headline/${first.id}`, { as: editor, locale: 'en', body: { content: 'One' } });
    await publish(page.id, ['de', 'en']);
    const { body: versions } = await send<List<Version>>('GET', `versions?${queryOf(page.id)}`, {
      as: editor,
    });
    const version_id = versions.results[0]?.id ?? 0;
    await send('PATCH', `headline/${first.id}`, { as: editor, body: { content: 'Anders' } });
    await send('DELETE', `headline/${second.id}`, { as: editor });
    const late = await addHeadline(editor, section.id, 'Neu', { order: 0 });
    const path = `document/page/${page.id}`;
    const then = await send<WrittenDocument>('GET', `${path}?version_id=${version_id}`, { as: editor });
    expect(textsOf(then.body)).toEqual(['Hallo', 'Zwei']);
    expect((await send('GET', `${path}?version_id=999999`, { as: editor })).status).toBe(404);

    const restore = (module: number, id = version_id) =>
      send<WrittenDocument & Refusal>('POST', 'restore', {
        as: editor,
        body: { ...keyOf(page.id), version_id: id, module },
      });
    expect(textsOf((await restore(first.id)).body)).toEqual(['Neu', 'Hallo']);
    expect(textsOf(await readDraft(editor, page.slug, 'en'))).toEqual(['', 'One']);
    expect(textsOf((await restore(second.id)).body)).toEqual(['Neu', 'Zwei', 'Hallo']);
    // What was not there then is gone.
    expect(textsOf((await restore(late.id)).body)).toEqual(['Zwei', 'Hallo']);
    expect(textsOf((await stepBack('undo', page.id)).body)).toEqual(['Neu', 'Zwei', 'Hallo']);
    await send('DELETE', `container/${section.id}`, { as: editor });
    expect((await restore(second.id)).body.code).toBe('not_found');
    expect(moduleIds((await restore(section.id)).body)).toEqual([first.id, second.id]);
    expect((await restore(999_999)).status).toBe(404);
    expect((await restore(first.id, 999_999)).status).toBe(404);
  });

  it('leave what was translated since, though whoever restores works in the other language', async () => {
    const { page, section, module } = await buildHeadline();
    const second = await addHeadline(editor, section.id, 'Zwei');
    await publish(page.id, ['de']);
    const { body: versions } = await send<List<Version>>('GET', `versions?${queryOf(page.id)}`, {
      as: editor,
    });
    const version = { ...keyOf(page.id), version_id: versions.results[0]?.id };
    for (const [id, content] of [
      [module.id, 'Hello'],
      [second.id, 'Two'],
    ] as const) {
      await send('PATCH', `headline/${id}`, { as: editor, locale: 'en', body: { content } });
      await send('PATCH', `headline/${id}`, { as: editor, body: { content: 'Anders' } });
    }
    const restore = async (what: Record<string, unknown>) =>
      textsOf((await send<WrittenDocument>('POST', 'restore', { as: editor, body: what })).body);
    expect(await restore({ ...version, module: module.id })).toEqual(['Hallo', 'Anders']);
    expect(textsOf(await readDraft(editor, page.slug, 'en'))).toEqual(['Hello', 'Two']);
    expect(await restore(version)).toEqual(['Hallo', 'Zwei']);
    expect(textsOf(await readDraft(editor, page.slug, 'en'))).toEqual(['Hello', 'Two']);
  });

  it('bring a section or a list back as the version has it, with what is in it now', async () => {
    const { page, section, module: first } = await buildHeadline();
    const body = { parent: section.id, children: [{ content: 'Wann?' }, { content: 'Wo?' }] };
    const { body: faq } = await send('POST', 'faq', { as: editor, body });
    await publish(page.id, ['de']);
    const { body: versions } = await send<List<Version>>('GET', `versions?${queryOf(page.id)}`, {
      as: editor,
    });
    await send('PATCH', `container/${section.id}`, {
      as: editor,
      body: { color: 'yellow', layout: 3, anchor: 'x' },
    });
    await send('PATCH', `faq/${faq.id}`, { as: editor, body: { anchor: 'fragen' } });
    await send('POST', 'faqitem', { as: editor, body: { parent: faq.id, order: 0, content: 'Wer?' } });
    await send('DELETE', `headline/${first.id}`, { as: editor });
    const late = await addHeadline(editor, section.id, 'Neu', { column: 1 });

    const restore = async (module: number) => {
      const version = { ...keyOf(page.id), version_id: versions.results[0]?.id, module };
      const answer = await send<WrittenDocument>('POST', 'restore', { as: editor, body: version });
      return answer.body.modules[0];
    };
    const list = { id: faq.id, children: [{ content: 'Wer?' }, { content: 'Wann?' }, { content: 'Wo?' }] };
    expect(await restore(faq.id)).toMatchObject({
      ...{ color: 'yellow', layout: 3, anchor: 'x' },
      columns: [{ children: [{ ...list, anchor: '' }] }, { children: [{ id: late.id }] }],
    });
    const restored = await restore(section.id);
    expect(restored).toMatchObject({
      ...{ layout: 0, anchor: '' },
      columns: [{ children: [list, { id: late.id }] }],
    });
    expect(restored?.color ?? null).toBeNull();
    expect((await stepBack('undo', page.id)).body.modules).toMatchObject([
      { color: 'yellow', layout: 3, columns: [{ children: [list] }, { children: [{ id: late.id }] }] },
    ]);
  });

  it('keep every publish as a version that can be looked at and restored', async () => {
    const { page, section, module } = await buildHeadline();
    await publish(page.id, ['de', 'en']);
    await send('DELETE', `headline/${module.id}`, { as: editor });
    const late = await addHeadline(editor, section.id, 'Später');
    await publish(page.id, ['de']);
    const { body } = await send<List<Version>>('GET', `versions?${queryOf(page.id)}`, { as: editor });
    for (const version of body.results) expect(versionSchema.parse(version)).toEqual(version);
    expect(body.results.map(({ number, locales }) => [number, locales])).toEqual([
      [2, ['de']],
      [1, ['de', 'en']],
    ]);
    const first = body.results[1]?.id ?? 0;
    const shown = await send<Page>('GET', `page/${page.slug}?version_id=${first}`, { as: editor });
    expect(moduleIds(shown.body)).toEqual([module.id]);
    const another = await buildPage();
    expect((await send('GET', `page/${another.slug}?version_id=${first}`, { as: editor })).status).toBe(404);
    const restore = { as: editor, body: { ...keyOf(page.id), version_id: first } };
    expect(moduleIds((await send<WrittenDocument>('POST', 'restore', restore)).body)).toEqual([module.id]);
    expect(moduleIds((await stepBack('undo', page.id)).body)).toEqual([late.id]);
    const foreign = { as: editor, body: { ...keyOf(another.id), version_id: first } };
    expect((await send('POST', 'restore', foreign)).status).toBe(404);
  });

  it('restore a version although one of its modules lives in another document now', async () => {
    const { page, module } = await buildHeadline();
    await publish(page.id, ['de']);
    const elsewhere = await buildPage();
    const target = await addSection(editor, elsewhere.id);
    await send('POST', 'reorder', { as: editor, body: { id: module.id, parent: target.id } });
    const { body } = await send<List<Version>>('GET', `versions?${queryOf(page.id)}`, { as: editor });
    const restore = { as: editor, body: { ...keyOf(page.id), version_id: body.results[0]?.id } };
    const restored = (await send<WrittenDocument>('POST', 'restore', restore)).body;
    expect(textsOf(restored)).toEqual(['Hallo']);
    expect(moduleIds(restored)).not.toContain(module.id);
    expect(moduleIds(await readDraft(editor, elsewhere.slug))).toEqual([module.id]);
  });

  it.each([
    ['page', 'page=0'],
    ['page_size', 'page_size=201'],
    ['page', 'page=x'],
  ])('refuse a bad %s', async (field, query) => {
    const page = await buildPage();
    const answer = await send<Refusal>('GET', `history?${queryOf(page.id)}&${query}`, { as: editor });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
  });
});

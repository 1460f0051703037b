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
    const restore = { as: editor, body: { ...keyOf(page.id), version_id: first } };
    expect(moduleIds((await send<WrittenDocument>('POST', 'restore', restore)).body)).toEqual([module.id]);
    expect(moduleIds((await stepBack('undo', page.id)).body)).toEqual([late.id]);
    const foreign = { as: editor, body: { ...keyOf((await buildPage()).id), version_id: first } };
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

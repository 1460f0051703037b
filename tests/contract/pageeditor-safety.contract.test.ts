import { describe, expect, it } from 'vitest';
import { editor, other } from '@/tests/support/editors';
import {
  addHeadline,
  addSection,
  buildPage,
  moduleIds,
  readDraft,
  send,
  type WrittenModule,
} from '@/tests/support/page-editor';

describe('Idempotency-Key', () => {
  it('gives a repeated request one effect and the same answer', async () => {
    const page = await buildPage();
    const section = await addSection(editor, page.id);
    const repeat = {
      as: editor,
      headers: { 'Idempotency-Key': 'eins' },
      body: { parent: section.id, content: 'Einmal' },
    };
    const answers = await Promise.all([1, 2, 3].map(() => send('POST', 'headline', repeat)));
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(moduleIds(await readDraft(editor, page.slug))).toHaveLength(1);
    const others = await send('POST', 'headline', { ...repeat, as: other });
    expect(others.body.id).not.toBe(answers[0]?.body.id);
  });

  it('belongs to one request, and is free again after one that failed', async () => {
    const page = await buildPage();
    const section = await addSection(editor, page.id);
    const headers = { 'Idempotency-Key': 'zwei' };
    expect(
      (await send('POST', 'headline', { as: editor, headers, body: { parent: section.id } })).status,
    ).toBe(400);
    const body = { parent: section.id, content: 'Gut' };
    expect((await send('POST', 'headline', { as: editor, headers, body })).status).toBe(201);
    expect(
      (await send('POST', 'headline', { as: editor, headers, body: { ...body, content: 'Anders' } })).status,
    ).toBe(400);
    for (const key of ['', 'x'.repeat(81)]) {
      const bad = { as: editor, headers: { 'Idempotency-Key': key }, body };
      expect((await send('POST', 'headline', bad)).status).toBe(400);
    }
    expect(moduleIds(await readDraft(editor, page.slug))).toHaveLength(1);
  });

  it('makes undo step back once', async () => {
    const page = await buildPage();
    const section = await addSection(editor, page.id);
    await addHeadline(editor, section.id);
    const body = { content_type: 'page', object_id: page.id };
    const repeat = { as: editor, headers: { 'Idempotency-Key': 'drei' }, body };
    await send('POST', 'undo', repeat);
    await send('POST', 'undo', repeat);
    const draft = await readDraft(editor, page.slug);
    expect([draft.modules.length, moduleIds(draft)]).toEqual([1, []]);
  });
});

describe('two hundred operations of two editors at the same time', () => {
  it('end in a tree that contains every acknowledged one', async () => {
    const page = await buildPage();
    const sections = [await addSection(editor, page.id), await addSection(other, page.id, { layout: 4 })];
    const kept: WrittenModule[] = [];
    for (const section of sections) kept.push(await addHeadline(editor, section.id, 'Anfang'));
    const change = async (index: number) => {
      const as = index % 2 === 0 ? editor : other;
      const section = sections[index % 3 === 0 ? 1 : 0];
      const moved = kept[index % 2];
      if (index % 5 === 4 && moved && section) {
        const body = { id: moved.id, parent: section.id, column: 0, order: index % 7 };
        return { index, ...(await send('POST', 'reorder', { as, body })) };
      }
      const body = { parent: section?.id, content: `Nr. ${index}` };
      return { index, ...(await send('POST', 'headline', { as, body })) };
    };
    // Twenty are on their way all the time: who waits for a connection longer than 5 s is sent away, and 200 do on a busy machine.
    const waiting = Array.from({ length: 200 }, (_, index) => index);
    const answers: Awaited<ReturnType<typeof change>>[] = [];
    const work = async () => {
      for (let index = waiting.shift(); index !== undefined; index = waiting.shift())
        answers.push(await change(index));
    };
    await Promise.all(Array.from({ length: 20 }, work));
    expect(answers.filter((answer) => answer.status >= 400)).toEqual([]);
    const draft = await readDraft(editor, page.slug);
    const created = answers.filter((answer) => answer.status === 201).map((answer) => answer.body.id);
    expect(moduleIds(draft).toSorted()).toEqual([...created, ...kept.map((module) => module.id)].toSorted());
    expect(created).toHaveLength(160);
    const revisions = answers.map((answer) => answer.body.document_revision);
    expect(Math.max(...revisions)).toBe(draft.revision);
  }, 60_000);
});

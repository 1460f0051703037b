import { describe, expect, it } from 'vitest';
import type { Page } from '@/lib/contract/page';
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
  stepBack,
  textsOf,
} from '@/tests/support/page-editor';

describe('undo and redo', () => {
  it('go back and forth 200 steps', async () => {
    const { page, section, module } = await buildHeadline();
    const states = [summary(await readDraft(editor, page.slug))];
    let last = module.id;
    for (let step = 0; step < 200; step++) {
      const added = step % 4 === 0 ? await addHeadline(editor, section.id, `Block ${step}`) : null;
      if (step % 4 === 1)
        await send('PATCH', `headline/${last}`, { as: editor, body: { content: `Text ${step}` } });
      if (step % 4 === 2) {
        const body = { id: last, parent: section.id, column: 0, order: 0 };
        await send('POST', 'reorder', { as: editor, body });
      }
      if (step % 4 === 3) await send('DELETE', `headline/${last}`, { as: editor });
      last = added?.id ?? last;
      states.push(summary(await readDraft(editor, page.slug)));
    }
    const back = [];
    for (let step = 0; step < 200; step++) back.push(summary((await stepBack('undo', page.id)).body));
    expect(back).toEqual(states.toReversed().slice(1));
    const forth = [];
    for (let step = 0; step < 200; step++) forth.push(summary((await stepBack('redo', page.id)).body));
    expect(forth).toEqual(states.slice(1));
    const end = await stepBack('redo', page.id);
    expect([end.status, (end.body as unknown as Refusal).code]).toEqual([409, 'conflict']);
  }, 120_000);

  it('take back only the own last operation', async () => {
    const { page, section, module } = await buildHeadline();
    const theirs = await addHeadline(other, section.id, 'Ihrs');
    expect(moduleIds((await stepBack('undo', page.id)).body)).toEqual([theirs.id]);
    expect(moduleIds((await stepBack('redo', page.id)).body)).toEqual([module.id, theirs.id]);
    expect(moduleIds((await stepBack('undo', page.id, other)).body)).toEqual([module.id]);
  });

  it('refuse with 409 when somebody touched the same module since, and change nothing', async () => {
    const { page, module } = await buildHeadline();
    await send('PATCH', `headline/${module.id}`, { as: editor, body: { content: 'Meins' } });
    await send('PATCH', `headline/${module.id}`, { as: other, body: { content: 'Ihrs' } });
    expect((await stepBack('undo', page.id)).status).toBe(409);
    expect(textsOf(await readDraft(editor, page.slug))).toEqual(['Ihrs']);
    expect((await stepBack('undo', page.id, other)).status).toBe(200);
    expect(textsOf((await stepBack('undo', page.id)).body)).toEqual(['Hallo']);
  });

  it('do not take a section away with what somebody else put into it', async () => {
    const page = await buildPage();
    const section = await addSection(editor, page.id);
    const theirs = await addHeadline(other, section.id, 'Ihrs');
    expect((await stepBack('undo', page.id)).status).toBe(409);
    expect(moduleIds(await readDraft(editor, page.slug))).toEqual([theirs.id]);
  });

  it('forget what was undone once something new is done', async () => {
    const { page, section } = await buildHeadline();
    expect((await stepBack('undo', page.id)).body).toMatchObject({ can_redo: true });
    await addHeadline(editor, section.id, 'Neu');
    expect(await readDraft(editor, page.slug)).toMatchObject({ can_redo: false, can_undo: true });
    expect((await stepBack('redo', page.id)).status).toBe(409);
  });

  it('say 409 when there is nothing to take back', async () => {
    const page = await buildPage();
    expect((await stepBack('undo', page.id)).status).toBe(409);
  });
});

/** What of a page undo and redo have to bring back. */
function summary(page: Pick<Page, 'modules'>): unknown[] {
  return [moduleIds(page), textsOf(page)];
}

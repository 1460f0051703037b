import { describe, expect, it } from 'vitest';
import type { Page } from '@/lib/contract/page';
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
} from '@/tests/support/page-editor';

/** Steps there and back: each kind ten times. */
const most = 40;

describe('undo and redo', () => {
  it('go back and forth many steps', async () => {
    const { page, section, module } = await buildHeadline();
    const states = [summary(await readDraft(editor, page.slug))];
    let last = module.id;
    for (let step = 0; step < most; step++) {
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
    for (let step = 0; step < most; step++) back.push(summary((await stepBack('undo', page.id)).body));
    expect(back).toEqual(states.toReversed().slice(1));
    const forth = [];
    for (let step = 0; step < most; step++) forth.push(summary((await stepBack('redo', page.id)).body));
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

  it('pass over what somebody else has touched since, and name it', async () => {
    const { page, section, module } = await buildHeadline();
    const second = await addHeadline(editor, section.id, 'Zweite');
    await send('PATCH', `headline/${module.id}`, { as: editor, body: { content: 'Meins' } });
    await send('PATCH', `headline/${second.id}`, { as: editor, body: { content: 'Zweite, neu' } });
    await send('PATCH', `headline/${second.id}`, { as: other, body: { content: 'Ihrs' } });
    const back = await stepBack('undo', page.id);
    expect(textsOf(back.body)).toEqual(['Hallo', 'Ihrs']);
    expect(back.body).toMatchObject({ skipped: [{ kind: 'headline', user: expect.stringMatching(/./) }] });
    const forth = await stepBack('redo', page.id);
    expect(textsOf(forth.body)).toEqual(['Meins', 'Ihrs']);
    expect(forth.body).toMatchObject({ skipped: [] });
  });

  it('stop at an own step that was passed over, where an earlier one is about the same', async () => {
    const { page, section, module } = await buildHeadline();
    const second = await addHeadline(editor, section.id, 'Zweite');
    await publish(page.id, ['de']);
    const versions = await send<{ results: { id: number }[] }>('GET', `versions?${queryOf(page.id)}`, {
      as: editor,
    });
    await send('PATCH', `headline/${module.id}`, { as: editor, body: { content: 'Meins' } });
    const body = { ...keyOf(page.id), version_id: versions.body.results[0]?.id };
    await send('POST', 'restore', { as: editor, body });
    await send('PATCH', `headline/${second.id}`, { as: other, body: { content: 'Ihrs' } });
    expect((await stepBack('undo', page.id)).status).toBe(409);
    expect(textsOf(await readDraft(editor, page.slug))).toEqual(['Hallo', 'Ihrs']);
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

describe('a deleted module', () => {
  it('comes back with its languages and its items, changed by what is sent', async () => {
    const page = await buildPage();
    const section = await addSection(editor, page.id);
    const body = { parent: section.id, children: [{ content: 'Frage', text: '<p>Antwort</p>' }] };
    const list = await send('POST', 'faq', { as: editor, body });
    const [item] = list.body.children ?? [];
    const path = `faqitem/${item?.id}`;
    await send('PATCH', path, { as: editor, locale: 'en', body: { content: 'Question' } });
    await send('DELETE', `faq/${list.body.id}`, { as: other });
    const place = { parent: section.id, revives: list.body.id };
    const back = await send('POST', 'faq', { as: editor, body: { ...place, extra_class: 'small' } });
    expect([back.status, back.body.id, back.body['extra_class']]).toEqual([201, list.body.id, 'small']);
    const english = await send('GET', path, { as: editor, locale: 'en' });
    expect(english.body['content']).toBe('Question');
    // What is there is not brought back twice.
    const again = await send('POST', 'faq', { as: editor, body: place });
    expect(again.status === 201 && again.body.id !== list.body.id).toBe(true);
    await stepBack('undo', page.id);
    expect(moduleIds((await stepBack('undo', page.id)).body)).toEqual([]);
  });
});

/** What of a page undo and redo have to bring back. */
function summary(page: Pick<Page, 'modules'>): unknown[] {
  return [moduleIds(page), textsOf(page)];
}

import { describe, expect, it, vi } from 'vitest';
import { pool } from '@/lib/backend/database/client';
import { shrinkEditLog } from '@/lib/backend/documents/edit-log-detail';
import { cleanUp } from '@/lib/backend/jobs/clean-up';
import type { DraftAnswer, HistoryEntry } from '@/lib/contract/write';
import { env } from '@/lib/env';
import { editor, other } from '@/tests/support/editors';
import {
  addHeadline,
  buildHeadline,
  queryOf,
  readDraft,
  type Refusal,
  send,
  stepBack,
  textsOf,
  type WrittenModule,
} from '@/tests/support/page-editor';

/** In the middle of one step of typing. */
const noon = new Date('2026-03-10T12:01:00Z');

const hour = 60 * 60 * 1000;
const day = 24 * hour;

const later = (milliseconds: number): Date => new Date(noon.getTime() + milliseconds);

async function write(module: number, content: string, as = editor): Promise<WrittenModule> {
  return (await send('PATCH', `headline/${module}`, { as, body: { content } })).body;
}

/** Says that everything about a page was written at noon. */
async function writtenAtNoon(page: number): Promise<void> {
  await pool().query('update edit_log set at = $2 where document_id = $1', [page, noon]);
}

async function readLog(page: number): Promise<{ type: string; revision: number; size: number }[]> {
  const { rows } = await pool().query<{ type: string; revision: number; size: number }>(
    `select operation->>'type' as type, revision, length(operation::text || inverse::text) as size
     from edit_log where document_id = $1 order by id`,
    [page],
  );
  return rows;
}

const revisionsOf = async (page: number): Promise<number[]> =>
  (await readLog(page)).filter(({ type }) => type === 'update').map(({ revision }) => revision);

async function readHistory(page: number): Promise<HistoryEntry[]> {
  const answer = await send<{ results: HistoryEntry[] }>('GET', `history?${queryOf(page)}`, { as: editor });
  return answer.body.results;
}

describe('typing in the edit log', () => {
  it('becomes one step, which is taken back and done again as a whole', async () => {
    const { page, module } = await buildHeadline();
    for (const content of ['Som', 'Sommer', 'Sommerfe', 'Sommerfest']) await write(module.id, content);
    await writtenAtNoon(page.id);
    expect(await revisionsOf(page.id)).toEqual([3, 4, 5, 6]);
    await shrinkEditLog(later(2 * hour));
    expect(await revisionsOf(page.id)).toEqual([6]);
    expect((await readHistory(page.id)).map(({ action }) => action)).toEqual(['update', 'insert', 'insert']);
    expect(textsOf((await stepBack('undo', page.id)).body)).toEqual(['Hallo']);
    expect(textsOf((await stepBack('redo', page.id)).body)).toEqual(['Sommerfest']);
  });

  it('stays as it is while somebody may be at it', async () => {
    const { page, module } = await buildHeadline();
    for (const content of ['Som', 'Sommer']) await write(module.id, content);
    await writtenAtNoon(page.id);
    await shrinkEditLog(later(hour / 2));
    expect(await revisionsOf(page.id)).toEqual([3, 4]);
  });

  it('ends its step where somebody else wrote, another text follows, or it was taken back', async () => {
    const { page, section, module } = await buildHeadline();
    const second = await addHeadline(editor, section.id);
    await write(module.id, 'A');
    await write(module.id, 'B', other);
    await write(module.id, 'C');
    await write(second.id, 'D');
    await write(second.id, 'Dd');
    await stepBack('undo', page.id);
    await stepBack('redo', page.id);
    await write(second.id, 'E');
    await send('PATCH', `headline/${second.id}`, { as: editor, body: { content: 'F' }, locale: 'en' });
    await writtenAtNoon(page.id);
    const before = await readLog(page.id);
    await shrinkEditLog(later(2 * hour));
    expect(await readLog(page.id)).toEqual(before);
  });

  it('is not joined over minutes', async () => {
    const { page, module } = await buildHeadline();
    for (const content of ['A', 'B', 'C']) await write(module.id, content);
    await writtenAtNoon(page.id);
    await pool().query('update edit_log set at = $2 where document_id = $1 and revision = 5', [
      page.id,
      later(6 * 60 * 1000),
    ]);
    await shrinkEditLog(later(2 * hour));
    expect(await revisionsOf(page.id)).toEqual([4, 5]);
  });

  it('has no state in its middle: a conflict from there has no base, one from its end has', async () => {
    const { page, module } = await buildHeadline();
    const states = [];
    for (const content of ['A', 'B', 'C']) states.push(await write(module.id, content));
    await writtenAtNoon(page.id);
    await shrinkEditLog(later(2 * hour));
    await write(module.id, 'D', other);
    const conflictFrom = async (revision: number | undefined): Promise<Refusal> =>
      (
        await send<Refusal>('PATCH', `headline/${module.id}`, {
          as: editor,
          body: { content: 'X', revision },
        })
      ).body;
    expect(await conflictFrom(states[1]?.revision)).toMatchObject({ code: 'conflict', base: null });
    expect(await conflictFrom(states[2]?.revision)).toMatchObject({ base: { content: 'C' } });
    expect(await conflictFrom(module.revision)).toMatchObject({ base: { content: 'Hallo' } });
  });
});

describe('the edit log after EDIT_LOG_DAYS', () => {
  it('still says who changed what when and which translation is old, and no contents', async () => {
    const { page, section, module } = await buildHeadline();
    await write(module.id, 'Ein langer Text '.repeat(20));
    await send('PATCH', `headline/${module.id}`, { as: editor, body: { content: 'Words' }, locale: 'en' });
    const second = await addHeadline(editor, section.id, 'Zweite');
    await send('DELETE', `headline/${second.id}`, { as: editor });
    await writtenAtNoon(page.id);
    const before = await readHistory(page.id);
    const draft = (): Promise<DraftAnswer> =>
      send<DraftAnswer>('GET', `document/page/${page.id}`, { as: editor }).then(({ body }) => body);
    const { text_revisions } = await draft();
    expect(Object.keys(text_revisions)).toContain(String(module.id));
    await shrinkEditLog(later(89 * day));
    expect(await readDraft(editor, page.slug)).toMatchObject({ can_undo: true });
    await shrinkEditLog(later(91 * day));
    expect(await readHistory(page.id)).toEqual(before);
    expect((await draft()).text_revisions).toEqual(text_revisions);
    expect(await readDraft(editor, page.slug)).toMatchObject({ can_undo: false, can_redo: false });
    expect((await stepBack('undo', page.id)).status).toBe(409);
    expect(Math.max(...(await readLog(page.id)).map(({ size }) => size))).toBeLessThan(500);
    const { rows } = await pool().query(
      "select from edit_log where document_id = $1 and (operation::text || inverse::text) ~ 'Text|Words|Zweite'",
      [page.id],
    );
    expect(rows).toEqual([]);
  });

  it('gives neither a base for a conflict nor a deleted module back', async () => {
    const { page, section, module } = await buildHeadline();
    await write(module.id, 'Neu');
    const second = await addHeadline(editor, section.id, 'Zweite');
    await send('DELETE', `headline/${second.id}`, { as: editor });
    await writtenAtNoon(page.id);
    await shrinkEditLog(later(91 * day));
    const body = { content: 'X', revision: module.revision };
    expect((await send<Refusal>('PATCH', `headline/${module.id}`, { as: editor, body })).body).toMatchObject({
      code: 'conflict',
      base: null,
    });
    const revived = { parent: section.id, content: 'Da', revives: second.id };
    expect((await send('POST', 'headline', { as: editor, body: revived })).body.id).not.toBe(second.id);
  });

  it('keeps a newer step that can be taken back', async () => {
    const { page, module } = await buildHeadline();
    await writtenAtNoon(page.id);
    await write(module.id, 'Neu');
    await shrinkEditLog(later(91 * day));
    expect(textsOf((await stepBack('undo', page.id)).body)).toEqual(['Hallo']);
    expect((await stepBack('undo', page.id)).status).toBe(409);
  });

  it('obeys the setting, and is a job’s work', async () => {
    vi.spyOn(env, 'EDIT_LOG_DAYS', 'get').mockReturnValue(2);
    const { page } = await buildHeadline();
    await writtenAtNoon(page.id);
    await cleanUp(later(3 * day));
    expect(await readDraft(editor, page.slug)).toMatchObject({ can_undo: false });
    vi.restoreAllMocks();
  });
});

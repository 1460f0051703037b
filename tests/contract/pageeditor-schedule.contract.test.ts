import { describe, expect, it } from 'vitest';
import { database } from '@/lib/backend/database/client';
import { schedules } from '@/lib/backend/database/schema/documents';
import { publishDue } from '@/lib/backend/documents/schedule';
import type { List } from '@/lib/contract/list';
import { documentAnswerSchema, type Version } from '@/lib/contract/write';
import { editor, other } from '@/tests/support/editors';
import { buildHeadline, keyOf, queryOf, type Refusal, send } from '@/tests/support/page-editor';

describe('a publishing that is planned', () => {
  const at = new Date(Date.now() + 60_000).toISOString();
  const later = new Date(Date.now() + 600_000).toISOString();

  async function plan() {
    const { page } = await buildHeadline();
    const body = { ...keyOf(page.id), locales: ['de', 'en'], at };
    const { scheduled = [] } = documentAnswerSchema.parse(
      (await send('POST', 'schedule', { as: editor, body })).body,
    );
    return { page, id: Number(scheduled[0]?.id) };
  }

  const reschedule = async (id: number, body: unknown, as: Record<string, string> | null = editor) => {
    const answer = await send<Refusal>('PATCH', `schedule/${id}`, { body, ...(as ? { as } : {}) });
    return [answer.status, answer.body.code, answer.body.fields];
  };

  it('gets another time by a colleague, at which it is carried out, and not before', async () => {
    const { page, id } = await plan();
    const answer = await send('PATCH', `schedule/${id}`, { as: other, body: { at: later, was: at } });
    expect(answer.status).toBe(200);
    expect(documentAnswerSchema.parse(answer.body)).toEqual(answer.body);
    expect(answer.body).toMatchObject({ scheduled: [{ id, at: later, locales: ['de', 'en'] }] });
    expect(await publishDue(new Date(Date.now() + 120_000))).toEqual([]);
    expect(await publishDue(new Date(Date.now() + 700_000))).toEqual([page.id]);
    const { body: versions } = await send<List<Version>>('GET', `versions?${queryOf(page.id)}`, {
      as: editor,
    });
    expect(versions.results[0]).toMatchObject({ user: 'editor@litfass.example', locales: ['de', 'en'] });
    // It has been carried out.
    expect(await reschedule(id, { at, was: later })).toEqual([404, 'not_found', undefined]);
  });

  it('gets no other time once somebody else has given it one', async () => {
    const { id } = await plan();
    expect((await reschedule(id, { at: later, was: at }))[0]).toBe(200);
    const body = { at: new Date(Date.now() + 900_000).toISOString(), was: at };
    expect(await reschedule(id, body, other)).toEqual([409, 'conflict', undefined]);
    expect((await database().select().from(schedules)).map((row) => row.at.toISOString())).toEqual([later]);
    await database().delete(schedules);
  });

  it.each([
    ['at', { at: '2020-01-01T00:00:00Z' }],
    ['at', { at: '9999-12-31T23:59:59-01:00' }],
    ['at', { at: 'morgen' }],
    ['at', { at: undefined }],
    ['was', { was: 'heute' }],
    ['was', { was: undefined }],
  ])('refuses a bad %s', async (field, fields) => {
    const { id } = await plan();
    const [status, code, faults] = await reschedule(id, { at: later, was: at, ...fields });
    expect([status, code, Object.keys(faults ?? {})]).toEqual([400, 'invalid', [field]]);
    expect((await database().select().from(schedules)).map((row) => row.at.toISOString())).toEqual([at]);
    await database().delete(schedules);
  });

  it('gets another time by editors only', async () => {
    const { id } = await plan();
    const body = { at: later, was: at };
    expect(await reschedule(id, body, null)).toEqual([401, 'not_authenticated', undefined]);
    const { cookie = '' } = editor;
    expect(await reschedule(id, body, { cookie })).toEqual([403, 'forbidden', undefined]);
    expect(await reschedule(999_999, body)).toEqual([404, 'not_found', undefined]);
    await database().delete(schedules);
  });
});

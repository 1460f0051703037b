import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { missedPayload } from '@/lib/backend/database/listen';
import { followRooms, hearNews, keepAlive, mostStreams } from '@/lib/backend/documents/live-rooms';
import type { Person } from '@/lib/contract/live';
import { pool } from '@/lib/backend/database/client';
import { editor, other } from '../support/editors';
import { propose, readNewer, write } from '../support/operations';
import {
  addHeadline,
  buildHeadline,
  buildPage,
  publish,
  send,
  stepBack,
  type WrittenDocument,
} from '../support/page-editor';
import {
  closeListeners,
  type Listener,
  listenTo,
  listenToProbes,
  newWindow,
  untilTold,
} from '../support/live-listener';
import { call, signInAs } from '../support/request';

// Who has a document open hears of what others do in it, and who is where.

afterEach(closeListeners);

/** The revisions that a listener was brought, and whether they were its own. */
function listHeard({ operations }: Listener): [number, boolean][] {
  return operations.flatMap((each) =>
    each.operations.map(({ revision, is_you }) => [revision, is_you] as [number, boolean]),
  );
}

interface Presence {
  revision: number;
  people: Person[];
}

function tellPresence(document: number, as: Record<string, string>, body: Record<string, unknown>) {
  return send<Presence>('POST', `document/page/${document}/presence`, { as, body });
}

beforeAll(async () => {
  followRooms();
  listenToProbes();
  const { id } = await buildPage();
  // Until the database is listened to.
  await vi.waitFor(async () => {
    const { body } = await tellPresence(id, editor, { window: 'probe-1234' });
    expect(body.people).toHaveLength(1);
  });
});

describe('the events of a document', () => {
  it('begin with its revision and come as they are, uncompressed and unbuffered', async () => {
    const { page, module } = await buildHeadline();
    const heard = await listenTo(page.id, other);
    expect(heard.changes).toEqual([
      { revision: module.document_revision, user: '', is_you: false, modules: [], published: false },
    ]);
    expect(heard.answer.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(heard.answer.headers.get('x-accel-buffering')).toBe('no');
  });

  it('tell everybody who has it open what was changed, by whom, and nobody else', async () => {
    const { page, module } = await buildHeadline();
    const elsewhere = await listenTo((await buildPage()).id, other);
    const [theirs, own] = [await listenTo(page.id, other), await listenTo(page.id, editor)];
    const saved = await send('PATCH', `headline/${module.id}`, { as: editor, body: { content: 'Neu' } });
    const change = { revision: saved.body.document_revision, user: 'editor@litfass.example' };
    await expect
      .poll(() => theirs.changes[1])
      .toMatchObject({ ...change, is_you: false, modules: [module.id] });
    await expect.poll(() => own.changes[1]).toMatchObject({ ...change, is_you: true });
    expect(elsewhere.changes).toHaveLength(1);
  });

  it('tell of what was taken back and of what was published, and of nothing that was refused', async () => {
    const { page, module } = await buildHeadline();
    const heard = await listenTo(page.id, other);
    const refused = await send('PATCH', `headline/${module.id}`, {
      as: editor,
      body: { content: 'Alt', revision: 99 },
    });
    expect(refused.status).toBe(409);
    await send('PATCH', `headline/${module.id}`, { as: editor, body: { content: 'Neu' } });
    await stepBack('undo', page.id);
    await publish(page.id, ['de']);
    const { document_revision: before } = module;
    await expect
      .poll(() => heard.changes.slice(1).map(({ revision, published }) => [revision, published]))
      .toEqual([
        [before + 1, false],
        [before + 2, false],
        [null, true],
      ]);
  });

  it('bring what was done, whoever did it and however, to those who ask for it, without a gap', async () => {
    const { page, module } = await buildHeadline();
    const [heard, own, without] = [
      await listenTo(page.id, other, newWindow(), 1),
      await listenTo(page.id, editor, newWindow(), 2),
      await listenTo(page.id, other),
    ];
    // What was done before the stream began.
    await expect.poll(() => listHeard(heard)).toEqual([[2, false]]);
    await send('PATCH', `headline/${module.id}`, { as: editor, body: { content: 'Eins' } });
    const writing = [write(module.id, 'Zwei'), write(module.id, 'Two', 'en'), write(module.id, '')];
    await propose(page.id, 3, writing, other);
    await stepBack('undo', page.id, other);
    await expect
      .poll(() => listHeard(heard))
      .toEqual([
        [2, false],
        [3, false],
        [4, true],
        [5, true],
        [6, true],
      ]);
    await expect
      .poll(() => listHeard(own))
      .toEqual([
        [3, true],
        [4, false],
        [5, false],
        [6, false],
      ]);
    const last = heard.operations.at(-1)?.operations.at(-1);
    expect(last).toMatchObject({
      user: 'zweite@litfass.example',
      operation: { type: 'update', id: module.id },
      reverts: expect.any(Number),
    });
    expect(without.operations).toEqual([]);
    // The same as whoever asks is told.
    const { body } = await readNewer(page.id, 1, other);
    expect(heard.operations.flatMap(({ operations }) => operations)).toEqual(body.operations);
  });

  it('bring what was missed, or say that the tree has to be read anew', async () => {
    const { page, module } = await buildHeadline();
    const heard = await listenTo(page.id, other, newWindow(), 2);
    const ahead = await listenTo(page.id, other, newWindow(), 99);
    await expect.poll(() => ahead.operations[0]).toMatchObject({ revision: 2, reset: true, operations: [] });
    await pool().query('update documents set revision = 3 where id = $1', [page.id]);
    hearNews(missedPayload);
    await expect.poll(() => heard.operations[0]).toMatchObject({ revision: 3, reset: true, operations: [] });
    await propose(page.id, 3, [write(module.id, 'Weiter')]);
    await expect.poll(() => heard.operations[1]).toMatchObject({ revision: 4, reset: false });
  });

  it('say who is there and where, until they leave', async () => {
    const { page, module } = await buildHeadline();
    const heard = await listenTo(page.id, other, 'fenster-eins');
    const guest = await listenTo(page.id, editor, 'fenster-zwei');
    const place = { window: 'fenster-zwei', user: 'editor@litfass.example', locale: 'de' };
    await expect.poll(() => heard.people).toContainEqual({ ...place, is_you: false, block: null });
    await tellPresence(page.id, editor, { window: 'fenster-zwei', block: module.id });
    await expect.poll(() => heard.people).toContainEqual({ ...place, is_you: false, block: module.id });
    await expect.poll(() => guest.people).toContainEqual({ ...place, is_you: true, block: module.id });
    // Nobody else can say where somebody is, or that they have left.
    await tellPresence(page.id, other, { window: 'fenster-zwei', left: true });
    await tellPresence(page.id, other, { window: 'fenster-zwei', block: null });
    await tellPresence(page.id, other, { window: 'fenster-eins', block: module.id });
    await expect
      .poll(() => heard.people.find(({ window }) => window === 'fenster-eins')?.block)
      .toBe(module.id);
    expect(heard.people).toContainEqual({ ...place, is_you: false, block: module.id });
    guest.end();
    await expect.poll(() => heard.people.map(({ window }) => window)).toEqual(['fenster-eins']);
  });

  it('say where somebody is, even if what their stream knows of them comes after what they say', async () => {
    const { page, module } = await buildHeadline();
    const heard = await listenTo(page.id, other);
    const placeOf = (window: string) => heard.people.find((person) => person.window === window)?.block;
    await tellPresence(page.id, editor, { window: 'fenster-spaet', block: module.id });
    await expect.poll(() => placeOf('fenster-spaet')).toBe(module.id);
    await listenTo(page.id, editor, 'fenster-spaet');
    await listenTo(page.id, other, 'fenster-neu');
    await expect.poll(() => placeOf('fenster-neu')).toBeNull();
    await untilTold();
    expect(placeOf('fenster-spaet')).toBe(module.id);
    // They themselves can.
    await tellPresence(page.id, editor, { window: 'fenster-spaet', block: null });
    await expect.poll(() => placeOf('fenster-spaet')).toBeNull();
  });

  it('say that there are notes, and not what they say', async () => {
    const { page, module } = await buildHeadline();
    const heard = await listenTo(page.id, other);
    const body = { module: module.id, text: 'Bitte prüfen' };
    const { id } = (await send('POST', 'notes', { as: editor, body })).body;
    await expect.poll(() => heard.notes).toEqual([false]);
    await send('PATCH', `notes/${id}`, { as: other, body: { done: true } });
    await expect.poll(() => heard.notes).toEqual([false, true]);
    // Nothing has changed.
    await send('PATCH', `notes/${id}`, { as: editor, body: { done: true } });
    await send('DELETE', `notes/${id}`, { as: editor });
    await expect.poll(() => heard.notes).toEqual([false, true, false]);
    expect(heard.changes).toHaveLength(1);
  });

  it('can be asked for where no stream comes through', async () => {
    const { page, module } = await buildHeadline();
    const heard = await listenTo(page.id, other, 'fenster-drei');
    const ask = async () => (await tellPresence(page.id, editor, { window: 'fenster-vier' })).body;
    await expect
      .poll(async () => (await ask()).people.map(({ window }) => window).toSorted())
      .toEqual(['fenster-drei', 'fenster-vier']);
    expect((await ask()).revision).toBe(module.document_revision);
    await addHeadline(editor, Number(module.parent));
    expect((await ask()).revision).toBe(module.document_revision + 1);
    // Who does not ask any more is gone after a while.
    const names = () => heard.people.map(({ window }) => window).toSorted();
    await expect.poll(names).toEqual(['fenster-drei', 'fenster-vier']);
    await expect
      .poll(async () => {
        await keepAlive(Date.now() + 60_000);
        return names();
      })
      .not.toContain('fenster-vier');
  });

  it('say that nobody knows what was missed while the database could not be heard', async () => {
    const { page } = await buildHeadline();
    const heard = await listenTo(page.id, other);
    hearNews(missedPayload);
    hearNews('no news');
    await expect.poll(() => heard.changes[1]?.revision).toBeNull();
    expect(heard.changes).toHaveLength(2);
  });

  it('end with the session', async () => {
    const leaving = await signInAs('editor', 'dritte@litfass.example');
    const { page } = await buildHeadline();
    const heard = await listenTo(page.id, leaving);
    await send('POST', 'logout', { as: leaving, body: {} });
    await keepAlive(Date.now());
    await expect.poll(() => heard.isOver()).toBe(true);
  });

  it('end after a while, so that a browser is asked again who it is', async () => {
    const { page } = await buildHeadline();
    const heard = await listenTo(page.id, editor);
    await keepAlive(Date.now() + 16 * 60_000);
    await expect.poll(() => heard.isOver()).toBe(true);
  });

  it('are so many for one account, and no more', async () => {
    const greedy = await signInAs('editor', 'vierte@litfass.example');
    const { page } = await buildHeadline();
    const heard = await Promise.all(
      Array.from({ length: mostStreams.account }, () => listenTo(page.id, greedy)),
    );
    const path = `/de/pageeditor-api/document/page/${page.id}/events?window=fenster-neu`;
    const refused = await call(path, { as: greedy });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    heard[0]?.end();
    await expect
      .poll(async () => {
        const answer = await call(path, { as: greedy });
        await answer.body?.cancel();
        return answer.status;
      })
      .toBe(200);
  });

  it('end for everybody when the document is deleted', async () => {
    const { page } = await buildHeadline();
    const heard = [await listenTo(page.id, editor), await listenTo(page.id, other)];
    const beside = await buildHeadline();
    const elsewhere = await listenTo(beside.page.id, other);
    const { status } = await call(`/api/pages/${page.id}`, { method: 'DELETE', as: editor });
    expect(status).toBe(204);
    await expect.poll(() => heard.map(({ isOver }) => isOver())).toEqual([true, true]);
    expect(elsewhere.isOver()).toBe(false);
  });

  it('are for editors, and about documents that there are', async () => {
    const { page } = await buildHeadline();
    const ask = (path: string, as?: Record<string, string>) => call(path, as ? { as } : {});
    const path = (id: number, type = 'page') =>
      `/de/pageeditor-api/document/${type}/${id}/events?window=fenster-neu`;
    expect((await ask(path(page.id))).status).toBe(401);
    expect((await ask(path(page.id, 'article'), editor)).status).toBe(404);
    expect((await ask(path(page.id).replace('fenster-neu', 'x'), editor)).status).toBe(400);
    const { status } = await send<WrittenDocument>('POST', `document/article/${page.id}/presence`, {
      as: editor,
      body: { window: 'fenster-neu' },
    });
    expect(status).toBe(404);
  });
});

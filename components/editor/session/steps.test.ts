// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAlerts } from '@/lib/client/alerts';
import { useEditorStore } from '@/lib/client/editor-store';
import { findModule } from '@/lib/client/sections';
import { openEditing } from '@/tests/support/editing';
import { EditingBackend, me, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import type { Editing } from '../editing-context';
import { EditingSession } from './editing-session';
import { Steps } from './steps';

let backend: EditingBackend;
let editing: Editing;

const texts = () => useAlerts.getState().alerts.map(({ text }) => text);
const contentOf = (id: number) => findModule(editing.session.sections, id)?.content;

async function write(id: number, ...contents: string[]): Promise<void> {
  for (const content of contents) {
    editing.session.change(id, { content }, true);
    await editing.session.flush();
  }
}

beforeEach(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  backend = new EditingBackend([
    sectionOf(1, [
      moduleOf(2, 'text', { content: '<p>0</p>' }),
      moduleOf(3, 'headline', { content: 'Zeile' }),
    ]),
  ]);
  editing = await openEditing(backend);
});

afterEach(() => {
  editing.session.end();
  vi.unstubAllGlobals();
});

describe('undo and redo', () => {
  it('name and show what was written in the other language', async () => {
    backend.writeByOther(3, 'content', 'Line', 'en');
    await editing.session.reload();
    editing.session.changeIn('en', 3, { content: 'Another line' }, true);
    await editing.session.flush();
    expect(await editing.steps.undo()).toBe(true);
    expect(texts()).toContain('alert.undoneIn alert.nameIn block.named headline Line language.en');
    expect(useEditorStore.getState().selected).toBe(3);
  });

  it('are no longer offered with a deletion that has not happened, since somebody writes there', async () => {
    await write(3, 'Andere Zeile');
    const offers = () => useAlerts.getState().alerts.filter(({ action }) => action !== undefined);
    backend.writeByOther(2, 'content', '<p>Ihres</p>');
    editing.arrangement.remove(2);
    expect(offers()).toHaveLength(1);
    await editing.session.flush();
    expect(texts().some((text) => text.startsWith('alert.kept'))).toBe(true);
    expect([offers(), contentOf(2)]).toEqual([[], '<p>Ihres</p>']);
  });

  it('name the block whose translation was said to be right, and what it counts as', async () => {
    backend.writeByOther(3, 'content', 'Line', 'en');
    backend.server.keepTranslation(me, 3, 'en');
    await editing.session.reload();
    expect(await editing.steps.undo()).toBe(true);
    expect(texts()).toEqual(['alert.keepingUndone block.named headline Zeile']);
    expect(useEditorStore.getState().selected).toBe(3);
    expect(await editing.steps.redo()).toBe(true);
    expect(texts().at(-1)).toBe('alert.keepingRedone block.named headline Zeile');
  });

  it('name the language where both are shown, if it was in one of them', async () => {
    useEditorStore.setState({ panel: 'languages' });
    await write(3, 'Andere Zeile');
    await editing.steps.undo();
    expect(texts()).toContain('alert.undoneIn alert.nameIn block.named headline Zeile language.de');
    useEditorStore.setState({ panel: null });
  });

  it('take as many steps as are asked for, at once and however quickly', async () => {
    await write(2, ...Array.from({ length: 10 }, (_, index) => `<p>${index + 1}</p>`));
    for (let count = 0; count < 10; count += 1) void editing.steps.undo();
    expect(contentOf(2)).toBe('<p>0</p>');
    const redone = Array.from({ length: 4 }, () => editing.steps.redo());
    expect(contentOf(2)).toBe('<p>4</p>');
    await Promise.all(redone);
    await editing.session.flush();
    expect(findModule(backend.sections, 2)?.content).toBe('<p>4</p>');
    expect(texts().at(-1)).toMatch(/^alert.redoneIn block.named text 4/);
  });

  it('go on after a reload', async () => {
    await write(2, '<p>1</p>', '<p>2</p>');
    editing.session.end();
    editing = await openEditing(backend);
    expect(useEditorStore.getState().draft).toMatchObject({ can_undo: true, can_redo: false });
    void editing.steps.undo();
    void editing.steps.undo();
    expect(contentOf(2)).toBe('<p>0</p>');
    expect(useEditorStore.getState().draft).toMatchObject({ can_undo: false, can_redo: true });
  });

  it('pass over what somebody else has changed since, and name it', async () => {
    await write(3, 'Meine Zeile');
    await write(2, '<p>1</p>');
    backend.writeByOther(2, 'content', '<p>Ben</p>');
    await editing.session.reload();
    expect(await editing.steps.undo()).toBe(true);
    expect([contentOf(2), contentOf(3)]).toEqual(['<p>Ben</p>', 'Zeile']);
    expect(texts().at(-1)).toBe(
      'alert.undoneIn block.named headline Zeile alert.skipped alert.overtaken text Ben',
    );
  });

  it('count the blocks that come back or go, if there is more than one', async () => {
    editing.several.now?.remove([2, 3]);
    await editing.session.flush();
    await editing.steps.undo();
    expect(texts().at(-1)).toBe('alert.manyBack 2');
    await editing.steps.redo();
    expect(texts().at(-1)).toBe('alert.manyGone 2');
  });

  it('say so where there is none', async () => {
    expect(await editing.steps.undo()).toBe(false);
    expect(useAlerts.getState().alerts.at(-1)?.text).toBe('announce.noStep');
  });

  it('are there before the document is, as of a section that nobody has edited yet', () => {
    const { session } = editing;
    const source = { content_type: 'section', object_id: null, slug: 'partner' } as const;
    const absent = new EditingSession(source, 'de', session.say, session.labels, true);
    expect(() => new Steps(absent)).not.toThrow();
  });

  it('take back together what was written without a pause, though it was sent in pieces', async () => {
    await write(2, '<p>1</p>', '<p>2</p>', '<p>3</p>', '<p>4</p>');
    const steps = editing.session.copy.steps.map(({ id }) => id);
    for (const [at, step] of steps.slice(1, 3).entries())
      editing.session.groups.extend(steps[at] ?? '', step);
    expect(await editing.steps.undo()).toBe(true);
    expect(contentOf(2)).toBe('<p>3</p>');
    expect(await editing.steps.undo()).toBe(true);
    expect(contentOf(2)).toBe('<p>0</p>');
    expect(await editing.steps.redo()).toBe(true);
    expect(contentOf(2)).toBe('<p>3</p>');
  });

  it.each(['at once', 'after a reload'])('take back together what was done together, %s', async (when) => {
    editing.steps.together(() => {
      for (const word of ['a', 'b'])
        editing.session.insertLocal(
          'text',
          { parent: 1, column: 0, order: 9 },
          { content: `<p>${word}</p>` },
        );
    });
    await editing.session.flush();
    if (when === 'after a reload') {
      editing.session.end();
      editing = await openEditing(backend, { keep: true });
    }
    const { session, steps } = editing;
    await steps.undo();
    expect(session.sections[0]?.columns[0]?.children).toHaveLength(2);
    expect(texts().at(-1)).toBe('alert.textsUndone 2');
    await steps.redo();
    expect(session.sections[0]?.columns[0]?.children.map(({ content }) => content)).toEqual([
      '<p>0</p>',
      'Zeile',
      '<p>a</p>',
      '<p>b</p>',
    ]);
  });
});

describe('publishing', () => {
  it('sends first what was typed, and says what stays behind since it is not finished', async () => {
    backend.interrupt = ({ path }) =>
      path.endsWith('/publish')
        ? Response.json({ ...backend.draft, can_undo: true, can_redo: false })
        : undefined;
    editing.session.insertLocal('headline', { parent: 1, column: 0, order: 0 });
    editing.session.change(2, { content: '<p>1</p>' }, true);
    expect(await editing.steps.publish(['de'])).toBe(true);
    expect(backend.writes).toEqual(['POST document/page/1/operations', 'POST publish']);
    expect(backend.done).toEqual(['update 2']);
    expect(texts()).toEqual(expect.arrayContaining(['alert.published', 'alert.incomplete 1']));
  });

  it('is done once, however often it is asked for meanwhile', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const answer = { can_undo: true, can_redo: false };
    backend.interrupt = ({ path }) =>
      path.endsWith('/publish') ? held.then(() => Response.json({ ...backend.draft, ...answer })) : undefined;
    const first = editing.steps.publish(['de']);
    await vi.waitFor(() => expect(useEditorStore.getState().busy).toBe(true));
    const second = editing.steps.publish(['de']);
    release();
    expect(await Promise.all([first, second])).toEqual([true, false]);
    expect(backend.writes).toEqual(['POST publish']);
  });

  it('is taken back by its message, by the version that it has made; what is written stays', async () => {
    const answer = { can_undo: true, can_redo: false };
    backend.interrupt = ({ path }) => {
      if (path.endsWith('/publish')) return Response.json({ ...backend.draft, ...answer, version_id: 7 });
      if (path.endsWith('/take-back'))
        return Response.json({ ...backend.draft, ...answer, has_changes: true });
      return undefined;
    };
    await editing.steps.publish(['de']);
    const [message] = useAlerts.getState().alerts;
    expect(message?.action?.label).toBe('alert.takeBack');
    message?.action?.act();
    await vi.waitFor(() => expect(texts()).toContain('alert.takenBack'));
    expect(backend.calls.at(-1)).toMatchObject({
      path: '/de/pageeditor-api/take-back',
      body: { content_type: 'page', object_id: 1, version_id: 7 },
    });
    expect(useEditorStore.getState().draft).toMatchObject({ has_changes: true });
    expect(contentOf(2)).toBe('<p>0</p>');
  });

  it.each([
    ['that puts the page online', true, ['take-back'], 7],
    ['of a backend that cannot', false, [], 7],
    ['whose version is not known', false, ['take-back'], undefined],
  ])('%s is not taken back by its message', async (_, online, features, version) => {
    useEditorStore.setState(({ user }) => ({ user: user && { ...user, features } }));
    backend.interrupt = ({ path }) =>
      path.endsWith('/publish')
        ? Response.json({ ...backend.draft, can_undo: true, can_redo: false, version_id: version })
        : undefined;
    expect(await editing.steps.publish(['de'], online)).toBe(true);
    expect(useAlerts.getState().alerts.map(({ action }) => action)).toEqual([undefined]);
  });
});

it('a version that was restored is taken back by its message', async () => {
  backend.interrupt = ({ path }) =>
    path.endsWith('/restore')
      ? Response.json({ ...backend.draft, can_undo: true, can_redo: false })
      : undefined;
  expect(await editing.steps.restore(12)).toBe(true);
  const alert = useAlerts.getState().alerts.at(-1);
  expect(alert).toMatchObject({ text: 'alert.restoredVersion', action: { label: 'alert.undo' } });
  const undo = vi.spyOn(editing.steps, 'undo').mockResolvedValue(true);
  alert?.action?.act();
  expect(undo).toHaveBeenCalledOnce();
});

it('a plan that was cancelled is made again by its message, as it was', async () => {
  const plan = { id: 7, at: '2040-07-01T08:00:00.000Z', locales: ['de', 'en'], online: true };
  const answer = (scheduled: unknown[]) =>
    Response.json({ ...backend.draft, can_undo: true, can_redo: false, scheduled });
  backend.facts = { ...backend.facts, scheduled: [plan] };
  await editing.session.reload();
  backend.interrupt = ({ path, method }) => {
    if (method === 'DELETE' && path.endsWith('/schedule/7')) return answer([]);
    return path.endsWith('/publish') ? answer([plan]) : undefined;
  };
  expect(await editing.steps.unschedule(7)).toBe(true);
  const alert = useAlerts.getState().alerts.at(-1);
  expect(alert).toMatchObject({ text: 'alert.unscheduled', action: { label: 'alert.undo' } });
  alert?.action?.act();
  const { at, locales, online } = plan;
  await vi.waitFor(() =>
    expect(backend.calls.findLast(({ path }) => path.endsWith('/publish'))?.body).toMatchObject({
      ...{ at, locales, online },
    }),
  );
});

it('a plan gets another time, and by its message the former one back', async () => {
  const plan = { id: 7, at: '2040-07-01T08:00:00.000Z', locales: ['de' as const], online: false };
  const at = '2040-07-02T10:00:00+02:00';
  backend.interrupt = ({ path, method }) =>
    method === 'PATCH' && path.endsWith('/schedule/7')
      ? Response.json({ ...backend.draft, can_undo: true, can_redo: false, scheduled: [{ ...plan, at }] })
      : undefined;
  const sent = () => backend.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  expect(await editing.steps.reschedule(plan, at)).toBe(true);
  expect(sent()).toEqual([{ at, was: plan.at }]);
  const alert = useAlerts.getState().alerts.at(-1);
  expect(alert).toMatchObject({ text: 'alert.scheduled 2. Juli, 10:00', action: { label: 'alert.undo' } });
  alert?.action?.act();
  await vi.waitFor(() => expect(sent().at(-1)).toEqual({ at: plan.at, was: at }));
});

it('a plan that somebody else has given another time is read anew', async () => {
  const plan = { id: 7, at: '2040-07-01T08:00:00.000Z', locales: ['de' as const], online: false };
  backend.facts = { ...backend.facts, scheduled: [plan] };
  await editing.session.reload();
  backend.facts = { ...backend.facts, scheduled: [{ ...plan, at: '2040-07-03T08:00:00.000Z' }] };
  backend.interrupt = ({ path }) =>
    path.endsWith('/schedule/7')
      ? Response.json({ detail: 'Inzwischen anders', code: 'conflict' }, { status: 409 })
      : undefined;
  expect(await editing.steps.reschedule(plan, '2040-07-02T10:00:00+02:00')).toBe(false);
  expect(useAlerts.getState().alerts.at(-1)).toMatchObject({ tone: 'error', text: 'Inzwischen anders' });
  await vi.waitFor(() =>
    expect(useEditorStore.getState().draft?.scheduled).toMatchObject([{ at: '2040-07-03T08:00:00.000Z' }]),
  );
});

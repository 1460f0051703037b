// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAlerts } from '@/lib/client/alerts';
import { useEditorStore } from '@/lib/client/editor-store';
import { openEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import { mediaFile } from '@/tests/support/media-file';
import type { Editing } from '../editing-context';
import { insertFiles } from '../canvas/insert-files';

let backend: EditingBackend;
let editing: Editing;

const order = (sections = editing.session.sections) =>
  sections.flatMap(({ columns }) => columns.flatMap(({ children }) => children.map(({ id }) => id)));
const alerts = () => useAlerts.getState().alerts.map(({ text }) => text);
const unreachable = () => new Response('', { status: 503 });

function setNetwork(isThere: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  useEditorStore.setState({ online: isThere });
  window.dispatchEvent(new Event(isThere ? 'online' : 'offline'));
}

beforeEach(async () => {
  backend = new EditingBackend([
    sectionOf(1, [moduleOf(2, 'text', { content: '<p>Alt</p>' }), moduleOf(3, 'text')]),
  ]);
  editing = await openEditing(backend);
  vi.useFakeTimers();
});

afterEach(() => {
  editing.session.end();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a move', () => {
  const moveDown = () => editing.arrangement.move(2, { parent: 1, column: 0, order: 1 });

  it('is carried out once a server that restarts is back, and counts as unsaved until then', async () => {
    backend.interrupt = unreachable;
    moveDown();
    await vi.advanceTimersByTimeAsync(3000);
    expect(alerts()).toEqual(['alert.repeated']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([order(), order(backend.sections)]).toEqual([
      [3, 2],
      [2, 3],
    ]);
    expect(useEditorStore.getState().isBehind).toBe(true);
    backend.interrupt = () => undefined;
    await vi.advanceTimersByTimeAsync(10_000);
    expect([order(), order(backend.sections)]).toEqual([
      [3, 2],
      [3, 2],
    ]);
    expect(useEditorStore.getState().isBehind).toBe(false);
    const keys = backend.calls.flatMap(({ body }) =>
      ((body.operations ?? []) as { key: string }[]).map(({ key }) => key),
    );
    expect(keys.length).toBeGreaterThan(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('waits for the network, however long it is away', async () => {
    setNetwork(false);
    backend.interrupt = () => Promise.reject(new TypeError('Failed to fetch')) as Promise<Response>;
    moveDown();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(alerts()).toEqual([]);
    expect([order(), useEditorStore.getState().isBehind]).toEqual([[3, 2], true]);
    backend.interrupt = () => undefined;
    setNetwork(true);
    editing.session.sync.resume();
    await vi.advanceTimersByTimeAsync(100);
    expect(order(backend.sections)).toEqual([3, 2]);
  });

  it('waits for a sign-in that was put off; a publishing does not', async () => {
    let isSignedIn = false;
    backend.interrupt = () =>
      isSignedIn ? undefined : Response.json({ detail: 'Nein.', code: 'unauthorised' }, { status: 401 });
    const isAsked = () => useEditorStore.getState().sessionEnded;
    moveDown();
    await vi.waitFor(() => expect(isAsked()).toBe(true));
    editing.session.dismissSignIn();
    expect([isAsked(), useEditorStore.getState().isBehind]).toEqual([false, true]);
    const published = editing.steps.publish(['de']);
    await vi.waitFor(() => expect(isAsked()).toBe(true));
    editing.session.dismissSignIn();
    expect(await published).toBe(false);
    expect([order(), useEditorStore.getState().busy]).toEqual([[3, 2], false]);
    isSignedIn = true;
    const { user } = useEditorStore.getState();
    if (user !== null) editing.session.signedIn(user);
    await vi.advanceTimersByTimeAsync(100);
    expect(order(backend.sections)).toEqual([3, 2]);
    expect(backend.writes).not.toContain('POST publish');
  });

  it('that the server fails at is asked for again, at ever longer intervals', async () => {
    backend.interrupt = ({ method }) => (method === 'POST' ? new Response('', { status: 500 }) : undefined);
    moveDown();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(backend.writes.length).toBeLessThan(10);
    expect(order()).toEqual([3, 2]);
    backend.interrupt = () => undefined;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(backend.done).toEqual(['move 2']);
  });
});

it('a publishing is given up no later when the clock is set back', async () => {
  backend.interrupt = unreachable;
  const published = editing.steps.publish(['de']);
  await vi.advanceTimersByTimeAsync(10_000);
  vi.setSystemTime(Date.now() - 3_600_000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(useEditorStore.getState().busy).toBe(false);
  expect(await published).toBe(false);
});

it('without a network a step is taken at once, and carried out later; nothing is published', async () => {
  const shown = () => editing.session.sections[0]?.columns[0]?.children[0]?.content;
  editing.session.change(2, { content: '<p>Neu</p>' });
  await editing.session.flush();
  setNetwork(false);
  backend.interrupt = () => Promise.reject(new TypeError('Failed to fetch')) as Promise<Response>;
  const done = editing.steps.undo();
  expect(shown()).toBe('<p>Alt</p>');
  await vi.advanceTimersByTimeAsync(100);
  expect(await done).toBe(true);
  expect(await editing.steps.publish(['de'])).toBe(false);
  expect(alerts()).toContain('alert.needsNetwork');
  backend.interrupt = () => undefined;
  setNetwork(true);
  editing.session.sync.resume();
  await vi.advanceTimersByTimeAsync(100);
  expect(backend.done).toEqual(['update 2', 'step back 1']);
});

it('a dropped picture waits for the sign-in', async () => {
  let isSignedIn = false;
  backend.interrupt = ({ path }) => {
    if (!path.endsWith('/media')) return undefined;
    if (!isSignedIn) return Response.json({ detail: 'Nein.', code: 'unauthorised' }, { status: 401 });
    return Response.json(mediaFile(7), { status: 201 });
  };
  useEditorStore.setState(({ user }) => ({
    user: user && { ...user, features: [...(user.features ?? []), 'media'] },
  }));
  const done = insertFiles(
    [new File(['x'], 'a.png', { type: 'image/png' })],
    { parent: 1, column: 0, order: 2 },
    editing,
  );
  await vi.waitFor(() => expect(useEditorStore.getState().sessionEnded).toBe(true));
  isSignedIn = true;
  editing.session.signedIn({ email: 'a@example.org', username: 'Anna', admin_menus: [] });
  await done;
  expect(editing.session.sections[0]?.columns[0]?.children[2]).toMatchObject({ image: 'media:7' });
});

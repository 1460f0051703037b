// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAlerts } from '@/lib/client/alerts';
import { useEditorStore } from '@/lib/client/editor-store';
import { EditingBackend, moduleOf, openEditing, sectionOf } from '@/tests/support/editing';
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
    const moved = moveDown();
    await vi.advanceTimersByTimeAsync(3000);
    expect(alerts()).toEqual(['alert.repeated']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([order(), order(backend.sections)]).toEqual([
      [3, 2],
      [2, 3],
    ]);
    expect(useEditorStore.getState().isBehind).toBe(true);
    backend.interrupt = () => undefined;
    await vi.advanceTimersByTimeAsync(3000);
    await moved;
    expect([order(), order(backend.sections)]).toEqual([
      [3, 2],
      [3, 2],
    ]);
    expect(useEditorStore.getState().isBehind).toBe(false);
    const keys = backend.calls.flatMap(({ path, headers }) =>
      path.endsWith('/reorder') ? [headers.get('Idempotency-Key')] : [],
    );
    expect(new Set(keys).size).toBe(1);
  });

  it('waits for the network, however long it is away', async () => {
    setNetwork(false);
    backend.interrupt = () => Promise.reject(new TypeError('Failed to fetch')) as Promise<Response>;
    const moved = moveDown();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(alerts()).toEqual([]);
    expect([order(), useEditorStore.getState().isBehind]).toEqual([[3, 2], true]);
    backend.interrupt = () => undefined;
    setNetwork(true);
    await moved;
    expect(order(backend.sections)).toEqual([3, 2]);
  });

  it('waits for a sign-in that was put off; a publishing does not', async () => {
    let isSignedIn = false;
    backend.interrupt = () =>
      isSignedIn ? undefined : Response.json({ detail: 'Nein.', code: 'unauthorised' }, { status: 401 });
    const isAsked = () => useEditorStore.getState().sessionEnded;
    const moved = moveDown();
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
    await moved;
    expect(order(backend.sections)).toEqual([3, 2]);
    expect(backend.writes).not.toContain('POST publish');
  });

  it('that never got through is taken off the page as soon as the server can be asked', async () => {
    backend.interrupt = unreachable;
    const moved = moveDown();
    await vi.advanceTimersByTimeAsync(40_000);
    await moved;
    backend.interrupt = () => undefined;
    await vi.advanceTimersByTimeAsync(5000);
    expect(order()).toEqual([2, 3]);
  });

  it('is not repeated for long where the server itself fails', async () => {
    backend.interrupt = ({ path }) =>
      path.endsWith('/reorder') ? new Response('', { status: 500 }) : undefined;
    const moved = moveDown();
    await vi.advanceTimersByTimeAsync(2000);
    await moved;
    expect(backend.writes).toEqual(Array.from({ length: 3 }, () => 'POST reorder'));
    expect(order()).toEqual([2, 3]);
  });
});

it('a step that cannot be made is taken off the page again, also where nobody can be asked', async () => {
  editing.session.change(2, { content: '<p>Neu</p>' });
  await editing.session.flush();
  backend.interrupt = unreachable;
  const done = editing.steps.undo();
  const shown = () => editing.session.sections[0]?.columns[0]?.children[0]?.content;
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown()).toBe('<p>Alt</p>');
  await vi.advanceTimersByTimeAsync(40_000);
  expect([await done, shown()]).toEqual([false, '<p>Neu</p>']);
});

it('without a network no step is promised, nor shown', async () => {
  editing.session.change(2, { content: '<p>Neu</p>' });
  await editing.session.flush();
  setNetwork(false);
  backend.interrupt = () => Promise.reject(new TypeError('Failed to fetch')) as Promise<Response>;
  expect(await editing.steps.undo()).toBe(false);
  expect(await editing.steps.publish(['de'])).toBe(false);
  expect(alerts()).toContain('alert.needsNetwork');
  expect(editing.session.sections[0]?.columns[0]?.children[0]?.content).toBe('<p>Neu</p>');
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

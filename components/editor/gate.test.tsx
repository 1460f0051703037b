import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('./editor-layer', () => ({ EditorLayer: () => <p>The editor</p> }));

const ask = vi.fn<() => Promise<Response>>();

/** The gate of a page that was just opened: who is signed in was not asked yet. */
async function openGate(): Promise<void> {
  vi.resetModules();
  const { EditorGate } = await import('./gate');
  render(
    <EditorGate locale="de" documentKey={{ content_type: 'page', object_id: 1 }} slug="">
      <p>The page</p>
    </EditorGate>,
  );
  await act(() => vi.advanceTimersByTimeAsync(100));
}

beforeEach(() => {
  ask.mockReset();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', ask);
  document.cookie = 'litfass_editor=1';
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks again who is signed in when the server had no answer, without a reload', async () => {
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  ask.mockResolvedValueOnce(new Response('{}', { status: 503 }));
  ask.mockResolvedValue(new Response('{"email":"a@example.org"}', { status: 200 }));
  await openGate();
  expect(screen.getByText('The page')).toBeVisible();
  expect(screen.queryByText('The editor')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  expect(ask).toHaveBeenCalledTimes(3);
  expect(screen.getByText('The editor')).toBeVisible();
});

it.each([
  [200, 'coming'],
  [401, undefined],
])('keeps the room of the bar only for who is signed in (%i)', async (status, room) => {
  document.documentElement.dataset.editorBar = 'coming';
  ask.mockImplementation(async () => new Response('{"email":"a@example.org"}', { status }));
  await openGate();
  expect(ask).toHaveBeenCalledOnce();
  expect(document.documentElement.dataset.editorBar).toBe(room);
  delete document.documentElement.dataset.editorBar;
});

it.each([
  ['/de/seite', false],
  ['/de/seite?edit=1', false],
  ['/de/seite?edit', true],
])(
  'an ended session leaves a visitor, but for who is about to sign in again (%s)',
  async (address, stays) => {
    history.replaceState(null, '', address);
    ask.mockImplementation(async () => new Response('{}', { status: 401 }));
    await openGate();
    expect(document.cookie.includes('litfass_editor=')).toBe(stays);
    history.replaceState(null, '', '/');
  },
);

it('stays closed in a frame of the site, which shows the page as visitors see it', async () => {
  vi.stubGlobal('frameElement', document.createElement('iframe'));
  ask.mockImplementation(async () => new Response('{"email":"a@example.org"}', { status: 200 }));
  await openGate();
  expect(ask).not.toHaveBeenCalled();
  expect(screen.queryByText('The editor')).toBeNull();
});

it('asks in edit mode for the document and its tree while the editor is still loading, as far as the backend has them', async () => {
  history.replaceState(null, '', '/de/seite?edit');
  ask.mockImplementation(async () =>
    Response.json({ email: 'a@example.org', features: ['document', 'operations'] }),
  );
  await openGate();
  const asked = ask.mock.calls as unknown as [string][];
  expect(asked.map(([path]) => path)).toEqual([
    '/de/pageeditor-api/user',
    '/de/pageeditor-api/document/page/1',
    '/de/pageeditor-api/document/page/1/tree',
  ]);
  history.replaceState(null, '', '/');
});

it('takes what the page has asked for with its first script, and for somebody who signs in later nothing of it', async () => {
  history.replaceState(null, '', '/de/seite?edit');
  const answers = (status: number) =>
    new Map(
      ['user', 'document/page/1', 'document/page/1/tree'].map((path) => [
        `/de/pageeditor-api/${path}`,
        Promise.resolve(
          Response.json({ email: 'a@example.org', features: ['document', 'operations'] }, { status }),
        ),
      ]),
    );
  window.litfassEarly = answers(200);
  await openGate();
  await vi.waitFor(() => expect(screen.getByText('The editor')).toBeVisible());
  expect(ask).not.toHaveBeenCalled();
  expect(window.litfassEarly.size).toBe(0);

  window.litfassEarly = answers(401);
  await openGate();
  await vi.waitFor(() => expect(window.litfassEarly).toBeUndefined());
  history.replaceState(null, '', '/');
});

it('names its document to the first script of the page', async () => {
  ask.mockImplementation(async () => new Response('{}', { status: 401 }));
  await openGate();
  expect(document.querySelector('meta[name="litfass-document"]')?.getAttribute('content')).toBe(
    '/de/pageeditor-api/document/page/1',
  );
});

import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EditorGate } from './gate';

vi.mock('./editor-layer', () => ({ EditorLayer: () => <p>The editor</p> }));

const ask = vi.fn<() => Promise<Response>>();

beforeEach(() => {
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
  render(
    <EditorGate locale="de" documentKey={{ content_type: 'page', object_id: 1 }} slug="">
      <p>The page</p>
    </EditorGate>,
  );
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByText('The page')).toBeVisible();
  expect(screen.queryByText('The editor')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  expect(ask).toHaveBeenCalledTimes(3);
  expect(screen.getByText('The editor')).toBeVisible();
});

import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import { mediaFile } from '@/tests/support/media-file';
import { upload } from './upload';
import type { EditingSession } from './editing-session';
import { useSafekeeping } from './use-safekeeping';

afterEach(() => vi.unstubAllGlobals());

function Safekeeping({ session }: { session: EditingSession }) {
  useSafekeeping(session);
  return null;
}

/** Whether the browser asks before it leaves the page. */
function isAsked(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

it('the browser asks before it leaves a page of which a text or a move is on its way', async () => {
  const backend = new EditingBackend([sectionOf(1, [moduleOf(2, 'text'), moduleOf(3, 'text')])]);
  const { session, arrangement } = await openEditing(backend);
  render(<Safekeeping session={session} />);
  expect(isAsked()).toBe(false);
  let answer: () => void = () => undefined;
  backend.interrupt = (call) =>
    call.path.endsWith('/operations')
      ? new Promise<Response>((resolve) => (answer = () => resolve(backend.answerNow(call))))
      : undefined;
  arrangement.move(2, { parent: 1, column: 0, order: 1 });
  await vi.waitFor(() => expect(backend.writes).toHaveLength(1));
  expect(isAsked()).toBe(true);
  backend.interrupt = () => undefined;
  answer();
  await session.flush();
  expect(isAsked()).toBe(false);
  session.change(2, { content: '<p>Neu</p>' });
  expect(isAsked()).toBe(true);
  await session.flush();
  expect(isAsked()).toBe(false);
  // What is not decided, or was deleted by somebody else, is in this browser only.
  session.change(3, { content: '<p>Meins</p>' });
  backend.byOther({ type: 'remove', id: 3 });
  await session.flush();
  expect([session.copy.pending.length, isAsked()]).toEqual([0, true]);
  session.end();
});

it('the browser asks before it leaves a page to which a picture is being uploaded', async () => {
  const backend = new EditingBackend([sectionOf(1, [moduleOf(2, 'text')])]);
  const { session } = await openEditing(backend);
  render(<Safekeeping session={session} />);
  let answer: (response: Response) => void = () => undefined;
  backend.interrupt = ({ path }) =>
    path.endsWith('/media') ? new Promise<Response>((resolve) => (answer = resolve)) : undefined;
  const uploaded = upload(session, new File(['x'], 'a.png', { type: 'image/png' }));
  await vi.waitFor(() => expect(backend.writes).toEqual(['POST media']));
  expect(isAsked()).toBe(true);
  answer(Response.json(mediaFile(7), { status: 201 }));
  await uploaded;
  expect(isAsked()).toBe(false);
  const refused = upload(session, new File(['x'], 'b.png', { type: 'image/png' }));
  await vi.waitFor(() => expect(backend.writes).toHaveLength(2));
  answer(Response.json({ detail: 'Nein.', code: 'unsupported_media_type' }, { status: 415 }));
  await expect(refused).rejects.toMatchObject({ status: 415 });
  expect(isAsked()).toBe(false);
  session.end();
});

import { act, screen } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { Canvas } from '@/components/editor/canvas/canvas';
import type { Editing } from '@/components/editor/editing-context';
import { GuestList } from '@/components/editor/people/guest-list';
import { Live } from '@/components/editor/session/live';
import type { Person } from '@/lib/contract/live';
import { openEditing, prepareCanvas, renderEditing } from './editing';
import { EditingBackend, moduleOf, sectionOf } from './editing-backend';
import { EventStreams } from './event-streams';

// A page that colleagues have open too.

/** The page of the running test, since `openLive`. */
export let backend: EditingBackend;
export let editing: Editing;
export let live: Live;
export let streams: EventStreams;

/** Shows a page with a text and a headline for the test that calls it, which hears of colleagues by a stream. Time stands still. */
export async function openLive(): Promise<void> {
  prepareCanvas();
  vi.useFakeTimers();
  streams = new EventStreams();
  backend = new EditingBackend([
    sectionOf(1, [
      moduleOf(2, 'text', { content: '<p>Der alte Kran am Hafen.</p>' }),
      moduleOf(3, 'headline', { content: 'Zeile', headline_level: '2' }),
    ]),
  ]);
  backend.interrupt = (call) => {
    if (call.path.includes('/events')) return streams.answer(call);
    if (call.path.endsWith('/presence')) return Response.json({ revision: 0, people: [] });
    if (call.path.includes('/notes?')) return Response.json({ next: null, results: [] });
    return undefined;
  };
  editing = await openEditing(backend);
  live = new Live(editing.session, editing.notes);
  onTestFinished(() => {
    live.stop();
    editing.session.end();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  await renderEditing(
    editing,
    <>
      <GuestList />
      <Canvas live={undefined} />
    </>,
  );
  live.start();
  await later(0);
}

/** A colleague writes the first text; `tellNews` is what the stream brings of it. */
export const theirs = (text: string) => backend.writeByOther(2, 'content', `<p>${text}</p>`);
export const tellNews = (since = 0) => streams.open.at(-1)?.send('operations', backend.newsSince(since));

export const person = (fields: Partial<Person>): Person => ({
  ...{ window: crypto.randomUUID(), user: 'Ben', is_you: false, block: null, locale: 'de' },
  ...fields,
});

export const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** How often the draft has been asked for. */
export const drafts = () =>
  backend.calls.filter(({ method, path }) => method === 'GET' && /^\/de\/.*\/document\/page\/1$/.test(path))
    .length;
/** The calls that say where somebody is and ask who else is there. */
export const asked = () => backend.calls.filter(({ path }) => path.endsWith('/presence'));
export const textbox = () => screen.getAllByRole('textbox')[0];

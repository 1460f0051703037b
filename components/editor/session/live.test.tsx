import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAlerts } from '@/lib/client/alerts';
import { useEditorStore } from '@/lib/client/editor-store';
import type { Person } from '@/lib/contract/live';
import { RequestError } from '@/lib/client/request';
import { openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import { change, EventStreams } from '@/tests/support/event-streams';
import { Canvas } from '../canvas/canvas';
import type { Editing } from '../editing-context';
import { GuestList } from '../people/guest-list';
import { Live } from './live';

// What colleagues do is seen while they do it, and takes nothing from who is writing.

let backend: EditingBackend;
let editing: Editing;
let live: Live;
let streams: EventStreams;

/** A colleague writes the first text; `news` is what the stream brings of it. */
const theirs = (text: string) => backend.writeByOther(2, 'content', `<p>${text}</p>`);
const tellNews = (since = 0) => streams.open.at(-1)?.send('operations', backend.newsSince(since));
const requests = () => backend.writes.filter((each) => each.endsWith('/operations')).length;

const person = (fields: Partial<Person>): Person => ({
  ...{ window: crypto.randomUUID(), user: 'Ben', is_you: false, block: null, locale: 'de' },
  ...fields,
});

const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const drafts = () =>
  backend.calls.filter(({ method, path }) => method === 'GET' && /^\/de\/.*\/document\/page\/1$/.test(path))
    .length;
const asked = () => backend.calls.filter(({ path }) => path.endsWith('/presence'));
const textbox = () => screen.getAllByRole('textbox')[0];

beforeEach(async () => {
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
  await renderEditing(
    editing,
    <>
      <GuestList />
      <Canvas live={undefined} />
    </>,
  );
  live.start();
  await later(0);
});

afterEach(() => {
  live.stop();
  editing.session.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a colleague’s change', () => {
  it('is shown at once, without a reload', async () => {
    theirs('Der neue Kran am Hafen.');
    tellNews();
    await later(50);
    expect(textbox()).toHaveTextContent('Der neue Kran am Hafen.');
  });

  it('is asked for where its news comes without it', async () => {
    theirs('Der neue Kran am Hafen.');
    streams.open.at(-1)?.send('change', change({ revision: 1 }));
    await later(1000);
    expect(textbox()).toHaveTextContent('Der neue Kran am Hafen.');
  });

  it('that is known already is not asked for again', async () => {
    const before = backend.calls.length;
    streams.open.at(-1)?.send('change', change({ revision: 0 }));
    await later(3000);
    expect(backend.calls.length).toBe(before);
  });

  it('that was published between two streams is heard of with the next one', async () => {
    await later(6000);
    const before = drafts();
    streams.open.at(-1)?.end();
    await later(3000);
    expect(streams.open).toHaveLength(1);
    expect(drafts()).toBe(before + 1);
  });

  it('makes the bar say what is true of the page, once it is quiet', async () => {
    const before = drafts();
    theirs('Der neue Kran am Hafen.');
    tellNews();
    await later(50);
    expect(useEditorStore.getState().draft).toMatchObject({ revision: 1, has_changes: true });
    await later(3000);
    expect(drafts()).toBe(before + 1);
  });

  it('by oneself: a pause in typing is one request, and its answer says what the draft is now', async () => {
    const before = backend.calls.length;
    act(() => editing.session.change(2, { content: '<p>Der alte Kran im Hafen.</p>' }, true));
    await later(950);
    tellNews();
    await later(5000);
    expect(requests()).toBe(1);
    expect(backend.calls.length).toBe(before + 1);
    expect(useEditorStore.getState().draft).toMatchObject({ revision: 1, has_changes: true, can_undo: true });
  });

  it('joins the words that are being typed in the same text, and both are saved', async () => {
    act(() => editing.session.change(2, { content: '<p>Der alte Kran am Hafenbecken.</p>' }));
    theirs('Der neue Kran am Hafen.');
    tellNews();
    await later(50);
    expect(textbox()).toHaveTextContent('Der neue Kran am Hafenbecken.');
    await later(2000);
    expect(backend.sections[0]?.columns[0]?.children[0]?.content).toBe(
      '<p>Der neue Kran am Hafenbecken.</p>',
    );
    expect(useEditorStore.getState().conflicts).toEqual([]);
  });

  it('joins them as well where it is heard of by the refusal only', async () => {
    act(() => editing.session.change(2, { content: '<p>Der alte Kran am Hafenbecken.</p>' }));
    theirs('Der neue Kran am Hafen.');
    await later(3000);
    expect(requests()).toBe(2);
    expect(textbox()).toHaveTextContent('Der neue Kran am Hafenbecken.');
    expect(backend.sections[0]?.columns[0]?.children[0]?.content).toBe(
      '<p>Der neue Kran am Hafenbecken.</p>',
    );
  });

  it('of the very same word leaves what is typed, and asks', async () => {
    act(() => editing.session.change(2, { content: '<p>Der rote Kran am Hafen.</p>' }));
    theirs('Der neue Kran am Hafen.');
    tellNews();
    await later(2000);
    expect(textbox()).toHaveTextContent('Der rote Kran am Hafen.');
    // The note is loaded with the first one.
    await act(() => vi.dynamicImportSettled());
    const note = screen.getByRole('group', { name: 'Ben hat dieselbe Stelle geändert' });
    expect(note).toHaveTextContent('Der neue Kran am Hafen.');
    expect(within(note).getByText('neue')).toBeVisible();
    fireEvent.click(within(note).getByRole('button', { name: 'Neue übernehmen' }));
    await later(0);
    expect(textbox()).toHaveTextContent('Der neue Kran am Hafen.');
    expect(screen.queryByRole('group', { name: /dieselbe Stelle/ })).toBeNull();
  });

  it('stands beside a block that is just being made, which stays the same element', async () => {
    let answer: () => void = () => undefined;
    const { interrupt } = backend;
    backend.interrupt = (call) => {
      if (!call.path.endsWith('/operations')) return interrupt(call);
      backend.interrupt = interrupt;
      const answered = backend.answerNow(call);
      return new Promise((resolve) => (answer = () => resolve(answered)));
    };
    act(
      () =>
        void editing.session.insertLocal(
          'text',
          { parent: 1, column: 0, order: 2 },
          { content: '<p>Neu</p>' },
        ),
    );
    await later(1000);
    expect(requests()).toBe(1);
    const made = screen.getByText('Neu');
    theirs('Der neue Kran am Hafen.');
    tellNews();
    await later(50);
    expect(textbox()).toHaveTextContent('Der neue Kran am Hafen.');
    await act(() => Promise.resolve(answer()));
    await later(1000);
    expect(screen.getAllByText('Neu')).toEqual([made]);
    expect(backend.done).toEqual(['insert text']);
  });
});

describe('notes', () => {
  const notesAsked = () => backend.calls.filter(({ path }) => path.includes('/notes?')).length;

  it('are fetched as the stream begins, with each news of them, and every few seconds where there is none', async () => {
    expect(notesAsked()).toBe(1);
    streams.open.at(-1)?.send('change', change());
    await later(50);
    expect(notesAsked()).toBe(1);
    streams.open.at(-1)?.send('notes', { is_you: false });
    await later(50);
    expect(notesAsked()).toBe(2);
    streams.refusal = 503;
    streams.open.at(-1)?.end();
    await later(3000);
    expect(notesAsked()).toBe(3);
    await later(36_000);
    expect(notesAsked()).toBe(5);
  });
});

describe('a colleague', () => {
  it('stands in the bar and at the block, by name', async () => {
    streams.open.at(-1)?.send('people', { people: [person({ block: 2 }), person({ user: 'Cem' })] });
    await later(0);
    const bar = screen.getByRole('list', { name: 'Auch auf dieser Seite' });
    expect(bar).toHaveTextContent('BenCem');
    expect(screen.getByRole('button', { name: /^Ben, bei: block.named text Der alte Kran/ })).toBeVisible();
    expect(document.querySelector('[data-block="2"]')).toHaveTextContent(/^.*Ben.*Der alte Kran/);
    expect(document.querySelector('[data-block="3"]')).not.toHaveTextContent('Ben');
  });

  it('hears where somebody is, once they stay there', async () => {
    act(() => useEditorStore.setState({ selected: 2 }));
    await later(100);
    act(() => useEditorStore.setState({ selected: 3 }));
    await later(1000);
    expect(asked().map(({ body }) => body.block)).toEqual([3]);
  });

  it('is forgotten with the stream, and greeted with the next', async () => {
    streams.open.at(-1)?.send('people', { people: [person({})] });
    await later(6000);
    expect(screen.getByText('Ben')).toBeVisible();
    streams.open.at(-1)?.end();
    await later(3000);
    expect(streams.open).toHaveLength(1);
    live.stop();
    await later(0);
    expect(screen.queryByText('Ben')).toBeNull();
    expect(streams.open).toHaveLength(0);
  });
});

describe('where no stream comes through', () => {
  it('is asked every few seconds, while somebody looks', async () => {
    streams.refusal = 503;
    streams.open.at(-1)?.end();
    await later(3000);
    const before = asked().length;
    expect(before).toBeGreaterThan(0);
    await later(8500);
    expect(asked().length - before).toBe(2);
    backend.interrupt = (call) =>
      call.path.endsWith('/presence')
        ? Response.json({ revision: 1, people: [person({})] })
        : call.path.includes('/events')
          ? streams.answer(call)
          : undefined;
    theirs('Der neue Kran am Hafen.');
    await later(4500);
    expect(textbox()).toHaveTextContent('Der neue Kran am Hafen.');
    expect(screen.getByText('Ben')).toBeVisible();
  });

  it('a stream that says nothing at all counts as none', async () => {
    streams.isHeld = true;
    await later(6000);
    streams.open.at(-1)?.end();
    await later(2000);
    expect(streams.open).toHaveLength(1);
    await later(20_000);
    expect(streams.open).toHaveLength(0);
    expect(asked().length).toBeGreaterThan(2);
  });

  it('a backend of the base contract is asked for the document', async () => {
    live.stop();
    editing.session.end();
    editing = await openEditing(backend, { features: ['document'] });
    live = new Live(editing.session, editing.notes);
    live.start();
    const before = drafts();
    await later(25_000);
    expect(drafts() - before).toBe(3);
    expect(asked().filter(({ body }) => body.left !== true)).toEqual([]);
  });

  it.each(['stream', 'asking'])(
    'that the document is deleted is told at once, and once (%s)',
    async (way) => {
      await later(way === 'asking' ? 0 : 6000);
      streams.refusal = way === 'asking' ? 503 : 404;
      streams.open.at(-1)?.end();
      await later(3000);
      if (way === 'asking') {
        backend.interrupt = () => Response.json({ detail: 'Fort.', code: 'not_found' }, { status: 404 });
        await later(4000);
      }
      expect(useEditorStore.getState().isDeleted).toBe(true);
      expect(useAlerts.getState().alerts.map(({ text }) => text)).toEqual(['alert.documentDeleted']);
      expect(textbox()).toHaveTextContent('Der alte Kran am Hafen.');
      const { length } = backend.calls;
      await later(60_000);
      expect(backend.calls).toHaveLength(length);
    },
  );

  it('an ended session opens the sign-in, and listens again after it', async () => {
    await later(6000);
    streams.refusal = 401;
    streams.open.at(-1)?.end();
    await later(3000);
    expect(useEditorStore.getState().sessionEnded).toBe(true);
    await later(60_000);
    expect(streams.open).toHaveLength(0);
    streams.refusal = null;
    act(() =>
      editing.session.signedIn({
        email: 'a@example.org',
        username: 'A',
        admin_menus: [],
        features: ['document', 'live'],
      }),
    );
    await later(100);
    expect(streams.open).toHaveLength(1);
  });

  it('leaves a sign-in closed that was put off, until somebody asks for something', async () => {
    await later(6000);
    streams.refusal = 401;
    streams.open.at(-1)?.end();
    await later(3000);
    act(() => editing.session.dismissSignIn());
    // It is heard that the dialog has closed, and listened again: nobody has asked for that.
    await later(90_000);
    expect(useEditorStore.getState().sessionEnded).toBe(false);
    act(() => editing.session.report(new RequestError('not_authenticated', 401, 'Nein.')));
    expect(useEditorStore.getState().sessionEnded).toBe(true);
  });
});

import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useEditorStore } from '@/lib/client/editor-store';
import { change } from '@/tests/support/event-streams';
import {
  asked,
  backend,
  drafts,
  editing,
  later,
  live,
  openLive,
  person,
  streams,
  tellNews,
  textbox,
  theirs,
} from '@/tests/support/live-editing';

// What colleagues do is seen while they do it, and takes nothing from who is writing.

const requests = () => backend.writes.filter((each) => each.endsWith('/operations')).length;

beforeEach(openLive);

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

  it.each([
    ['somebody else is here', [person({})], 1],
    ['nobody else is', [], 0],
  ])(
    'of somebody who types on without a pause has left after half a second where %s',
    async (_, people, sent) => {
      streams.open.at(-1)?.send('people', { people });
      await later(0);
      for (const letter of 'becken') {
        const content = textbox()?.textContent.replace(/\.?$/, letter) ?? '';
        act(() => editing.session.change(2, { content: `<p>${content}</p>` }, true));
        await later(100);
      }
      expect(requests()).toBe(sent);
    },
  );

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

  it('is not oneself in the same window', async () => {
    act(() => useEditorStore.setState({ selected: 2 }));
    await later(1000);
    const own = person({ window: String(asked()[0]?.body.window), user: 'Anna', is_you: true });
    streams.open.at(-1)?.send('people', { people: [own, person({})] });
    await later(0);
    expect(screen.getByRole('list', { name: 'Auch auf dieser Seite' })).toHaveTextContent(/^Ben$/);
    expect(useEditorStore.getState().people.map(({ user }) => user)).toEqual(['Ben']);
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

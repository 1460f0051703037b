import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPatterns, useEditorStore } from '@/lib/client/editor-store';
import { germanWords, openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, sectionOf } from '@/tests/support/editing-backend';
import type { Editing } from '../editing-context';
import { EditorDialogs } from './editor-dialogs';

const ids = [7, 8, 9];
const at = (id: number) => `2040-07-0${id}T08:00:00.000Z`;
const pattern = (id: number) => ({
  ...{ id, title: `Muster ${id}`, kinds: ['text'] },
  ...{ user: 'Ada', created_at: at(1) },
  modules: [{ model: 'text', anchor: '', locales: null, fields: {} }],
});
const link = (id: number) => ({
  ...{ id, name: `Muster ${id}`, expires_at: at(id) },
  ...{ user: 'Ada', created_at: at(1) },
});
const plan = (id: number) => ({ id, at: at(id), locales: ['de'] });

interface Example {
  open: () => void;
  /** What the backend lists at an address, unless the draft says it. */
  list?: { path: string; show: (id: number) => unknown };
  /** The button that makes one go, and that of the question before it. */
  press: RegExp;
  sure?: string;
  /** What has the focus in the next row. */
  next: RegExp;
  afterLast: () => HTMLElement;
}

const examples: Record<string, Example> = {
  'a pattern that is deleted': {
    open: () => openPatterns({ section: 0 }),
    list: { path: '/patterns', show: pattern },
    ...{ press: /^Löschen\s*Muster/, sure: 'Löschen', next: /^Name ändern\s*Muster/ },
    afterLast: () => screen.getByRole('heading', { name: 'Eigene Muster' }),
  },
  'a link to a draft that is revoked': {
    open: () => useEditorStore.setState({ dialog: 'share' }),
    list: { path: '/preview-links', show: link },
    ...{ press: /^Zurückziehen\s*Muster/, sure: 'Zurückziehen', next: /^Name ändern\s*Muster/ },
    afterLast: () => screen.getByRole('button', { name: 'Link erstellen' }),
  },
  'a publishing that is cancelled': {
    open: () => useEditorStore.setState({ dialog: 'schedule' }),
    ...{ press: /^Absagen/, next: /^Zeit ändern/ },
    afterLast: () => screen.getByRole('button', { name: 'Planen' }),
  },
};

let backend: EditingBackend;
let editing: Editing;
let left: number[];

beforeEach(async () => {
  prepareCanvas();
  left = ids;
  backend = new EditingBackend([sectionOf(1, [])]);
  backend.facts = { ...backend.facts, scheduled: left.map(plan) };
  editing = await openEditing(backend, { words: germanWords() });
  await renderEditing(editing, <EditorDialogs />);
});

afterEach(() => {
  editing.session.end();
  vi.unstubAllGlobals();
});

it.each(Object.entries(examples))(
  'the focus goes on from %s to the next one, to the one before, and to what is left',
  async (_, { open, list, press, sure, next, afterLast }) => {
    const remove = async (id: number) => {
      // Later than a question has closed, as from any server.
      await new Promise((resolve) => setTimeout(resolve, 20));
      left = left.filter((each) => each !== id);
      backend.facts = { ...backend.facts, scheduled: left.map(plan) };
      return list
        ? new Response(null, { status: 204 })
        : Response.json({ ...backend.draft, can_undo: false, can_redo: false });
    };
    backend.interrupt = ({ method, path }) => {
      if (method === 'DELETE') return remove(Number(path.split('/').at(-1)));
      if (list === undefined || !path.includes(list.path)) return undefined;
      const [, single] = /\/(\d+)$/.exec(path) ?? [];
      if (single !== undefined) return Response.json(list.show(Number(single)));
      const results = left.map(list.show);
      return Response.json({ count: results.length, next: null, previous: null, results });
    };
    act(open);
    const rows = () => screen.getAllByRole('button', { name: press });
    await waitFor(() => expect(rows()).toHaveLength(3));
    const go = async (index: number) => {
      const button = rows()[index];
      act(() => button?.focus());
      fireEvent.click(button ?? document.body);
      if (sure !== undefined) {
        const [question] = screen.getAllByRole('dialog').slice(-1);
        fireEvent.click(within(question ?? document.body).getByRole('button', { name: sure }));
      }
    };
    await go(1);
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(screen.getAllByRole('button', { name: next })[1]).toHaveFocus();
    await go(1);
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(screen.getAllByRole('button', { name: next })[0]).toHaveFocus();
    await go(0);
    await waitFor(() => expect(screen.queryByRole('button', { name: press })).toBeNull());
    expect(afterLast()).toHaveFocus();
  },
);

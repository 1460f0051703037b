import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPatterns, openSavePattern, useEditorStore } from '@/lib/client/editor-store';
import type { ClipModule } from '@/lib/contract/several';
import { findModalDialog } from '@/tests/support/dialogs';
import { germanWords, openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf, type EditingCall } from '@/tests/support/editing-backend';
import { Alerts } from '../alerts';
import { EditorDialogs } from '../dialogs/editor-dialogs';
import type { Editing } from '../editing-context';
import { findSectionTarget } from '../several/paste-target';
import { readyPatterns } from './ready-patterns';

const headline: ClipModule = {
  model: 'headline',
  anchor: '',
  locales: null,
  fields: { de: { content: 'A' } },
};

let backend: EditingBackend;
let editing: Editing;
let kept: {
  id: number;
  title: string;
  user: string;
  created_at: string;
  kinds: string[];
  excerpt?: string;
  modules: ClipModule[];
}[];
let failures: number;

function answer({ method, path, body }: EditingCall): Response | undefined {
  const [, id] = /\/patterns\/(\d+)/.exec(path) ?? [];
  if (path.includes('/clip?')) return Response.json({ modules: [headline] });
  if (!path.includes('/patterns')) return undefined;
  if (method === 'POST') {
    if (failures-- > 0) return Response.json({ detail: 'Gleich.', code: 'unavailable' }, { status: 503 });
    const { title, modules } = body as unknown as { title: string; modules: ClipModule[] };
    if (kept.some((each) => each.title === title)) {
      const detail = 'Ein Muster mit diesem Namen gibt es schon.';
      return Response.json({ detail, code: 'invalid', fields: { title: detail } }, { status: 400 });
    }
    const made = {
      id: 7,
      title,
      user: 'Ada',
      created_at: '2025-07-12T12:00:00Z',
      kinds: ['headline'],
      modules,
    };
    kept.push(made);
    return Response.json(made, { status: 201 });
  }
  if (method === 'PATCH') {
    const { title } = body as unknown as { title: string };
    const detail = 'Ein Muster mit diesem Namen gibt es schon.';
    if (kept.some((each) => each.title === title && String(each.id) !== id))
      return Response.json({ detail, code: 'invalid', fields: { title: detail } }, { status: 400 });
    kept = kept.map((each) => (String(each.id) === id ? { ...each, title } : each));
    return Response.json(kept.find((each) => String(each.id) === id));
  }
  if (method === 'DELETE') {
    kept = kept.filter((each) => String(each.id) !== id);
    return new Response(null, { status: 204 });
  }
  if (id !== undefined) return Response.json(kept.find((each) => String(each.id) === id));
  return Response.json({ count: kept.length, next: null, previous: null, results: kept });
}

beforeEach(async () => {
  prepareCanvas();
  kept = [];
  failures = 0;
  backend = new EditingBackend([
    sectionOf(1, [moduleOf(2, 'headline', { content: 'A' })]),
    sectionOf(3, [moduleOf(4, 'text', { content: '<p>B</p>' })]),
  ]);
  backend.interrupt = answer;
  editing = await openEditing(backend, { words: germanWords() });
  await renderEditing(
    editing,
    <>
      <EditorDialogs />
      <Alerts />
    </>,
  );
});

afterEach(() => {
  editing.session.end();
  vi.unstubAllGlobals();
});

const pasted = () => backend.calls.findLast(({ path }) => path.includes('/paste'))?.body;

it('keeps what was chosen under a name, and what was typed when that fails', async () => {
  act(() => openSavePattern([2]));
  const dialog = within(await findModalDialog({ name: 'Als Muster sichern' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Sichern' }));
  const name = dialog.getByRole('textbox', { name: /Name des Musters/ });
  expect(name).toHaveAccessibleDescription('Bitte ausfüllen.');
  expect(name).toHaveFocus();
  failures = 1;
  fireEvent.change(name, { target: { value: ' Anfang ' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Sichern' }));
  expect(await screen.findByText('Gleich.')).toBeInTheDocument();
  expect(name).toHaveValue(' Anfang ');
  fireEvent.click(dialog.getByRole('button', { name: 'Sichern' }));
  expect(await screen.findByText('Als Muster gesichert: Anfang')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(kept).toMatchObject([{ title: 'Anfang', modules: [headline] }]);
});

it('says of a name that is used already that it is, at the field', async () => {
  kept = [{ id: 7, title: 'Anfang', user: 'Ada', created_at: '', kinds: ['headline'], modules: [headline] }];
  act(() => openSavePattern([2]));
  const dialog = within(await findModalDialog({ name: 'Als Muster sichern' }));
  const name = dialog.getByRole('textbox', { name: /Name des Musters/ });
  fireEvent.change(name, { target: { value: 'Anfang' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Sichern' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription('Ein Muster mit diesem Namen gibt es schon.'));
  expect(name).toHaveFocus();
});

it('keeps nothing of a block whose text is not saved: the server has an older one', async () => {
  act(() => editing.session.change(2, { content: 'A'.repeat(300) }));
  act(() => openSavePattern([2]));
  const dialog = within(await findModalDialog({ name: 'Als Muster sichern' }));
  fireEvent.change(dialog.getByRole('textbox', { name: /Name des Musters/ }), {
    target: { value: 'Anfang' },
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Sichern' }));
  expect(
    await screen.findByText('Das geht noch nicht: Ein Baustein ist nicht gespeichert.'),
  ).toBeInTheDocument();
  expect(kept).toEqual([]);
  expect(dialog.getByRole('textbox', { name: /Name des Musters/ })).toHaveValue('Anfang');
});

it('puts one behind a block, or where a section was asked for with a section around it', async () => {
  kept = [{ id: 7, title: 'Anfang', user: 'Ada', created_at: '', kinds: ['headline'], modules: [headline] }];
  act(() => openPatterns({ behind: 2 }));
  fireEvent.click(await screen.findByRole('button', { name: /^Einfügen\s*Anfang/ }));
  await waitFor(() =>
    expect(pasted()).toMatchObject({ parent: 1, column: 0, order: 1, modules: [headline] }),
  );
  expect(useEditorStore.getState().pattern).toBeNull();

  act(() => openPatterns({ section: 1 }));
  fireEvent.click(await screen.findByRole('button', { name: /^Einfügen\s*Anfang/ }));
  await waitFor(() =>
    expect(pasted()).toMatchObject({
      ...{ parent: null, order: 1 },
      modules: [{ model: 'container', layout: 0, columns: [[headline]] }],
    }),
  );
});

it('begins where the patterns do, with those of the site', async () => {
  act(() => openPatterns({ section: 0 }));
  expect(await screen.findByRole('heading', { name: 'Eigene Muster' })).toHaveFocus();
});

it('offers ready ones, and deletes those of the site', async () => {
  kept = [
    {
      ...{ id: 7, title: 'Anfang', user: 'Ada', created_at: '', modules: [headline] },
      ...{ kinds: ['quote', 'link'], excerpt: 'Wer das liest' },
    },
  ];
  act(() => openPatterns({ section: 0 }));
  expect(await screen.findByText('Zitat, Link: Wer das liest')).toBeInTheDocument();
  expect(screen.getByText('Überschrift, Text: Öffnungszeiten · Anfahrt')).toBeInTheDocument();
  // Not at one press: it is everybody's.
  const ask = () => {
    fireEvent.click(screen.getByRole('button', { name: /^Löschen\s*Anfang/ }));
    return within(screen.getByRole('dialog', { name: 'Muster „Anfang“ löschen?' }));
  };
  fireEvent.click(ask().getByRole('button', { name: 'Abbrechen' }));
  expect(kept).toHaveLength(1);
  fireEvent.click(ask().getByRole('button', { name: 'Löschen' }));
  expect(await screen.findByText('Muster gelöscht: Anfang')).toBeInTheDocument();
  expect(await screen.findByText(/Noch gibt es keine/)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Rückgängig', hidden: true }));
  expect(await screen.findByRole('button', { name: /^Löschen\s*Anfang/ })).toBeInTheDocument();
  expect(kept).toMatchObject([{ title: 'Anfang', modules: [headline] }]);
  fireEvent.click(screen.getByRole('button', { name: /^Einfügen\s*Fragen und Antworten/ }));
  await waitFor(() =>
    expect(pasted()).toMatchObject({ parent: null, order: 0, modules: [readyPatterns.questions] }),
  );
});

it('gives those of the site another name, which no other one has', async () => {
  const pattern = { user: 'Ada', created_at: '', kinds: ['headline'], modules: [headline] };
  kept = [
    { ...pattern, id: 7, title: 'Anfang' },
    { ...pattern, id: 8, title: 'Ende' },
  ];
  act(() => openPatterns({ section: 0 }));
  const rename = await screen.findByRole('button', { name: /^Name ändern\s*Anfang/ });
  act(() => rename.focus());
  fireEvent.click(rename);
  const dialog = within(await findModalDialog({ name: 'Name des Musters „Anfang“ ändern' }));
  const name = dialog.getByRole('textbox', { name: /Name des Musters/ });
  const save = (title: string) => {
    fireEvent.change(name, { target: { value: title } });
    fireEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
  };
  expect(name).toHaveValue('Anfang');
  save('Ende');
  await waitFor(() => expect(name).toHaveAccessibleDescription('Ein Muster mit diesem Namen gibt es schon.'));
  save(' ');
  expect(name).toHaveAccessibleDescription('Bitte ausfüllen.');
  fireEvent.change(name, { target: { value: 'Auftakt' } });
  expect(name).not.toHaveAccessibleDescription();
  save('Auftakt');
  const renamed = await screen.findByRole('button', { name: /^Name ändern\s*Auftakt/ });
  await waitFor(() => expect(renamed).toHaveFocus());
  expect(kept.map(({ title }) => title)).toEqual(['Auftakt', 'Ende']);
  // Those that come with the editor have theirs.
  expect(screen.queryByRole('button', { name: /^Name ändern\s*Fragen/ })).toBeNull();
});

it('puts items into a list of theirs', () => {
  const item: ClipModule = { ...headline, model: 'faqitem' };
  expect(findSectionTarget([item], 2)).toMatchObject({
    place: { parent: null, column: 0, order: 2 },
    modules: [{ model: 'container', columns: [[{ model: 'faq', children: [item] }]] }],
  });
});

import type { Editor } from '@tiptap/core';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RecordDefinition } from '@/lib/pagebuilder/fields';
import { productions } from '@/lib/records/productions';
import { openRecord } from '@/tests/support/admin-form';
// The form loads it when it is needed, which on a busy machine takes longer than a test waits.
import './rich-text-input';

const { name, description_long } = productions.fields;
const artwork: RecordDefinition = {
  ...productions,
  fields: { name, description_long },
  groups: { content: ['name', 'description_long'] },
};

const stored = {
  id: 7,
  name: { de: 'Leuchtturm', en: 'Lighthouse' },
  description_long: { de: '<p>Ein Turm.</p>', en: '<p>A tower.</p>' },
  revision: 3,
};

beforeEach(() => {
  // Nothing is laid out here.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal('fetch', async () => Response.json({ results: [], next: null }));
});

afterEach(() => vi.unstubAllGlobals());

const german = () => screen.findByRole('textbox', { name: /description_long ?admin\.languages\.de/ });

function editorIn(element: HTMLElement): Editor {
  const { editor } = element as unknown as { editor?: Editor };
  if (editor === undefined) throw new Error('This is no formatted text.');
  return editor;
}

/** Opens a record, writes at the end of its German text and saves by keys; the save is not answered yet. */
async function writeAndSave(record: typeof stored, words: string) {
  const { reads, saves } = openRecord(artwork, 7, record);
  const text = await german();
  await waitFor(() => expect(reads).toHaveLength(1));
  reads[0]?.(record);
  const editor = editorIn(text);
  act(() => void editor.chain().focus('end').insertContent(words).run());
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(saves).toHaveLength(1));
  return { text, editor, saves };
}

it('shows what somebody else has written meanwhile although the caret is in the text, and writes on in it', async () => {
  const { reads, saves } = openRecord(artwork, 7, stored);
  const text = await german();
  const editor = editorIn(text);
  act(() => void editor.chain().focus('end').setTextSelection(4).run());
  await waitFor(() => expect(text).toHaveFocus());
  await waitFor(() => expect(reads).toHaveLength(1));
  const theirs = { de: '<p>Ein Turm am Meer.</p>', en: '<p>A tower.</p>' };
  reads[0]?.({ ...stored, description_long: theirs, revision: 4 });
  await waitFor(() => expect(text).toHaveTextContent('Ein Turm am Meer.'));
  expect(text).toHaveFocus();
  act(() => void editor.commands.insertContent('!'));
  expect(text).toHaveTextContent('Ein! Turm am Meer.');
  await userEvent.click(screen.getByRole('button', { name: 'admin.form.save' }));
  await waitFor(() => expect(saves).toHaveLength(1));
  expect(saves[0]?.sent).toMatchObject({
    description_long: { de: '<p>Ein! Turm am Meer.</p>' },
    revision: 4,
  });
});

it('keeps what was written while a save was under way', async () => {
  const { text, editor, saves } = await writeAndSave(stored, ' Hoch.');
  act(() => void editor.commands.insertContent(' Rot.'));
  const saved = { ...stored.description_long, de: '<p>Ein Turm. Hoch.</p>' };
  saves[0]?.answer({ ...stored, description_long: saved, revision: 4 });
  expect(await screen.findByText('admin.form.saved')).toBeVisible();
  expect(await screen.findByText('admin.form.unsaved')).toBeVisible();
  expect(text).toHaveTextContent('Ein Turm. Hoch. Rot.');
});

it('keeps a space that was just typed when the save is answered in another spelling', async () => {
  const lines = { ...stored, description_long: { de: '<p>Ein<br>Turm</p>', en: '' } };
  const { text, editor, saves } = await writeAndSave(lines, ' ');
  saves[0]?.answer({ ...lines, description_long: { de: '<p>Ein<br />Turm </p>', en: '' }, revision: 4 });
  expect(await screen.findByText('admin.form.saved')).toBeVisible();
  act(() => void editor.commands.insertContent('am Meer'));
  expect(text).toHaveTextContent('EinTurm am Meer');
});

it('links to an address that was typed without choosing it from the list, and says which leads nowhere', async () => {
  const person = userEvent.setup();
  openRecord(artwork, 7, stored);
  const text = await german();
  act(() => void editorIn(text).commands.selectAll());
  const [open] = screen.getAllByRole('button', { name: 'admin.rich_text.link' });
  if (open !== undefined) await person.click(open);
  const address = screen.getByRole('combobox', { name: 'admin.rich_text.address' });
  const apply = screen.getByRole('button', { name: 'admin.rich_text.apply' });
  await person.type(address, '//example.org');
  await person.click(apply);
  expect(address).toHaveAccessibleDescription('admin.problems.bad_link');
  expect(address).toHaveFocus();
  await person.clear(address);
  await person.type(address, 'www.example.org');
  await person.click(apply);
  expect(screen.queryByRole('combobox', { name: 'admin.rich_text.address' })).toBeNull();
  expect(text.querySelector('a')).toHaveAttribute('href', 'https://www.example.org/');
});

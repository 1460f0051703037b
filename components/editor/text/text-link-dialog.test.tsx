import { Editor } from '@tiptap/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, sectionOf } from '@/tests/support/editing-backend';
import type { Editing } from '../editing-context';
import { richTextExtensions } from './rich-text';
import { TextLinkDialog } from './text-link-dialog';

const choice = { reference: 'page:7', kind: 'page', title: 'Anfahrt & Besuch', url: '/de/besuch' };

let editing: Editing;
let editor: Editor;

beforeEach(async () => {
  prepareCanvas();
  const backend = new EditingBackend([sectionOf(1, [])]);
  backend.interrupt = ({ path }) =>
    path.includes('/links') ? Response.json({ results: [choice], next: null }) : undefined;
  editing = await openEditing(backend);
  const element = document.body.appendChild(document.createElement('div'));
  editor = new Editor({ element, extensions: richTextExtensions, content: '<p>Mehr:</p>' });
});

afterEach(() => {
  editor.destroy();
  vi.unstubAllGlobals();
});

async function choose(): Promise<void> {
  const person = userEvent.setup();
  await renderEditing(editing, <TextLinkDialog editor={editor} onClose={() => undefined} />);
  await person.type(screen.getByRole('combobox', { name: 'Ziel' }), 'Anf');
  await screen.findByRole('option', { name: /Anfahrt/ });
  await person.keyboard('{ArrowDown}{Enter}');
  await person.click(screen.getByRole('button', { name: 'Link setzen' }));
}

it('puts a page that was chosen into the text by its title, not by its path', async () => {
  editor.commands.setTextSelection(6);
  await choose();
  expect(editor.getHTML()).toBe('<p>Mehr:<a href="/de/besuch">Anfahrt &amp; Besuch</a></p>');
});

it('leaves the words that were selected', async () => {
  editor.commands.setTextSelection({ from: 1, to: 5 });
  await choose();
  expect(editor.getHTML()).toBe('<p><a href="/de/besuch">Mehr</a>:</p>');
});

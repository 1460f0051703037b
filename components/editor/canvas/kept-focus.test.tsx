import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import { buildModule, buildSection } from '@/tests/support/trees';
import type { Editing } from '../editing-context';
import { focusField } from '../text/text-fields';
import { Canvas } from './canvas';

let backend: EditingBackend;
let editing: Editing;

const text = (id: number) => moduleOf(id, 'text', { content: `<p>${id}</p>` });
const blockOf = (id: number) => document.querySelector<HTMLElement>(`[data-block="${id}"]`);
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** The page as somebody else has left it. */
async function leave(...ids: number[]): Promise<void> {
  const gone = [2, 3, 4].filter((id) => blockOf(id) !== null && !ids.includes(id));
  await goes(...gone, ...(ids.length === 0 ? [1] : []));
}

/** Somebody else deletes blocks. */
async function goes(...ids: number[]): Promise<void> {
  for (const id of ids) backend.byOther({ type: 'remove', id });
  await act(async () => {
    await editing.session.reload();
    await frame();
  });
}

beforeEach(async () => {
  prepareCanvas();
  backend = new EditingBackend([sectionOf(1, [2, 3, 4].map(text))]);
  editing = await openEditing(backend);
  await renderEditing(editing, <Canvas live={undefined} />);
  const field = blockOf(3)?.querySelector<HTMLElement>('[data-field]');
  await act(async () => void (field && focusField(field, 'end')));
  expect(field).toHaveFocus();
});

afterEach(() => {
  editing.session.end();
  vi.unstubAllGlobals();
});

it('goes on to what is beside a block that somebody else has deleted, where no letter is a command', async () => {
  await leave(2, 4);
  expect(blockOf(4)).toHaveFocus();
  await leave(2);
  expect(blockOf(2)).toHaveFocus();
  await leave();
  expect(screen.getByRole('button', { name: 'Abschnitt einfügen' })).toHaveFocus();
});

it('goes to the block before, in the same section, when its last one goes, and to the section with the only one', async () => {
  backend.byOther({
    type: 'insert',
    node: buildSection({ id: -1, columns: [[buildModule({ id: -2 })]] }),
    place: { parent: null, column: 0, order: 1 },
  });
  await leave(2, 3);
  await leave(2);
  expect(blockOf(2)).toHaveFocus();
  await goes(2);
  expect(blockOf(1)).toHaveFocus();
});

it('stays where it is when another block goes', async () => {
  await leave(3);
  expect(blockOf(3)).toContainElement(document.activeElement as HTMLElement);
  expect(blockOf(3)).not.toHaveFocus();
});

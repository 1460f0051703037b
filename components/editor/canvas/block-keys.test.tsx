import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { moduleOf } from '@/tests/support/editing-backend';
import {
  backend,
  caret,
  editing,
  expectBlocks,
  listBlocks,
  openPage,
  press,
  text,
  write,
} from '@/tests/support/writing';

const blockOf = (id: number) => {
  const block = document.querySelector<HTMLElement>(`[data-block="${id}"]`);
  if (block === null) throw new Error(`There is no block ${id}.`);
  return block;
};
const focusHandle = (id: number) =>
  act(() =>
    within(blockOf(id))
      .getAllByRole('button', { name: /: Menü, verschieben/ })[0]
      ?.focus(),
  );

describe('a key on the handle of a block', () => {
  it.each(['Delete', 'Backspace'])('deletes once, however long %s is held', async (key) => {
    await openPage(text(2, '<p>Eins</p>'), text(3, '<p>Zwei</p>'));
    focusHandle(2);
    press(key);
    await vi.waitFor(() => expect(blockOf(3)).toContainElement(document.activeElement as HTMLElement));
    press(key, { repeat: true });
    press(key, { repeat: true });
    expect(listBlocks(editing)).toEqual(['—', 'text: <p>Zwei</p>']);
  });

  it('duplicates once, however long it is held', async () => {
    await openPage(text(2, '<p>Eins</p>'));
    focusHandle(2);
    press('d', { repeat: true });
    expect(listBlocks(editing)).toEqual(['—', 'text: <p>Eins</p>']);
  });

  it('leads from the last block of a section to where its first one is added, and takes no section then', async () => {
    await openPage(text(2, '<p>Eins</p>'));
    focusHandle(2);
    press('Delete');
    await vi.waitFor(() =>
      expect(
        screen.getByRole('button', { name: 'Baustein einfügen in Abschnitt 1, Spalte 1' }),
      ).toHaveFocus(),
    );
    press('Delete');
    press('Backspace');
    expect(listBlocks(editing)).toEqual(['—']);
  });

  it('leads from the last entry of a list to where one is added, and takes no list then', async () => {
    const entry = moduleOf(3, 'faqitem', { parent: 2, content: 'Wann?', text: '' });
    await openPage(moduleOf(2, 'faq', { children: [entry] }));
    focusHandle(3);
    press('Delete');
    await vi.waitFor(() =>
      expect(within(blockOf(2)).getByRole('button', { name: 'Eintrag hinzufügen' })).toHaveFocus(),
    );
    press('Delete');
    expect(listBlocks(editing)).toEqual(['—', 'faq: ']);
  });
});

it('a section that somebody adds is written in at once, and is taken back as one step', async () => {
  await openPage(text(2, '<p>Eins</p>'));
  focusHandle(1);
  press('+');
  await expectBlocks(editing, ['—', 'text: <p>Eins</p>', '—', 'text: ']);
  const made = editing.session.sections[1]?.columns[0]?.children[0]?.id ?? 0;
  await vi.waitFor(() => expect(caret()).toEqual([made, 1]));
  write('Nun');
  await expectBlocks(editing, ['—', 'text: <p>Eins</p>', '—', 'text: <p>Nun</p>']);
  await act(() => editing.session.flush());
  expect(backend.done).toHaveLength(2);
  await act(() => editing.steps.undo());
  expect(listBlocks(editing)).toEqual(['—', 'text: <p>Eins</p>']);
});

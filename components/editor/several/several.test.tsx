import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useEditorStore } from '@/lib/client/editor-store';
import { findModalDialog } from '@/tests/support/dialogs';
import { germanWords, openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import { Alerts } from '../alerts';
import { Canvas } from '../canvas/canvas';
import { findGroupPlace } from '../canvas/use-drop-monitor';
import { EditorDialogs } from '../dialogs/editor-dialogs';
import type { Editing } from '../editing-context';
import { OutlinePanel } from '../outline/outline-panel';

let backend: EditingBackend;
let editing: Editing;

beforeEach(prepareCanvas);

afterEach(() => {
  editing.session.end();
  vi.unstubAllGlobals();
});

const text = (id: number, word: string) => moduleOf(id, 'text', { content: `<p>${word}</p>` });

/** Two sections: texts 2 to 5 (a to d), and a list 7 with two questions and the text 10 (e). */
async function open(features?: string[], { keep = false } = {}): Promise<void> {
  const questions = [8, 9].map((id) =>
    moduleOf(id, 'faqitem', { parent: 7, content: `Frage ${id}`, text: '' }),
  );
  backend = new EditingBackend([
    sectionOf(1, [text(2, 'a'), text(3, 'b'), text(4, 'c'), text(5, 'd')]),
    sectionOf(6, [moduleOf(7, 'faq', { children: questions }), text(10, 'e')], { order: 1 }),
  ]);
  editing = await openEditing(backend, {
    ...{ words: germanWords(), keep },
    ...(features === undefined ? {} : { features }),
  });
  await renderEditing(
    editing,
    <>
      <Canvas live={undefined} />
      <EditorDialogs />
      <Alerts />
    </>,
  );
}

const blockOf = (id: number) => {
  const block = document.querySelector<HTMLElement>(`[data-block="${id}"]`);
  if (block === null) throw new Error(`There is no block ${id}.`);
  return block;
};
const handleOf = (id: number) =>
  within(blockOf(id)).getAllByRole('button', { name: /Menü, versch/ })[0] ?? blockOf(id);
const press = (id: number, keys: object = {}) => {
  fireEvent.mouseDown(blockOf(id), keys);
  fireEvent.click(blockOf(id), keys);
};
const key = (id: number, name: string, keys: object = {}) =>
  act(async () => void fireEvent.keyDown(handleOf(id), { key: name, ...keys }));
const chosen = () => useEditorStore.getState().chosen;
const bar = async () => within(await screen.findByRole('group', { name: 'Gewählte Bausteine' }));
const letters = () =>
  useEditorStore
    .getState()
    .sections.map(({ columns }) =>
      columns.flatMap(({ children }) => children.map(({ content }) => content ?? '·')),
    )
    .map((texts) => texts.join('').replace(/<\/?p>/g, ''))
    .join(' ');

describe('several blocks', () => {
  it('are chosen with Shift and a press, named, and deleted by one step that the message takes back', async () => {
    await open();
    press(2);
    expect(screen.queryByRole('group', { name: 'Gewählte Bausteine' })).toBeNull();
    press(4, { shiftKey: true });
    expect(chosen()).toEqual([2, 3, 4]);
    expect((await bar()).getByText('3 Bausteine gewählt')).toBeVisible();
    expect(useEditorStore.getState().announcement).toBe('3 Bausteine gewählt');
    expect(handleOf(3)).toHaveAccessibleName(/^Text, gewählt: Menü/);
    expect(handleOf(4)).toHaveFocus();
    const remove = (await bar()).getByRole('button', { name: 'Löschen' });
    await act(async () => void fireEvent.click(remove));
    await vi.waitFor(() => expect(backend.done).toEqual(['remove 2, remove 3, remove 4']));
    expect([letters(), chosen()]).toEqual(['d ·e', []]);
    const message = (await screen.findByText('3 Bausteine gelöscht')).parentElement ?? document.body;
    await act(async () => void fireEvent.click(within(message).getByRole('button', { name: 'Rückgängig' })));
    expect(letters()).toBe('abcd ·e');
    await vi.waitFor(() => expect(backend.done.at(-1)).toBe('step back 1'));
  });

  it('are called chosen no longer once they are gone', async () => {
    await open();
    press(2);
    press(4, { shiftKey: true });
    await vi.waitFor(() => expect(useEditorStore.getState().announcement).toBe('3 Bausteine gewählt'));
    await key(3, 'Delete');
    await vi.waitFor(() => expect(useEditorStore.getState().announcement).toBe(''));
  });

  it('are chosen one by one with Ctrl, and by finger once one is chosen', async () => {
    await open();
    press(2);
    press(5, { ctrlKey: true });
    expect(chosen()).toEqual([2, 5]);
    press(2, { ctrlKey: true });
    expect(chosen()).toEqual([5]);
    press(3);
    expect(chosen()).toEqual([]);
    await act(async () => void fireEvent.click(handleOf(3)));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Mehrere auswählen' }));
    fireEvent.pointerDown(blockOf(5), { pointerType: 'touch' });
    press(5);
    expect(chosen()).toEqual([3, 5]);
    fireEvent.click((await bar()).getByRole('button', { name: 'Auswahl aufheben' }));
    expect(chosen()).toEqual([]);
  });

  it('begin with the block that is selected already, where Ctrl is pressed on it', async () => {
    await open();
    press(2);
    press(2, { ctrlKey: true });
    expect(chosen()).toEqual([2]);
    press(3, { ctrlKey: true });
    expect(chosen()).toEqual([2, 3]);
  });

  it('are chosen no more once edit mode is left', async () => {
    await open();
    press(2);
    press(4, { shiftKey: true });
    expect(chosen()).toEqual([2, 3, 4]);
    cleanup();
    expect(chosen()).toEqual([]);
  });

  it('leave the focus on the page when their bar goes, as on one where nothing is left', async () => {
    await open();
    press(2);
    press(4, { shiftKey: true });
    const leaveBy = async (name: string) => {
      const button = (await bar()).getByRole('button', { name });
      act(() => button.focus());
      await act(async () => void fireEvent.click(button));
    };
    await leaveBy('Auswahl aufheben');
    expect(handleOf(4)).toHaveFocus();
    act(() => useEditorStore.setState({ chosen: [1, 6] }));
    await leaveBy('Löschen');
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Abschnitt einfügen' })).toHaveFocus());
  });

  it('are of one kind of place: what is around an item counts beside blocks, and sections beside sections', async () => {
    await open();
    press(8);
    press(9, { shiftKey: true });
    expect(chosen()).toEqual([8, 9]);
    press(5, { shiftKey: true });
    expect(chosen()).toEqual([5, 7]);
    act(() => useEditorStore.setState({ chosen: [], chosenFrom: null, selected: 1 }));
    press(10, { shiftKey: true });
    expect(chosen()).toEqual([1, 6]);
    const colours = (await bar()).getByRole('button', { name: 'Farbe' });
    await act(async () => void fireEvent.pointerDown(colours, { button: 0, ctrlKey: false }));
    const pink = screen.getByRole('menuitem', { name: /pink/i });
    await act(async () => void fireEvent.click(pink));
    await vi.waitFor(() => expect(backend.done).toEqual(['update 1, update 6']));
    expect(backend.sections.map(({ color }) => color)).toEqual(['pink', 'pink']);
  });

  it('are chosen, moved and left with keys alone', async () => {
    await open();
    act(() => handleOf(3).focus());
    await key(3, 'ArrowDown', { shiftKey: true });
    expect([chosen(), document.activeElement === handleOf(4)]).toEqual([[3, 4], true]);
    await key(4, 'ArrowUp', { altKey: true });
    await vi.waitFor(() => expect(backend.done).toEqual(['move 3, move 4']));
    await vi.waitFor(() => expect(letters()).toBe('bcad ·e'));
    expect([chosen(), document.activeElement === handleOf(4)]).toEqual([[3, 4], true]);
    await key(4, 'ArrowDown', { altKey: true });
    await key(4, 'ArrowDown', { altKey: true });
    await key(4, 'ArrowDown', { altKey: true });
    await vi.waitFor(() => expect(letters()).toBe('ad bc·e'));
    expect(useEditorStore.getState().announcement).toBe('2 Bausteine verschoben: Abschnitt 2, ab Platz 1');
    await key(4, 'F10', { altKey: true });
    expect((await bar()).getByRole('button', { name: 'Nach oben' })).toHaveFocus();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(chosen()).toEqual([]);
    await key(2, 'a', { ctrlKey: true });
    expect(chosen()).toEqual([2, 5, 3, 4, 7, 10]);
    await key(2, 'Escape');
    expect(chosen()).toEqual([]);
  });

  it('go to another section together, and what stands apart is gathered', async () => {
    await open();
    press(2);
    press(4, { ctrlKey: true });
    const move = (await bar()).getByRole('button', { name: 'In anderen Abschnitt' });
    await act(async () => void fireEvent.pointerDown(move, { button: 0, ctrlKey: false }));
    const target = screen.getByRole('menuitem', { name: 'Abschnitt 2' });
    await act(async () => void fireEvent.click(target));
    expect(letters()).toBe('bd ·eac');
    await vi.waitFor(() => expect(backend.done).toEqual(['move 2, move 4']));
    const { sections } = useEditorStore.getState();
    const drop = (id: number, edge: 'before' | 'after') =>
      findGroupPlace(sections, [2, 4], { target: 'block', id, family: 'block', edge });
    expect(drop(10, 'before')).toMatchObject({ parent: 6, order: 1 });
    expect(drop(5, 'after')).toMatchObject({ parent: 1, order: 2 });
    expect(drop(2, 'after')).toBeNull();
  });

  it('are duplicated, and the copies are chosen then', async () => {
    await open();
    press(3);
    press(4, { shiftKey: true });
    const duplicate = (await bar()).getByRole('button', { name: 'Duplizieren' });
    await act(async () => void fireEvent.click(duplicate));
    await vi.waitFor(() => expect(letters()).toBe('abcbcd ·e'));
    expect(chosen()).toEqual([-1, -2]);
    await vi.waitFor(() => expect(backend.done).toEqual(['insert text, insert text']));
    expect(await screen.findByText('2 Bausteine dupliziert')).toBeVisible();
  });

  it('are asked about before something goes that is only in this browser', async () => {
    await open();
    const id = editing.session.insertLocal(
      'headline',
      { parent: 1, column: 0, order: 0 },
      { preline: 'Neu' },
    );
    act(() => useEditorStore.setState({ chosen: [id, 2] }));
    await act(async () => editing.several.now?.remove([id, 2]));
    expect(backend.writes).toEqual([]);
    const dialog = within(await findModalDialog());
    await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Trotzdem löschen' })));
    await vi.waitFor(() => expect(backend.done).toEqual(['remove 2']));
    expect(letters()).toBe('bcd ·e');
  });

  it('are moved and deleted one by one where the backend knows no more', async () => {
    await open([]);
    press(2);
    press(3, { shiftKey: true });
    expect((await bar()).queryByRole('button', { name: 'Kopieren' })).toBeNull();
    await act(async () => editing.several.now?.step([2, 3], 'down'));
    await vi.waitFor(() => expect(backend.writes).toEqual(['POST reorder', 'POST reorder']));
    expect(backend.sections[0]?.columns[0]?.children.map(({ id }) => id)).toEqual([4, 2, 3, 5]);
    act(() => editing.several.now?.remove([2, 3]));
    await vi.waitFor(() => expect(backend.writes).toHaveLength(4));
    expect(backend.writes.slice(2)).toEqual(['DELETE text/2', 'DELETE text/3']);
  });
});

describe('the outline', () => {
  it('chooses with boxes, with Shift and with Shift and arrows, and moves them together', async () => {
    await open();
    useEditorStore.setState({ panel: 'outline' });
    await renderEditing(editing, <OutlinePanel />);
    const panel = within(screen.getByRole('complementary', { name: 'Gliederung' }));
    const row = (word: string) => panel.getByRole('button', { name: `text „${word}“` });
    fireEvent.click(panel.getByRole('checkbox', { name: 'text „a“ auswählen' }));
    fireEvent.click(panel.getByRole('checkbox', { name: 'text „c“ auswählen' }));
    expect(chosen()).toEqual([2, 4]);
    fireEvent.click(row('b'));
    expect(chosen()).toEqual([]);
    fireEvent.click(row('d'), { shiftKey: true });
    expect(chosen()).toEqual([3, 4, 5]);
    fireEvent.click(row('a'));
    row('a').focus();
    fireEvent.keyDown(row('a'), { key: 'ArrowDown', shiftKey: true });
    expect([chosen(), document.activeElement === row('b')]).toEqual([[2, 3], true]);
    await act(async () => void fireEvent.keyDown(row('b'), { key: 'ArrowDown', altKey: true }));
    await vi.waitFor(() => expect(letters()).toBe('cabd ·e'));
    expect(row('b')).toHaveFocus();
  });
});

describe('one undo of what was done to several', () => {
  const undo = () => act(async () => void (await editing.steps.undo()));

  it.each(['at once', 'once it is saved'])(
    'calls the moved ones by their number, and leaves them chosen: %s',
    async (when) => {
      await open();
      press(4);
      press(5, { shiftKey: true });
      act(() => handleOf(4).focus());
      await key(4, 'ArrowUp', { altKey: true });
      await key(4, 'ArrowUp', { altKey: true });
      expect(letters()).toBe('cdab ·e');
      if (when === 'once it is saved') await act(async () => void (await editing.session.flush()));
      await undo();
      expect(letters()).toBe('acdb ·e');
      expect(await screen.findByText('Rückgängig gemacht: 2 Bausteine')).toBeVisible();
      expect(chosen()).toEqual([4, 5]);
      await vi.waitFor(() => expect(handleOf(4)).toHaveFocus());
    },
  );

  it('leads to the deleted ones that are back, and has them chosen again', async () => {
    await open();
    press(2);
    press(3, { shiftKey: true });
    await key(2, 'Delete');
    await vi.waitFor(() => expect(handleOf(4)).toHaveFocus());
    await undo();
    expect(letters()).toBe('abcd ·e');
    expect(chosen()).toEqual([2, 3]);
    await vi.waitFor(() => expect(handleOf(2)).toHaveFocus());
  });
});

it('more blocks than fit into one request are deleted at once, and come back with one undo', async () => {
  backend = new EditingBackend([
    sectionOf(
      1,
      Array.from({ length: 450 }, (_, index) => text(index + 2, 'x')),
    ),
  ]);
  editing = await openEditing(backend, { words: germanWords() });
  const { session } = editing;
  const onPage = () => session.sections[0]?.columns[0]?.children.length;
  editing.several.now?.remove(Array.from({ length: 450 }, (_, index) => index + 2));
  expect(onPage()).toBe(0);
  await session.flush();
  expect(backend.sections[0]?.columns[0]?.children).toEqual([]);
  await editing.steps.undo();
  expect(onPage()).toBe(450);
});

it('a section that stands alone is neither duplicated nor deleted by a key', async () => {
  await open();
  vi.spyOn(editing.session, 'isSingleSection', 'get').mockReturnValue(true);
  const handle = document.querySelector<HTMLElement>('[data-block="1"][data-section] [data-handle]');
  for (const name of ['d', 'Delete'])
    await act(async () => void fireEvent.keyDown(handle ?? expect.fail(), { key: name }));
  await editing.session.flush();
  expect(letters()).toBe('abcd ·e');
  expect(backend.done).toEqual([]);
});

import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useEditorStore } from '@/lib/client/editor-store';
import type { Section } from '@/lib/contract/module';
import { germanWords, openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf, wireOf } from '@/tests/support/editing-backend';
import { Canvas } from '../canvas/canvas';
import { EditorDialogs } from '../dialogs/editor-dialogs';
import type { Editing } from '../editing-context';
import { EditorPanels } from '../editor-panels';
import { useShortcuts } from '../keys/use-shortcuts';

let backend: EditingBackend;
let editing: Editing;

function Shortcuts() {
  useShortcuts(editing);
  return null;
}

const text = (id: number, word: string) => moduleOf(id, 'text', { content: `<p>${word}</p>` });
const now = () => [sectionOf(1, [text(2, 'a neu'), text(4, 'c')])];
/** What each version had: the first one only a, the second a and b. */
const then: Record<string, Section[]> = {
  11: wireOf([sectionOf(1, [text(2, 'a neu')])]),
  12: wireOf([sectionOf(1, [text(2, 'a'), text(3, 'b')])]),
};
const list = (results: unknown[]) =>
  Response.json({ count: results.length, next: null, previous: null, results });

beforeEach(async () => {
  prepareCanvas();
  backend = new EditingBackend(now());
  backend.interrupt = ({ path, method }) => {
    const version = /version_id=(\d+)/.exec(path)?.[1];
    if (path.includes('/versions?'))
      return list([
        { id: 12, number: 2, user: 'Anna', at: '2025-07-02T10:00:00Z', locales: ['de', 'en'], takes_back: 1 },
        { id: 11, number: 1, user: '', at: '2025-07-01T10:00:00Z', locales: ['de'] },
      ]);
    if (path.includes('/history?'))
      return list([
        {
          id: 9,
          user: 'Clara',
          at: '2025-07-03T10:00:00Z',
          action: 'update',
          module: 2,
          kind: 'text',
          undone: false,
        },
      ]);
    if (version !== undefined) return Response.json({ ...backend.draft, modules: then[version] });
    if (!path.endsWith('/restore') || method !== 'POST') return undefined;
    backend.writeByOther(2, 'content', '<p>a</p>');
    return Response.json({ ...backend.draft, can_undo: true, can_redo: false });
  };
  editing = await openEditing(backend, { words: germanWords() });
  await renderEditing(
    editing,
    <>
      <Canvas live={undefined} />
      <EditorPanels />
      <EditorDialogs />
      <Shortcuts />
    </>,
  );
  act(() => useEditorStore.setState({ panel: 'versions' }));
  await screen.findByRole('slider');
});

afterEach(() => {
  editing.session.end();
  vi.unstubAllGlobals();
});

const lastWrite = () => backend.calls.findLast(({ method }) => method === 'POST')?.body;
const panel = () => within(screen.getByRole('dialog', { name: 'Versionen' }));
const markOf = (id: number) => document.querySelector<HTMLElement>(`[data-block="${id}"]`)?.dataset.mark;

it('goes through time with a slider, and marks on the page what is different now and by whom', async () => {
  const slider = panel().getByRole('slider', { name: 'Von der ersten zur letzten Veröffentlichung' });
  expect(slider).toHaveFocus();
  expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Version 2, Anna, /));
  expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/, nimmt Version 1 zurück$/));
  expect(panel().getByText('nimmt Version 1 zurück')).toBeVisible();
  expect(await panel().findByText('3 Änderungen seitdem, 2 davon auf der Seite markiert')).toBeVisible();
  const rows = () =>
    panel()
      .getAllByRole('listitem')
      .map((row) => row.firstChild?.textContent);
  await vi.waitFor(() =>
    expect(rows()).toEqual(['Geändert: Text „a neu“ Clara', 'Neu: Text „c“', 'Entfernt: Text „b“']),
  );
  expect([markOf(2), markOf(4)]).toEqual(['written', 'added']);
  fireEvent.change(slider, { target: { value: '0' } });
  expect(panel().getByRole('strong')).toHaveTextContent('Version 1');
  // Nobody published it: it came with the demo.
  expect(slider).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/^Version 1, Dienstag, 1\. Juli 2025/),
  );
  expect(await panel().findByText('Eine Änderung seitdem, auf der Seite markiert')).toBeVisible();
  expect([markOf(2), markOf(4)]).toEqual([undefined, 'added']);
  fireEvent.keyDown(slider, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(markOf(4)).toBeUndefined();
});

it('leaves the shortcuts to the page beside it, and makes room for another panel', async () => {
  fireEvent.keyDown(document.body, { key: 'O', code: 'KeyO', altKey: true, shiftKey: true });
  expect(await screen.findByRole('complementary', { name: 'Gliederung' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('brings one block back, or all of it', async () => {
  await panel().findByText('3 Änderungen seitdem, 2 davon auf der Seite markiert');
  fireEvent.click(panel().getByRole('button', { name: /^Geändert: Text „a neu“$/ }));
  expect(useEditorStore.getState().selected).toBe(2);
  const back = panel().getByRole('button', { name: /^Zurückholen: Geändert/ });
  back.focus();
  await act(async () => void fireEvent.click(back));
  await vi.waitFor(() => expect(lastWrite()).toMatchObject({ version_id: 12, module: 2 }));
  expect(await panel().findByText('2 Änderungen seitdem, eine davon auf der Seite markiert')).toBeVisible();
  expect(markOf(2)).toBeUndefined();
  expect(panel().getByRole('button', { name: /^Entfernen: Neu/ })).toBeVisible();
  // Its row is gone, the focus is not.
  expect(panel().getByRole('slider')).toHaveFocus();
  await act(
    async () => void fireEvent.click(panel().getByRole('button', { name: 'Alles wiederherstellen' })),
  );
  await vi.waitFor(() =>
    expect(lastWrite()).toEqual({
      ...{ content_type: 'page', object_id: 1 },
      version_id: 12,
    }),
  );
});

it('has the focus at its beginning again once all of it was brought back', async () => {
  await panel().findByText('3 Änderungen seitdem, 2 davon auf der Seite markiert');
  const all = panel().getByRole('button', { name: 'Alles wiederherstellen' });
  all.focus();
  await act(async () => void fireEvent.click(all));
  await vi.waitFor(() => expect(panel().getByRole('slider')).toHaveFocus());
});

it('takes back by the usual keys what was brought back, from the slider that has the focus then', async () => {
  await panel().findByText('3 Änderungen seitdem, 2 davon auf der Seite markiert');
  const undo = vi.spyOn(editing.steps, 'undo').mockResolvedValue(true);
  fireEvent.keyDown(panel().getByRole('slider'), { key: 'z', ctrlKey: true });
  expect(undo).toHaveBeenCalledOnce();
});

it('offers nothing to bring back of a version that is what is there now', async () => {
  backend.interrupt = ((before) => (call) =>
    call.path.includes('version_id=11')
      ? Response.json({ ...backend.draft, modules: wireOf(now()) })
      : before(call))(backend.interrupt);
  const all = () => panel().getByRole('button', { name: 'Alles wiederherstellen' });
  await panel().findByText('3 Änderungen seitdem, 2 davon auf der Seite markiert');
  expect(all()).toBeEnabled();
  fireEvent.change(panel().getByRole('slider'), { target: { value: '0' } });
  await vi.waitFor(() => expect(all()).toBeDisabled());
});

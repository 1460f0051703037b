import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { placeableKinds } from '@/components/modules/kinds';
import { useEditorStore } from '@/lib/client/editor-store';
import { openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, sectionOf } from '@/tests/support/editing-backend';
import { KindPicker } from './kind-picker';

const onChoose = vi.fn();

async function open() {
  return renderEditing(
    await openEditing(new EditingBackend([sectionOf(1, [])]), { keep: true }),
    <KindPicker label="" open onOpenChange={vi.fn()} onChoose={onChoose} onLeave={vi.fn()} />,
  );
}

beforeEach(() => {
  prepareCanvas();
  localStorage.clear();
});

afterEach(() => vi.unstubAllGlobals());

const kinds = () => screen.getAllByRole('option').map((option) => option.firstElementChild?.textContent);
const search = () => screen.getByRole('combobox', { name: 'Baustein suchen' });

it('offers what is used most first, and what is searched by how well it fits', async () => {
  const first = await open();
  expect(kinds().slice(0, 3)).toEqual(['Überschrift', 'Text', 'Link']);
  for (let times = 0; times < 2; times += 1) {
    fireEvent.change(search(), { target: { value: 'zita' } });
    fireEvent.keyDown(search(), { key: 'Enter' });
  }
  expect(onChoose).toHaveBeenLastCalledWith('quote');
  first.unmount();
  await open();
  expect(kinds().slice(0, 3)).toEqual(['Zitat', 'Überschrift', 'Text']);
  fireEvent.change(search(), { target: { value: 'text' } });
  expect(kinds()[0]).toBe('Text');
});

it('keeps in sight what the arrow keys choose', async () => {
  await open();
  const seen: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this.firstElementChild?.textContent ?? '');
  };
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) fireEvent.keyDown(search(), { key });
  expect(seen).toEqual(['Text', 'Link', 'Text']);
});

it('draws each kind beside its name, for the eye only', async () => {
  const editing = await openEditing(new EditingBackend([sectionOf(1, [])]), { keep: true });
  useEditorStore.setState(({ user }) => ({ user: user && { ...user, features: [] } }));
  const picker = <KindPicker label="" open onOpenChange={vi.fn()} onChoose={onChoose} onLeave={vi.fn()} />;
  const withoutRecords = await renderEditing(editing, picker);
  expect(kinds()).toHaveLength(placeableKinds.length - 1);
  expect(kinds()).not.toContain('Eigenständiger Abschnitt');
  withoutRecords.unmount();
  await open();
  const options = screen.getAllByRole('option');
  expect(options).toHaveLength(placeableKinds.length);
  const drawn = () => options.map((option) => option.querySelector('svg[aria-hidden="true"]')?.innerHTML);
  await vi.waitFor(() => expect(drawn()).not.toContain(undefined));
  expect(new Set(drawn()).size).toBe(options.length);
});

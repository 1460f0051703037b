import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useEditorStore } from '@/lib/client/editor-store';
import { openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import type { Editing } from '../editing-context';
import { Canvas } from './canvas';

let editing: Editing;
let tell: (target: Element, isIntersecting: boolean) => void;
const watched = new Set<Element>();

const blockOf = (id: number) => document.querySelector<HTMLElement>(`[data-block="${id}"]`);
const handleOf = (id: number) => blockOf(id)?.querySelector<HTMLElement>('[data-handle]');

beforeEach(async () => {
  prepareCanvas();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        tell = (target, isIntersecting) => report([{ target, isIntersecting }]);
      }
      observe = (element: Element) => watched.add(element);
      unobserve = (element: Element) => watched.delete(element);
    },
  );
  const text = (id: number) => moduleOf(id, 'text', { content: `<p>${id}</p>` });
  editing = await openEditing(new EditingBackend([sectionOf(1, [2, 3, 4, 5, 6].map(text))]));
});

afterEach(() => {
  editing.session.end();
  vi.unstubAllGlobals();
});

it('marks what is far from the window, and focuses it all the same', async () => {
  const view = await renderEditing(editing, <Canvas live={undefined} />);
  const frames = [1, 2, 3, 4, 5, 6].map(blockOf).filter((frame) => frame !== null);
  expect(watched).toEqual(new Set(frames));
  act(() => frames.forEach((frame) => tell(frame, false)));
  frames.forEach((frame) => expect(frame).toHaveAttribute('data-far'));
  act(() => tell(frames[1] as Element, true));
  expect(blockOf(2)).not.toHaveAttribute('data-far');

  handleOf(2)?.focus();
  fireEvent.keyDown(handleOf(2) as Element, { key: 'ArrowDown' });
  expect(blockOf(3)).not.toHaveAttribute('data-far');
  expect(handleOf(3)).toHaveFocus();
  act(() => useEditorStore.setState({ focus: { id: 4, field: false } }));
  expect(blockOf(4)).not.toHaveAttribute('data-far');
  expect(handleOf(4)).toHaveFocus();

  // The keys go on from there to the blocks on both sides.
  act(() => frames.forEach((frame) => tell(frame, false)));
  act(() => handleOf(3)?.focus());
  expect(frames.filter((frame) => frame.hasAttribute('data-far'))).toEqual([blockOf(1), blockOf(6)]);

  view.unmount();
  expect(watched.size).toBe(0);
});

import { createEvent, fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { openEditing, renderEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import { findBlock, useFileDrop } from './use-file-drop';

afterEach(() => vi.unstubAllGlobals());

const onDrop = vi.fn();

function Page() {
  const canvas = useRef<HTMLDivElement>(null);
  useFileDrop(canvas);
  return (
    <>
      <div ref={canvas}>Seite</div>
      <div role="dialog" onDrop={onDrop}>
        Dialog
      </div>
    </>
  );
}

/** Whether the browser is left to do what it does with something dropped: it opens a file in the place of the page. */
function isLeftToBrowser(target: HTMLElement, types: readonly string[]): boolean {
  const files = types.includes('Files') ? [new File(['x'], 'a.pdf', { type: 'application/pdf' })] : [];
  return (['dragOver', 'drop'] as const)
    .map((name) => fireEvent(target, createEvent[name](target, { dataTransfer: { types, files } })))
    .some(Boolean);
}

it('a dropped file is nowhere opened in the place of the page, and a dialog may take it itself', async () => {
  const editing = await openEditing(new EditingBackend([sectionOf(1, [moduleOf(2, 'text')])]));
  await renderEditing(editing, <Page />);
  expect(isLeftToBrowser(screen.getByText('Seite'), ['Files'])).toBe(false);
  expect(onDrop).not.toHaveBeenCalled();
  expect(isLeftToBrowser(screen.getByRole('dialog'), ['Files'])).toBe(false);
  expect(onDrop).toHaveBeenCalledOnce();
  expect(isLeftToBrowser(screen.getByRole('dialog'), ['text/plain'])).toBe(true);
  editing.session.end();
});

it('what is dropped on a picture is told apart from what is dropped beside it, or on a text', () => {
  document.body.innerHTML = `
    <div data-block="2">
      <span data-field="image"><img alt="Kran"></span>
      <p data-field="description" contenteditable="true">Worte</p>
      <i>Rand</i>
    </div>`;
  expect(findBlock(screen.getByAltText('Kran'))).toEqual({ id: 2, picture: 'image' });
  expect(findBlock(screen.getByText('Worte'))).toEqual({ id: 2 });
  expect(findBlock(screen.getByText('Rand'))).toEqual({ id: 2 });
  expect(findBlock(document.body)).toBeNull();
});

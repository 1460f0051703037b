import { createEvent, fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { openEditing, renderEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import { useFileDrop } from './use-file-drop';

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

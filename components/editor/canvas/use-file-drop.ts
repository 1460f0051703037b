import { useEffect, type RefObject } from 'react';
import { useEditing } from '../editing-context';
import { pasteCode } from '../pasting';
import type { BlockAtHand } from './insert-files';

/**
 * Files dropped on the page: pictures are uploaded and inserted where they were dropped, one as a picture, several as a list; one dropped on
 * a picture takes its place. Otherwise the browser would leave the page to show the file.
 */
export function useFileDrop(canvas: RefObject<HTMLElement | null>): void {
  const editing = useEditing();
  useEffect(() => {
    const listening = new AbortController();
    function take(event: DragEvent): void {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      // A dialog that takes files does so itself.
      if (event.target instanceof Element && event.target.closest('[role="dialog"]') !== null) return;
      event.stopPropagation();
      if (event.type !== 'drop') return;
      const isHere = event.target instanceof Node && canvas.current?.contains(event.target) === true;
      const target = isHere ? event.target : null;
      const around = findAround(target);
      const atHand = findBlock(target);
      const files = [...event.dataTransfer.files];
      const { session } = editing;
      session.use(pasteCode, ({ insertFiles, findPicturePlace }) =>
        insertFiles(files, findPicturePlace(session.sections, around), editing, atHand),
      );
    }
    for (const name of ['dragover', 'drop'] as const) {
      document.addEventListener(name, take, { capture: true, signal: listening.signal });
    }
    return () => listening.abort();
  }, [canvas, editing]);
}

/** The block or section that something was dropped on; NaN outside of all. */
function findAround(target: EventTarget | null): number {
  if (!(target instanceof Element)) return NaN;
  const around = target.closest('[data-block]') ?? target.closest('section')?.querySelector('[data-section]');
  return Number(around?.getAttribute('data-block') ?? NaN);
}

/** The block that something was dropped on, and the picture in it. */
export function findBlock(target: EventTarget | null): BlockAtHand | null {
  if (!(target instanceof Element)) return null;
  const block = target.closest<HTMLElement>('[data-block]');
  const picture = target.closest<HTMLElement>('[data-field]:not([contenteditable])');
  if (block === null) return null;
  const isPlaced = target.closest('[data-placed]') !== null;
  return {
    id: Number(block.dataset.block),
    picture: picture !== null && !isPlaced && block.contains(picture) ? picture.dataset.field : undefined,
  };
}

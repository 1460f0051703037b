import { useEffect, type RefObject } from 'react';
import type { ModulePlace } from '@/lib/client/sections';
import { useEditing, type Editing } from '../editing-context';
import { findPicturePlace } from '../pictures/place-pictures';
import { insertFiles, type BlockAtHand } from './insert-files';

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
      const place = findDropPlace(editing, target);
      void insertFiles([...event.dataTransfer.files], place, editing, findBlock(target));
    }
    for (const name of ['dragover', 'drop'] as const) {
      document.addEventListener(name, take, { capture: true, signal: listening.signal });
    }
    return () => listening.abort();
  }, [canvas, editing]);
}

/** The place for what was dropped on something; null outside the sections. */
export function findDropPlace({ session }: Editing, target: EventTarget | null): ModulePlace | null {
  if (!(target instanceof Element)) return null;
  const around = target.closest('[data-block]') ?? target.closest('section')?.querySelector('[data-section]');
  return findPicturePlace(session.sections, Number(around?.getAttribute('data-block') ?? NaN));
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

import { useEffect, type RefObject } from 'react';
import { findModule, findPlace, isSection, listNeighbours, type ModulePlace } from '@/lib/client/sections';
import { useEditing, type Editing } from '../editing-context';
import { findPictureEntry } from '../pictures/place-pictures';
import { insertFiles } from './insert-files';

/**
 * Files dropped on the page: pictures are uploaded and inserted where they were dropped, one as a picture, several as a list. Otherwise
 * the browser would leave the page to show the file.
 */
export function useFileDrop(canvas: RefObject<HTMLElement | null>): void {
  const editing = useEditing();
  useEffect(() => {
    const listening = new AbortController();
    function take(event: DragEvent): void {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      // A dialog accepts files itself.
      if (event.target instanceof Element && event.target.closest('[role="dialog"]') !== null) return;
      event.preventDefault();
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

/**
 * The place behind the block that pictures were dropped on, or at the end of its section, or of the list of pictures if it is one; null
 * outside the sections.
 */
export function findDropPlace({ session }: Editing, target: EventTarget | null): ModulePlace | null {
  if (!(target instanceof Element)) return null;
  const { sections } = session;
  const around = target.closest('[data-block]') ?? target.closest('section')?.querySelector('[data-section]');
  let id = Number(around?.getAttribute('data-block') ?? NaN);
  for (;;) {
    const place = findPlace(sections, id);
    if (place === null) return null;
    const parent = place.parent === null ? null : findModule(sections, place.parent);
    if (parent === null || findPictureEntry(findModule(sections, id)) !== null) {
      const end = { parent: id, column: 0 };
      return { ...end, order: listNeighbours(sections, end).length };
    }
    if (isSection(parent) || findPictureEntry(parent) !== null) return { ...place, order: place.order + 1 };
    id = parent.id;
  }
}

/** The block that something was dropped on. */
function findBlock(target: EventTarget | null): number | null {
  const block = target instanceof Element ? target.closest<HTMLElement>('[data-block]') : null;
  return block === null ? null : Number(block.dataset.block);
}

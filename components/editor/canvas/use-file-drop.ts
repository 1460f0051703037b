import { useEffect, type RefObject } from 'react';
import { useAlerts } from '@/lib/client/alerts';
import { hasFeature, useEditorStore } from '@/lib/client/editor-store';
import { uploadFile } from '@/lib/client/library';
import { findModule, findPlace, isSection, listNeighbours, type ModulePlace } from '@/lib/client/sections';
import { useEditing, type Editing } from '../editing-context';

/**
 * Files that are dropped on the page: pictures are uploaded and stand where they were dropped, one as a picture, several as a list.
 * Without this the browser would leave the page to show the file.
 */
export function useFileDrop(canvas: RefObject<HTMLElement | null>): void {
  const editing = useEditing();
  useEffect(() => {
    const listening = new AbortController();
    function take(event: DragEvent): void {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      // A dialog has places of its own for files.
      if (event.target instanceof Element && event.target.closest('[role="dialog"]') !== null) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.type !== 'drop') return;
      const isHere = event.target instanceof Node && canvas.current?.contains(event.target) === true;
      void insertFiles([...event.dataTransfer.files], isHere ? event.target : null, editing);
    }
    for (const name of ['dragover', 'drop'] as const) {
      document.addEventListener(name, take, { capture: true, signal: listening.signal });
    }
    return () => listening.abort();
  }, [canvas, editing]);
}

async function insertFiles(files: File[], target: EventTarget | null, editing: Editing): Promise<void> {
  const { session, arrangement } = editing;
  const { show } = useAlerts.getState();
  const pictures = files.filter(({ type }) => type.startsWith('image/'));
  const place = findDropPlace(editing, target);
  const isOffered = hasFeature(useEditorStore.getState().user, 'media');
  if (pictures.length < files.length || place === null || !isOffered) {
    show({ tone: 'information', text: session.say(place === null ? 'drop.elsewhere' : 'drop.notPicture') });
  }
  if (pictures.length === 0 || place === null || !isOffered) return;
  show({ tone: 'information', text: session.say('drop.uploading', { count: pictures.length }), quiet: true });
  const images: string[] = [];
  for (const file of pictures) {
    try {
      images.push((await uploadFile(session.locale, file)).reference);
    } catch (error) {
      session.report(error);
    }
  }
  const [first] = images;
  if (first === undefined) return;
  if (images.length === 1) {
    arrangement.lead(session.insertLocal('image', place, { image: first }));
    return;
  }
  const list = session.insertLocal('imagelist', place);
  for (const [order, image] of images.entries()) {
    session.insertLocal('imageitem', { parent: list, column: 0, order }, { image });
  }
  arrangement.lead(list);
}

/** Behind the block that something was dropped on, or at the end of its section; null beside the sections. */
function findDropPlace({ session }: Editing, target: EventTarget | null): ModulePlace | null {
  if (!(target instanceof Element)) return null;
  const { sections } = session;
  const around = target.closest('[data-block]') ?? target.closest('section')?.querySelector('[data-section]');
  let id = Number(around?.getAttribute('data-block') ?? NaN);
  for (;;) {
    const place = findPlace(sections, id);
    if (place === null) return null;
    const parent = place.parent === null ? null : findModule(sections, place.parent);
    if (parent === null) {
      const end = { parent: id, column: 0 };
      return { ...end, order: listNeighbours(sections, end).length };
    }
    if (isSection(parent)) return { ...place, order: place.order + 1 };
    id = parent.id;
  }
}

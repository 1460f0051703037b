import { Late } from '../late';
import type { dragLibrary } from './drag-library';

type DragLibrary = typeof dragLibrary;
type Register = (library: DragLibrary) => () => void;

const library = new Late(async () => (await import('./drag-library')).dragLibrary);
const waiting = new Set<(loaded: DragLibrary) => void>();

/** Loads what dragging needs, unless it is there: nobody drags before coming near a handle. A failure is tried again the next time. */
export function prepareDragging(): void {
  library.load().then(
    (loaded) => {
      for (const start of waiting) start(loaded);
      waiting.clear();
    },
    () => undefined,
  );
}

/** Registers something to be dragged or dropped on, as soon as the library is there. Returns what ends it. */
export function whenDragging(register: Register): () => void {
  let end = (): void => undefined;
  const start = (loaded: DragLibrary): void => {
    end = register(loaded);
  };
  if (library.now === null) waiting.add(start);
  else start(library.now);
  return () => {
    waiting.delete(start);
    end();
  };
}

import type { dragLibrary } from './drag-library';

type DragLibrary = typeof dragLibrary;
type Register = (library: DragLibrary) => () => void;

let library: DragLibrary | null = null;
let isLoading = false;
const waiting = new Set<(loaded: DragLibrary) => void>();

/** Loads what dragging needs, unless it is there: nobody drags before coming near a handle. A failure is tried again the next time. */
export function prepareDragging(): void {
  if (library !== null || isLoading) return;
  isLoading = true;
  void import('./drag-library')
    .then(
      ({ dragLibrary: loaded }) => {
        library = loaded;
        for (const start of waiting) start(loaded);
        waiting.clear();
      },
      () => undefined,
    )
    .finally(() => {
      isLoading = false;
    });
}

/** Registers something to be dragged or dropped on, as soon as the library is there. Returns what ends it. */
export function whenDragging(register: Register): () => void {
  let end = (): void => undefined;
  const start = (loaded: DragLibrary): void => {
    end = register(loaded);
  };
  if (library === null) waiting.add(start);
  else start(library);
  return () => {
    waiting.delete(start);
    end();
  };
}

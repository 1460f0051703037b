interface Caret {
  field: string;
  from: number;
  to: number;
}

let left: Caret | null = null;

/**
 * A view may move a text into another element during typing, such as a link that becomes one with its first letter. The caret moves to
 * the new element.
 */
export const carets = {
  leave(caret: Caret): void {
    left = caret;
    // Only an element that takes its place within the same rendering gets it.
    queueMicrotask(() => {
      if (left === caret) left = null;
    });
  },
  take(field: string): Caret | null {
    const caret = left?.field === field ? left : null;
    if (caret !== null) left = null;
    return caret;
  },
};

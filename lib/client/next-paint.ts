/** Resolves once the browser has painted what has changed until now; in a window that nobody sees, when somebody does. */
export function nextPaint(): Promise<void> {
  // A frame's callbacks run before it is painted, the tasks that they start after.
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Where a drop on an element goes: before or behind it, in the direction of its siblings. */
export type Edge = 'before' | 'after' | 'inline-before' | 'inline-after';

/** The edge closest to the pointer. Items side by side are divided at their middle from left to right. */
export function findEdge(
  element: Element,
  { clientX, clientY }: { clientX: number; clientY: number },
  isItem: boolean,
): Edge {
  const box = element.getBoundingClientRect();
  const list = element.parentElement?.parentElement?.getBoundingClientRect();
  if (isItem && list !== undefined && box.width < list.width * 0.75) {
    return clientX < box.left + box.width / 2 ? 'inline-before' : 'inline-after';
  }
  return clientY < box.top + box.height / 2 ? 'before' : 'after';
}

export function isBehind(edge: Edge): boolean {
  return edge === 'after' || edge === 'inline-after';
}

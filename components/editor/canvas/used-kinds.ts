const name = 'litfass:used-kinds';

/** How often each kind of block was put on a page in this browser. */
export function readUse(): Readonly<Partial<Record<string, number>>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, number>) : {};
  } catch {
    return {};
  }
}

/** Counts a kind that was put on a page. */
export function countUse(kind: string): void {
  const use = readUse();
  try {
    localStorage.setItem(name, JSON.stringify({ ...use, [kind]: Number(use[kind] ?? 0) + 1 }));
  } catch {
    // A browser without room offers the kinds in their own order.
  }
}

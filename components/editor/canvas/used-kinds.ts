const name = 'litfass:used-kinds';

/** How often each kind of block was inserted in this browser. */
export function readUse(): Readonly<Partial<Record<string, number>>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, number>) : {};
  } catch {
    return {};
  }
}

/** Counts a kind that was inserted. */
export function countUse(kind: string): void {
  const use = readUse();
  try {
    localStorage.setItem(name, JSON.stringify({ ...use, [kind]: Number(use[kind] ?? 0) + 1 }));
  } catch {
    // Without storage the kinds are offered in their own order.
  }
}

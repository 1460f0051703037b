const storageKey = 'litfass:names';

/** Most names that are kept: who goes back further is told none. */
const mostNames = 50;

let names: Map<string, string> | null = null;

/** Names of the pages that this tab has shown, by path; also from before a reload, where the browser keeps them. */
function known(): Map<string, string> {
  if (names) return names;
  try {
    names = new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, string][]);
  } catch {
    // Storage is refused, or somebody else has written there.
    names = new Map();
  }
  return names;
}

/** Keeps the name of the page at a path: who goes back to it is told where to. */
export function rememberName(path: string, name: string): void {
  const kept = known();
  kept.delete(path);
  kept.set(path, name);
  for (const oldest of [...kept.keys()].slice(0, -mostNames)) kept.delete(oldest);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...kept]));
  } catch {
    // Without storage, or where it is full, they are known until the page is loaded again.
  }
}

/** The name of the page that this tab has shown at a path; empty if there was none. */
export function nameOf(path: string): string {
  return known().get(path) ?? '';
}

const storedAs = 'litfass:name:';

/** Names of the pages that this document has shown, by path: where storage is refused, no others are known. */
const names = new Map<string, string>();

/** Keeps the name of the page at a path for as long as the tab is open: who goes back to it is told where to. */
export function rememberName(path: string, name: string): void {
  names.set(path, name);
  try {
    sessionStorage.setItem(storedAs + path, name);
  } catch {
    // Refused, or full.
  }
}

/** The name of the page that this tab has shown at a path; empty if there was none. */
export function nameOf(path: string): string {
  try {
    return names.get(path) ?? sessionStorage.getItem(storedAs + path) ?? '';
  } catch {
    return '';
  }
}

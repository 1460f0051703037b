/** Escapes a text for a `like` pattern, so that every character stands for itself. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

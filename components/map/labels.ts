/** Labels of the map in the page's language, filled from the messages by server components. */
export interface MapLabels {
  map: string;
  zoomIn: string;
  zoomOut: string;
  /** With `{count}`: the text of a cluster. */
  works: string;
  /** With `{works}`, which is that text, and `{names}`. */
  cluster: string;
  /** With `{number}` and `{name}`. */
  mark: string;
  you: string;
  ask: string;
  allow: string;
  failed: string;
  ctrl: string;
  command: string;
  fingers: string;
}

/** A message with its placeholders filled. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

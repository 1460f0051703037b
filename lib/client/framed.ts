/** Whether this page is in a frame of another page of this site: it is the preview in the editor, seen as visitors see the page. */
export function isFramed(): boolean {
  return Boolean(window.frameElement);
}

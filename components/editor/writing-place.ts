/** Where letters are words and not commands: a text, a field, a dialog. */
const places = '[contenteditable="true"], input, textarea, select, [role="dialog"]';

/** Whether something is in a text, a field or a dialog. */
export function isWritingPlace(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(places) !== null;
}

/** Whether somebody is in one now. What comes late, such as an upload, must not take the focus then: the next letters would be commands. */
export function isWriting(): boolean {
  return isWritingPlace(document.activeElement);
}

/** The text of the canvas, or of the page beside it, that has the caret; null if there is none. */
export function findWrittenText(): Element | null {
  const { activeElement } = document;
  return activeElement?.matches(':is([data-editing], [data-beside]) [data-field]') === true
    ? activeElement
    : null;
}

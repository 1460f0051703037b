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

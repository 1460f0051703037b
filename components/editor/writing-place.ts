/** Whatever is in it, its keys and what is pasted are not for the canvas beside it. */
const formPanel = '[data-form-panel]';

/** Where letters are words and not commands: a text, a field, a dialog, a form beside the page. */
const places = `[contenteditable="true"], input, textarea, select, [role="dialog"], ${formPanel}`;

/** Whether something is in such a place. */
export function isWritingPlace(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(places) !== null;
}

/** Whether something is in a form beside the page, also at a button of it: an undo meant for the form would change the canvas unseen. */
export function isInFormPanel(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(formPanel) !== null;
}

/** Whether somebody is in a writing place now. What comes late, such as an upload, must not take the focus then: the next letters would be commands. */
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

import type { Caret, FieldEditor } from './field-editor';

const fields = new WeakMap<Element, FieldEditor>();

/** Registers the editor of an element. */
export function registerField(host: Element, field: FieldEditor): void {
  fields.set(host, field);
}

/** Puts the caret into a text; false if it cannot be edited at present, such as an empty one that is folded away. */
export function focusField(host: HTMLElement, caret: Caret): boolean {
  host.focus({ preventScroll: true });
  if (document.activeElement !== host) return false;
  fields.get(host)?.focus(caret);
  host.scrollIntoView({ block: 'nearest' });
  return true;
}

/** The canvas, and the page beside it. */
const pages = '[data-editing], [data-beside]';

/** Moves the caret to the closest text before or after an element on its page, or within a part of it; false if there is none. */
export function goOn(from: HTMLElement, step: 1 | -1, within = from.closest(pages)): boolean {
  const hosts = [...(within?.querySelectorAll<HTMLElement>('[data-field][contenteditable="true"]') ?? [])];
  for (let index = hosts.indexOf(from) + step; index >= 0 && index < hosts.length; index += step) {
    const host = hosts[index];
    if (host !== undefined && focusField(host, step > 0 ? 'start' : 'end')) return true;
  }
  return false;
}

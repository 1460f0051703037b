import type { FieldEditor } from './field-editor';

/** The beginning or the end of a text, or a place in it as ProseMirror counts. */
type Caret = 'start' | 'end' | number;

const fields = new WeakMap<Element, FieldEditor>();

/** Makes known who writes in an element. */
export function registerField(host: Element, field: FieldEditor): void {
  fields.set(host, field);
}

/** Puts the caret into a text; false where it cannot be written in now, such as an empty one that is folded away. */
export function focusField(host: HTMLElement, caret: Caret): boolean {
  host.focus({ preventScroll: true });
  if (document.activeElement !== host) return false;
  fields.get(host)?.wake().commands.focus(caret, { scrollIntoView: false });
  host.scrollIntoView({ block: 'nearest' });
  return true;
}

/** The caret goes on to the nearest text of the page before or after one; false where there is none. */
export function goOn(from: HTMLElement, step: 1 | -1, within: ParentNode = document): boolean {
  const hosts = [...within.querySelectorAll<HTMLElement>('[data-field][contenteditable="true"]')].filter(
    (host) => host.closest('[data-editing]') !== null,
  );
  for (let index = hosts.indexOf(from) + step; index >= 0 && index < hosts.length; index += step) {
    const host = hosts[index];
    if (host !== undefined && focusField(host, step > 0 ? 'start' : 'end')) return true;
  }
  return false;
}

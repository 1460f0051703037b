/** Whether a character is being composed of several keys, during which nothing may touch the text under the caret. */
let composing = false;

if (typeof document !== 'undefined') {
  document.addEventListener('compositionstart', () => (composing = true), true);
  for (const end of ['compositionend', 'focusout'])
    document.addEventListener(end, () => (composing = false), true);
}

export function isComposing(): boolean {
  return composing;
}

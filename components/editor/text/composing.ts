/** Whether a letter is being made of several keys: nothing may touch the text under the caret then. */
let composing = false;

if (typeof document !== 'undefined') {
  document.addEventListener('compositionstart', () => (composing = true), true);
  for (const end of ['compositionend', 'focusout'])
    document.addEventListener(end, () => (composing = false), true);
}

export function isComposing(): boolean {
  return composing;
}

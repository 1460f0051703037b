/** Whether a character is being composed of several keys, during which nothing may touch the text under the caret. */
let composing = false;

const waiting: (() => void)[] = [];

function stop(): void {
  composing = false;
  for (const go of waiting.splice(0)) go();
}

if (typeof document !== 'undefined') {
  document.addEventListener('compositionstart', () => (composing = true), true);
  for (const end of ['compositionend', 'focusout']) document.addEventListener(end, stop, true);
}

/** Milliseconds until the text has taken in what was composed. */
const rest = 60;

/** Waits until no character is being composed. */
export async function whenComposed(): Promise<void> {
  while (composing) {
    await new Promise<void>((resolve) => waiting.push(resolve));
    await new Promise((resolve) => setTimeout(resolve, rest));
  }
}

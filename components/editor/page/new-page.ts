import { z } from 'zod';
import { useEditorStore } from '@/lib/client/editor-store';
import { focusBeginning } from '../canvas/use-kept-focus';
import type { EditingSession } from '../session/editing-session';

const storageName = 'litfass:new-page';

const keptSchema = z.object({ path: z.string(), title: z.string() });

/** Remembers a page that was just made, over the load that opens it. */
export function rememberNewPage(path: string, title: string): void {
  try {
    sessionStorage.setItem(storageName, JSON.stringify({ path, title }));
  } catch {
    // Without storage the page opens without a word about it.
  }
}

/** Says on a page that was just made that it is there, and puts the focus where it begins. Once. */
export function welcomeNewPage(session: EditingSession): void {
  const made = takeNewPage();
  if (made?.path !== location.pathname) return;
  session.tell('success', session.say('alert.pageMade', { title: made.title }));
  // The canvas has taken the place of the page by then.
  requestAnimationFrame(() => {
    const text = document.querySelector('[data-editing] [contenteditable="true"]');
    const block = text?.closest<HTMLElement>('[data-block]');
    // The first may be an optional one, which is hidden as long as it is empty: the block knows which takes the focus.
    if (block) useEditorStore.setState({ focus: { id: Number(block.dataset.block), field: true } });
    else focusBeginning();
  });
}

function takeNewPage(): z.infer<typeof keptSchema> | null {
  try {
    const kept = sessionStorage.getItem(storageName);
    sessionStorage.removeItem(storageName);
    return kept === null ? null : keptSchema.parse(JSON.parse(kept));
  } catch {
    return null;
  }
}

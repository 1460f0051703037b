import { select, useEditorStore } from '@/lib/client/editor-store';
import type { Locale } from '@/lib/contract/locale';
import type { EditingSession } from './session/editing-session';

/** A block, by its id on the server, which is the same in all languages, and where its upper edge was in the window. */
interface SeenBlock {
  id: number;
  /** Null where it was not in sight: then it is only brought there. */
  top: number | null;
}

interface KeptPlace {
  document: string;
  isSelected: boolean;
  /** The one to go back to first; another language may lack it. */
  blocks: readonly SeenBlock[];
}

let kept: KeptPlace | null = null;

/** The page and its language that somebody has left for the other one, until that is there. */
let switched: { document: string; from: Locale } | null = null;

/** The page whose outline was open when it was left for its other language, until that is there. */
let outlined: string | null = null;

/** Whether the outline was opened for that, until it is there. */
let isOutlineKept = false;

/** CSS pixels of the window below which the outline leaves no room for the page beside it. */
export const roomBesidePanel = 768;

/** Pixels from the top of the window below which the page is seen: above is the header. */
const sight = 80;

/** Remembers where somebody is on the page, before its other language takes its place: at the selected block, or the one at the top. */
export function rememberPlace(session: EditingSession): void {
  const { selected } = useEditorStore.getState();
  rememberOutline(session);
  switched = { document: documentOf(session), from: session.locale };
  const seen = [...document.querySelectorAll<HTMLElement>('[data-editing] [data-block]')]
    .map((block) => ({ own: Number(block.dataset.block), box: block.getBoundingClientRect() }))
    .filter(({ box }) => box.bottom > sight && box.top < window.innerHeight);
  const isSelected = seen.some(({ own }) => own === selected);
  // Who is at the beginning comes to the beginning, with all that stands above the first block.
  kept = null;
  if (!isSelected && window.scrollY === 0) return;
  const distance = ({ own, box }: (typeof seen)[number]) =>
    own === selected ? -1 : Math.abs(box.top - sight);
  const blocks = seen
    .toSorted((a, b) => distance(a) - distance(b))
    .flatMap(({ own, box }) => {
      const id = session.identities.findServerId(own);
      return id === null ? [] : [{ id, top: box.top }];
    });
  kept = { document: documentOf(session), isSelected, blocks };
}

/** Has a block selected and brought into sight when the page is opened in its other language. */
export function rememberBlock(session: EditingSession, own: number): void {
  const id = session.identities.findServerId(own);
  rememberOutline(session);
  // On a phone the panel would lie over it.
  if (window.innerWidth < roomBesidePanel) outlined = null;
  if (id !== null) kept = { document: documentOf(session), isSelected: true, blocks: [{ id, top: null }] };
}

function rememberOutline(session: EditingSession): void {
  outlined = useEditorStore.getState().panel === 'outline' ? documentOf(session) : null;
}

/** Goes there once the page is on the canvas, and opens the outline again. Another page knows nothing of it. */
export function returnToPlace(session: EditingSession): void {
  const place = kept;
  isOutlineKept = outlined === documentOf(session);
  if (isOutlineKept) useEditorStore.setState({ panel: 'outline' });
  kept = null;
  outlined = null;
  if (place?.document !== documentOf(session)) return;
  // The canvas has taken the place of the page by then.
  requestAnimationFrame(() => {
    for (const { id, top } of place.blocks) {
      const own = session.identities.toEditorId(id);
      const block = document.querySelector(`[data-editing] [data-block="${own}"]`);
      if (block === null) continue;
      if (place.isSelected && id === place.blocks[0]?.id) select(own);
      if (top === null) block.scrollIntoView({ block: 'center' });
      else window.scrollBy({ top: block.getBoundingClientRect().top - top, behavior: 'instant' });
      return;
    }
  });
}

/** Whether the outline is open because it was in the other language: then it takes the focus from nothing. It is true once. */
export function takeKeptOutline(): boolean {
  const wasKept = isOutlineKept;
  isOutlineKept = false;
  return wasKept;
}

/** Whether somebody has just come here from the page in the other language. It is true once. */
export function takeSwitch(session: EditingSession): boolean {
  const last = switched;
  if (last?.document !== documentOf(session) || last.from === session.locale) return false;
  switched = null;
  return true;
}

function documentOf({ source }: EditingSession): string {
  return `${source.content_type}/${source.object_id ?? source.slug ?? ''}`;
}

/** The position of an element in the window. */
interface Box {
  top: number;
  bottom: number;
  left: number;
}

const gap = 12;
const margin = 16;
/** Height of the editor's bar, which stays free. */
const bar = 44;

/**
 * The place of a note: below its target, above it, or at the bottom of the window if there is no room. It never covers the target, unless
 * that is larger than the window.
 */
export function findNotePlace(
  at: Box | null,
  note: { width: number; height: number },
  room: { width: number; height: number },
): { top: number; left: number } {
  const foot = room.height - note.height - margin;
  if (at === null) return { top: foot, left: margin };
  const left = Math.max(margin, Math.min(at.left, room.width - note.width - margin));
  if (at.bottom + gap >= bar && at.bottom + gap <= foot) return { top: at.bottom + gap, left };
  const above = at.top - gap - note.height;
  return { top: above >= bar + gap && above <= foot ? above : foot, left };
}

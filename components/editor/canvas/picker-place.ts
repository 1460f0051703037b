interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Between the button and what it opens. */
const gap = 4;
/** What stays free at the edges of the window. */
const margin = 8;

/**
 * Where a choice goes that a button opens: below it and in its middle, above it where there is more room for the height that it wants,
 * and never over an edge. `height` is what it may have there.
 */
export function findPickerPlace(
  at: Box,
  wanted: { width: number; height: number },
  room: { width: number; height: number },
): { left: number; height: number; top: number } | { left: number; height: number; bottom: number } {
  const middle = (at.left + at.right - wanted.width) / 2;
  const left = Math.max(margin, Math.min(middle, room.width - wanted.width - margin));
  const below = room.height - at.bottom - gap - margin;
  const above = at.top - gap - margin;
  if (below >= wanted.height || below >= above) {
    return { left, height: Math.min(wanted.height, below), top: at.bottom + gap };
  }
  return { left, height: Math.min(wanted.height, above), bottom: room.height - at.top + gap };
}

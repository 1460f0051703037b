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
  // Whoever asks by a key may have scrolled the button out of the window.
  const within = (edge: number) => Math.max(margin, Math.min(edge, room.height - margin));
  const [top, bottom] = [within(at.bottom + gap), within(room.height - at.top + gap)];
  const below = room.height - top - margin;
  const above = room.height - bottom - margin;
  return below >= wanted.height || below >= above
    ? { left, height: Math.min(wanted.height, below), top }
    : { left, height: Math.min(wanted.height, above), bottom };
}

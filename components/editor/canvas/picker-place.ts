interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Pixels between the button and the picker. */
const gap = 4;
/** Pixels that stay free at the edges of the window. */
const margin = 8;

/**
 * The place of a picker that a button opens: below the button and centred, or above it if there is more room for the wanted height, and
 * always within the window, below the bars at its top, which end at `room.top`. `height` is the available height there.
 */
export function findPickerPlace(
  at: Box,
  wanted: { width: number; height: number },
  room: { width: number; height: number; top: number },
): { left: number; height: number; top: number } | { left: number; height: number; bottom: number } {
  const middle = (at.left + at.right - wanted.width) / 2;
  const left = Math.max(margin, Math.min(middle, room.width - wanted.width - margin));
  // If it is opened by a key, the button may be outside the window.
  const within = (edge: number, start: number) =>
    Math.max(start + margin, Math.min(edge, room.height - margin));
  const [top, bottom] = [within(at.bottom + gap, room.top), within(room.height - at.top + gap, 0)];
  const below = room.height - top - margin;
  const above = room.height - room.top - bottom - margin;
  return below >= wanted.height || below >= above
    ? { left, height: Math.min(wanted.height, below), top }
    : { left, height: Math.min(wanted.height, above), bottom };
}

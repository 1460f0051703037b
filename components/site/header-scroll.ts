import { headerThreshold, headerWindowShare } from '@/lib/site';

export interface HeaderState {
  isHidden: boolean;
  isScrolled: boolean;
  /** Whether it was hidden and came back; until then it moves away with the page. */
  hasReturned: boolean;
}

/** Pixels; smaller movements are not a change of direction. */
const tolerance = 4;

/** The state of the header of a page that is not scrolled. */
export const headerAtTop: HeaderState = { isHidden: false, isScrolled: false, hasReturned: false };

/**
 * The state of the header at a scroll position in pixels, after `before` at position `last` (spec §2, §4): a background after 150 px; hidden
 * when scrolling down past that, or past a quarter of a low window if that is less; shown when scrolling up. What has come back stays up to
 * the top. Null if the movement is too small to tell.
 */
export function headerState(
  position: number,
  last: number,
  windowHeight: number,
  before: HeaderState,
): HeaderState | null {
  if (position <= 0) return headerAtTop;
  if (Math.abs(position - last) < tolerance) return null;
  const isScrolled = position > headerThreshold;
  if (position < last)
    return { isHidden: false, isScrolled, hasReturned: before.hasReturned || before.isHidden };
  const isHidden = position > Math.min(headerThreshold, windowHeight * headerWindowShare);
  return { isHidden, isScrolled, hasReturned: before.hasReturned };
}

import { headerThreshold, headerWindowShare } from '@/lib/site';

export interface HeaderState {
  isHidden: boolean;
  isScrolled: boolean;
}

/** Pixels; smaller movements are not a change of direction. */
const tolerance = 4;

/**
 * The state of the header at a scroll position (spec §2, §4): a background after 150 px; hidden when scrolling down past that, or past a
 * quarter of a low window if that is less; shown when scrolling up. Null if the movement is too small to tell.
 */
export function headerState(position: number, last: number, windowHeight: number): HeaderState | null {
  const isScrolled = position > headerThreshold;
  if (position <= Math.min(headerThreshold, windowHeight * headerWindowShare))
    return { isHidden: false, isScrolled };
  if (Math.abs(position - last) < tolerance) return null;
  return { isHidden: position > last, isScrolled };
}

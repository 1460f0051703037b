import { headerThreshold, headerWindowShare } from '@/lib/site';

export interface HeaderState {
  isHidden: boolean;
  isScrolled: boolean;
}

/** Small movements back and forth are no change of direction. */
const tolerance = 4;

/**
 * What the header does at a scroll position (spec §2, §4): a background after 150 px; hidden when scrolling down past that, or past a
 * quarter of a window so low that this is less; back when scrolling up. Null where the movement is too small to tell.
 */
export function headerState(position: number, last: number, windowHeight: number): HeaderState | null {
  const isScrolled = position > headerThreshold;
  if (position <= Math.min(headerThreshold, windowHeight * headerWindowShare))
    return { isHidden: false, isScrolled };
  if (Math.abs(position - last) < tolerance) return null;
  return { isHidden: position > last, isScrolled };
}

import { describe, expect, it } from 'vitest';
import { headerState } from './header-scroll';

describe('headerState', () => {
  it('shows a clear header at the top', () => {
    expect(headerState(150, 0)).toEqual({ isHidden: false, isScrolled: false });
    expect(headerState(0, 400)).toEqual({ isHidden: false, isScrolled: false });
  });

  it('hides on the way down past 150 px and comes back on the way up', () => {
    expect(headerState(151, 100)).toEqual({ isHidden: true, isScrolled: true });
    expect(headerState(900, 1000)).toEqual({ isHidden: false, isScrolled: true });
  });

  it('ignores trembling', () => {
    expect(headerState(402, 400)).toBeNull();
  });
});

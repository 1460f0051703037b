import { describe, expect, it } from 'vitest';
import { headerState } from './header-scroll';

describe('headerState', () => {
  it('shows a clear header at the top', () => {
    expect(headerState(150, 0, 800)).toEqual({ isHidden: false, isScrolled: false });
    expect(headerState(0, 400, 800)).toEqual({ isHidden: false, isScrolled: false });
  });

  it('hides on the way down past 150 px and comes back on the way up', () => {
    expect(headerState(151, 100, 800)).toEqual({ isHidden: true, isScrolled: true });
    expect(headerState(900, 1000, 800)).toEqual({ isHidden: false, isScrolled: true });
  });

  it('hides past a quarter of a low window, before it has a background', () => {
    expect(headerState(90, 0, 360)).toEqual({ isHidden: false, isScrolled: false });
    expect(headerState(91, 0, 360)).toEqual({ isHidden: true, isScrolled: false });
    expect(headerState(91, 0, 601)).toEqual({ isHidden: false, isScrolled: false });
  });

  it('ignores trembling', () => {
    expect(headerState(402, 400, 800)).toBeNull();
  });
});

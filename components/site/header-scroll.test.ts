import { describe, expect, it } from 'vitest';
import { headerAtTop, headerState } from './header-scroll';

const hidden = { isHidden: true, isScrolled: true, hasReturned: false };
const returned = { isHidden: false, isScrolled: true, hasReturned: true };

describe('headerState', () => {
  it('is clear at the top', () => {
    expect(headerState(150, 0, 800, headerAtTop)).toEqual(headerAtTop);
    expect(headerState(0, 400, 800, returned)).toEqual(headerAtTop);
    expect(headerState(-20, 10, 800, returned)).toEqual(headerAtTop);
  });

  it('hides on the way down past 150 px and comes back on the way up', () => {
    expect(headerState(151, 100, 800, headerAtTop)).toEqual(hidden);
    expect(headerState(900, 1000, 800, hidden)).toEqual(returned);
    expect(headerState(1000, 900, 800, returned)).toEqual({ ...returned, isHidden: true });
  });

  it('hides past a quarter of a low window, before it has a background', () => {
    expect(headerState(90, 0, 360, headerAtTop)).toEqual(headerAtTop);
    expect(headerState(91, 0, 360, headerAtTop)).toEqual({ ...headerAtTop, isHidden: true });
    expect(headerState(91, 0, 601, headerAtTop)).toEqual(headerAtTop);
  });

  it('says that it came back up to the top, also after another turn, and only if it was hidden', () => {
    const low = { isHidden: false, isScrolled: false, hasReturned: true };
    expect(headerState(120, 130, 360, { ...headerAtTop, isHidden: true })).toEqual(low);
    expect(headerState(60, 200, 800, returned)).toEqual(low);
    expect(headerState(100, 60, 800, low)).toEqual(low);
    expect(headerState(40, 100, 800, headerAtTop)).toEqual(headerAtTop);
  });

  it('ignores trembling', () => {
    expect(headerState(402, 400, 800, hidden)).toBeNull();
  });
});

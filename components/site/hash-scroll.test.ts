// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scrollToHashWhenReady, scrollToTarget } from './hash-scroll';
import { offsetWithin } from './scroll-to';

const goTo = vi.fn<(options: ScrollToOptions) => void>();

/** The last position that was scrolled to. */
const position = () => goTo.mock.lastCall?.[0].top;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'performance'],
  });
  vi.stubGlobal('scrollTo', goTo);
  vi.stubGlobal(
    'matchMedia',
    vi.fn(() => ({ matches: false })),
  );
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(10_000);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 2000, 100, 100));
  document.body.innerHTML = `
    <h2 id="plain">Titel</h2>
    <ul><li id="frage"><details><summary>Frage</summary><p id="antwort">Antwort</p></details></li></ul>`;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  goTo.mockReset();
  location.hash = '';
});

const find = (id: string) => document.getElementById(id) ?? document.body;

describe('a link within the page', () => {
  it('scrolls for 0.7 s to 350 px below the top, and hands over the focus', () => {
    scrollToTarget(find('plain'));
    vi.advanceTimersByTime(400);
    expect(position()).toBeGreaterThan(0);
    expect(position()).toBeLessThan(1650);
    vi.advanceTimersByTime(320);
    expect(position()).toBe(1650);
    expect(document.activeElement).toBe(find('plain'));
  });

  it('measures once a text is folded that was open only for the link in it', () => {
    vi.mocked(Element.prototype.getBoundingClientRect).mockImplementation(
      () => new DOMRect(0, document.activeElement === find('plain') ? 900 : 2000, 100, 100),
    );
    scrollToTarget(find('plain'));
    vi.advanceTimersByTime(800);
    expect(position()).toBe(550);
  });

  it('is in the upper part of a low window', () => {
    expect(offsetWithin(800)).toBe(350);
    expect(offsetWithin(360)).toBeCloseTo(165.6);
  });

  it('ends where the reader takes over', () => {
    scrollToTarget(find('plain'));
    vi.advanceTimersByTime(300);
    window.dispatchEvent(new Event('wheel'));
    const calls = goTo.mock.calls.length;
    vi.advanceTimersByTime(1000);
    expect(goTo).toHaveBeenCalledTimes(calls);
  });

  for (const id of ['frage', 'antwort']) {
    it(`opens the entry of a FAQ (#${id}) and scrolls there after 700 ms`, () => {
      scrollToTarget(find(id));
      expect(document.querySelector('details')).toHaveProperty('open', true);
      vi.advanceTimersByTime(690);
      expect(goTo).not.toHaveBeenCalled();
      vi.advanceTimersByTime(800);
      expect(position()).toBe(1650);
    });
  }

  it('opens the entry of a FAQ, and stays where the reader scrolls to while it opens', () => {
    scrollToTarget(find('frage'));
    vi.advanceTimersByTime(300);
    window.dispatchEvent(new Event('wheel'));
    vi.advanceTimersByTime(2000);
    expect(goTo).not.toHaveBeenCalled();
    expect(document.querySelector('details')).toHaveProperty('open', true);
  });
});

describe('a fragment in the address', () => {
  it('scrolls to 130 px below the top a second after loading', () => {
    location.hash = '#plain';
    scrollToHashWhenReady();
    vi.advanceTimersByTime(990);
    expect(goTo).not.toHaveBeenCalled();
    vi.advanceTimersByTime(800);
    expect(position()).toBe(1870);
  });

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
    'scrolls nowhere once there was a %s',
    (name) => {
      location.hash = '#plain';
      scrollToHashWhenReady();
      vi.advanceTimersByTime(500);
      window.dispatchEvent(new Event(name));
      vi.advanceTimersByTime(5000);
      expect(goTo).not.toHaveBeenCalled();
    },
  );

  it('is not scrolled to once somebody has gone back from it', () => {
    location.hash = '#plain';
    scrollToHashWhenReady();
    history.replaceState(null, '', location.pathname);
    window.dispatchEvent(new PopStateEvent('popstate'));
    vi.advanceTimersByTime(5000);
    expect(goTo).not.toHaveBeenCalled();
  });

  describe('of the page that was loaded', () => {
    beforeEach(() => {
      location.hash = '#frage';
    });

    afterEach(() => document.documentElement.removeAttribute('data-taken-over'));

    it('is scrolled to', () => {
      scrollToHashWhenReady(true);
      vi.advanceTimersByTime(3000);
      expect(position()).toBe(1870);
    });

    it('is not scrolled to if somebody is under way already, but its entry of a FAQ is open', () => {
      document.documentElement.setAttribute('data-taken-over', '');
      scrollToHashWhenReady(true);
      vi.advanceTimersByTime(5000);
      expect(goTo).not.toHaveBeenCalled();
      expect(document.querySelector('details')).toHaveProperty('open', true);
    });
  });

  it('is looked for every 250 ms, 100 times', () => {
    location.hash = '#late';
    scrollToHashWhenReady();
    const look = vi.spyOn(document, 'getElementById');
    vi.advanceTimersByTime(60_000);
    expect(look).toHaveBeenCalledTimes(100);
    expect(goTo).not.toHaveBeenCalled();
  });
});

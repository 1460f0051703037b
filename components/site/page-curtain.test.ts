// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeCurtain, openCurtain } from './page-curtain';

const state = () => document.documentElement.getAttribute('data-transition');

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<div data-parts="presse:peach kalender:light-green"><b data-transition-name></b></div>';
});

afterEach(() => {
  openCurtain();
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('the curtain between two pages', () => {
  it('closes, and opens once it is closed and the page is there, all in a second', () => {
    closeCurtain('Presse', '/de/presse');
    expect(state()).toBe('closing');
    vi.advanceTimersByTime(100);
    openCurtain();
    vi.advanceTimersByTime(249);
    expect(state()).toBe('closing');
    vi.advanceTimersByTime(1);
    expect(state()).toBe('opening');
    vi.advanceTimersByTime(649);
    expect(state()).toBe('opening');
    vi.advanceTimersByTime(1);
    expect(state()).toBeNull();
  });

  it('stays until the page is there, with its name when that takes over a second', () => {
    closeCurtain('Presse', '/de/presse');
    vi.advanceTimersByTime(999);
    expect(state()).toBe('closing');
    vi.advanceTimersByTime(1);
    expect(state()).toBe('late');
    expect(document.body.textContent).toBe('Presse');
    vi.advanceTimersByTime(60_000);
    expect(state()).toBe('late');
    openCurtain();
    expect(state()).toBe('opening');
    vi.advanceTimersByTime(650);
    expect(state()).toBeNull();
  });

  it('closes anew for who goes elsewhere meanwhile, and opens for the last page only', () => {
    closeCurtain('Presse', '/de/presse');
    vi.advanceTimersByTime(900);
    closeCurtain('Besuch', '/de/besuch');
    vi.advanceTimersByTime(200);
    expect(state()).toBe('closing');
    openCurtain();
    vi.advanceTimersByTime(150);
    expect(state()).toBe('opening');
  });

  it('has the colour of the part where it opens, and its own where there is none', () => {
    const colour = () =>
      document.querySelector<HTMLElement>('[data-parts]')?.style.getPropertyValue('--stripe');
    closeCurtain('Lesung', '/de/kalender/lesung/7');
    expect(colour()).toBe('var(--color-light-green)');
    closeCurtain('', '/de/presse');
    expect(colour()).toBe('var(--color-peach)');
    for (const path of ['/de/besuch', '/de', '/de/press', '/']) {
      closeCurtain('Besuch', path);
      expect(colour(), path).toBe('');
    }
  });

  it('does not open where none is drawn', () => {
    openCurtain();
    vi.runAllTimers();
    expect(state()).toBeNull();
  });
});

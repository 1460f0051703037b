// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sayUnreachable, startWorker, watchNetwork } from './offline';

const register = vi.fn(() => Promise.resolve());
const unregister = vi.fn(() => Promise.resolve(true));
const remove = vi.fn(() => Promise.resolve(true));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('caches', { keys: () => Promise.resolve(['litfass-1-pages', 'foreign']), delete: remove });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register, getRegistrations: () => Promise.resolve([{ unregister }]) },
  });
  document.body.innerHTML =
    '<p data-network data-gone="Offline" data-back="Wieder da"></p><a href="#">Mehr</a>';
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.cookie = 'litfass_editor=; Max-Age=0';
  vi.clearAllMocks();
});

describe('the service worker', () => {
  it('is registered for the whole site, and its failure is ignored', async () => {
    register.mockRejectedValueOnce(new Error('no'));
    startWorker();
    expect(register).toHaveBeenCalledWith('/sw.js', { scope: '/', updateViaCache: 'none' });
    await vi.runAllTimersAsync();
  });

  it('leaves an editor’s browser, with all that it has kept', async () => {
    document.cookie = 'litfass_editor=1';
    startWorker();
    await vi.runAllTimersAsync();
    expect(register).not.toHaveBeenCalled();
    expect(unregister).toHaveBeenCalledTimes(1);
    expect(remove.mock.calls).toEqual([['litfass-1-pages']]);
  });
});

it('says when the network goes and when it is back, for four seconds', () => {
  const stop = watchNetwork();
  const notice = document.querySelector('[data-network]');
  window.dispatchEvent(new Event('offline'));
  expect(notice?.textContent).toContain('Offline');
  window.dispatchEvent(new Event('online'));
  expect(notice?.textContent).toContain('Wieder da');
  vi.advanceTimersByTime(4000);
  expect(notice?.innerHTML).toBe('');
  stop();
});

it('goes on saying that the network is gone where it was back for a moment only', () => {
  const stop = watchNetwork();
  const notice = document.querySelector('[data-network]');
  window.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(1000);
  window.dispatchEvent(new Event('offline'));
  vi.advanceTimersByTime(10_000);
  expect(notice?.textContent).toBe('Offline');
  stop();
});

it('says in place, once, that there is nothing to be loaded', () => {
  const link = document.querySelector('a') ?? document.body;
  sayUnreachable(link, 'Später');
  sayUnreachable(link, 'Später');
  expect(document.querySelectorAll('[data-unreachable]')).toHaveLength(1);
  expect(link.nextElementSibling?.textContent).toContain('Später');
  window.dispatchEvent(new Event('online'));
  expect(document.querySelector('[data-unreachable]')).toBeNull();
});

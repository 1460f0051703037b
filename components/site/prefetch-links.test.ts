// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetchLink, prefetchWhenIdle } from './prefetch-links';

const prefetch = vi.fn<(address: string) => void>();
let idle: { work: () => void; timeout: number | undefined } | undefined;

function stubConnection(connection: object | undefined): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

function addLinks(...links: string[]): void {
  document.body.innerHTML = links
    .map((link) => (link.startsWith('<') ? link : `<a href="${link}"><b>${link}</b></a>`))
    .join('');
}

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (work: () => void, options?: { timeout: number }) => {
    idle = { work, timeout: options?.timeout };
    return 7;
  });
  vi.stubGlobal('cancelIdleCallback', (handle: number) => {
    if (handle === 7) idle = undefined;
  });
  Element.prototype.checkVisibility = function () {
    return !this.hasAttribute('hidden');
  };
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  prefetch.mockReset();
  stubConnection(undefined);
  idle = undefined;
});

describe('links when the browser is idle', () => {
  it('are fetched ahead, each page once, six of them, the visible ones', () => {
    addLinks(
      '/de/besuch',
      '/de/besuch',
      '/de/kalender#juli',
      '<a href="/de/versteckt" hidden>x</a>',
      'https://anderswo.example/de',
      '/media/0123/heft.pdf',
      ...['eins', 'zwei', 'drei', 'vier', 'fuenf', 'sechs'].map((name) => `/de/${name}`),
    );
    prefetchWhenIdle(prefetch);
    expect(prefetch).not.toHaveBeenCalled();
    expect(idle?.timeout).toBe(2000);
    idle?.work();
    expect(prefetch.mock.calls.flat()).toEqual([
      '/de/besuch',
      '/de/eins',
      '/de/zwei',
      '/de/drei',
      '/de/vier',
      '/de/fuenf',
    ]);
  });

  it('are left alone where they lead to what is searched or filtered in the other language', () => {
    addLinks(
      '<a id="search" href="/en/search?query=Aue" hreflang="en">EN</a>',
      '<a id="page" href="/en/visit" hreflang="en">EN</a>',
      '/de/kalender?genre=film',
    );
    prefetchWhenIdle(prefetch);
    idle?.work();
    for (const id of ['search', 'page']) prefetchLink(document.getElementById(id), prefetch);
    expect(prefetch.mock.calls.flat()).toEqual(['/en/visit', '/de/kalender?genre=film', '/en/visit']);
  });

  it('are left alone once the page is another', () => {
    addLinks('/de/besuch');
    prefetchWhenIdle(prefetch)();
    expect(idle).toBeUndefined();
  });

  it.each([
    ['2g', { effectiveType: '2g' }],
    ['slow 2g', { effectiveType: 'slow-2g' }],
    ['a data saver', { effectiveType: '4g', saveData: true }],
  ])('are not fetched over %s', (_, connection) => {
    stubConnection(connection);
    addLinks('/de/besuch');
    prefetchWhenIdle(prefetch);
    idle?.work();
    prefetchLink(document.querySelector('b'), prefetch);
    expect(prefetch).not.toHaveBeenCalled();
  });

  it('are not fetched offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    addLinks('/de/besuch');
    prefetchWhenIdle(prefetch);
    idle?.work();
    expect(prefetch).not.toHaveBeenCalled();
  });
});

it('a link that is pointed at is fetched ahead, wherever in it', () => {
  addLinks('/de/besuch?tag=heute');
  prefetchLink(document.querySelector('b'), prefetch);
  prefetchLink(document.body, prefetch);
  expect(prefetch.mock.calls).toEqual([['/de/besuch?tag=heute']]);
});

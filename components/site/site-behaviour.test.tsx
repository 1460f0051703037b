import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hashScroll } from '@/lib/site';
import { SiteBehaviour } from './site-behaviour';

const place = vi.hoisted(() => ({ pathname: '/de/kalender' }));
const push = vi.hoisted(() => vi.fn());
const prefetch = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({
  usePathname: () => place.pathname,
  useRouter: () => ({ push, prefetch }),
}));

// Only its type matters: neither pictures nor the offer to sign in are opened.
const words = {} as never;
const site = () => <SiteBehaviour lightbox={words} signIn={words} unreachable="" />;

/** The browser's history leads to an address; the page there has not been rendered yet. */
function leadTo(address: string): void {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  history.replaceState(null, '', '/de/kalender#page-2');
  place.pathname = '/de/kalender';
  const target = document.createElement('p');
  target.id = 'page-2';
  document.body.append(target);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  sessionStorage.clear();
  document.documentElement.removeAttribute('data-transition');
});

const pass = () => vi.advanceTimersByTime(hashScroll.delay + 100);

it('leads to what the address names when the page is opened, and not when one comes back to it', () => {
  const { rerender } = render(site());
  pass();
  expect(document.activeElement?.id).toBe('page-2');

  leadTo('/de/kalender/konzert/1');
  place.pathname = '/de/kalender/konzert/1';
  rerender(site());
  (document.activeElement as HTMLElement).blur();
  leadTo('/de/kalender#page-2');
  place.pathname = '/de/kalender';
  rerender(site());
  pass();
  expect(document.activeElement).toBe(document.body);
});

it.each([
  ['/de/kalender', ['/de/besuch']],
  ['/de/kalender?edit', []],
])('fetches the first links of a page ahead, but nothing beside the editor: %s', (address, expected) => {
  Object.assign(HTMLAnchorElement.prototype, { checkVisibility: () => true });
  prefetch.mockClear();
  // Whoever has no session is offered to sign in.
  document.cookie = 'litfass_editor=1';
  history.replaceState(null, '', address);
  document.body.insertAdjacentHTML('beforeend', '<a href="/de/besuch">Besuch</a>');
  render(site());
  pass();
  vi.advanceTimersByTime(2000);
  expect(prefetch.mock.calls.map(([path]: unknown[]) => path)).toEqual(expected);
  Reflect.deleteProperty(HTMLAnchorElement.prototype, 'checkVisibility');
  document.cookie = 'litfass_editor=; max-age=0';
});

it('takes the curtain away when two quick steps back end where they began', () => {
  render(site());
  leadTo('/de/kalender/konzert/1');
  expect(document.documentElement.dataset['transition']).toBe('closing');
  leadTo('/de/kalender');
  vi.advanceTimersByTime(5000);
  expect(document.documentElement.dataset['transition']).toBeUndefined();
});

describe('the curtain', () => {
  const drawn = () => document.documentElement.dataset['transition'];
  function follow(address: string): void {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = 'Besuch';
    document.body.append(link);
    fireEvent.click(link);
    link.remove();
  }
  afterEach(() => {
    document.cookie = 'litfass_editor=; max-age=0';
  });

  it('delays nothing: the next page is asked for with the press, while it begins to close', () => {
    render(site());
    push.mockClear();
    follow('/de/besuch');
    expect(push.mock.calls).toEqual([['/de/besuch', { scroll: true }]]);
    expect(drawn()).toBe('closing');
    vi.advanceTimersByTime(5000);
    expect(push).toHaveBeenCalledOnce();
  });

  it.each([
    ['for visitors', false, 'closing'],
    ['not for editors', true, undefined],
  ] as const)('is drawn %s, on the way there and back', (_, isEditor, expected) => {
    if (isEditor) document.cookie = 'litfass_editor=1';
    const { rerender } = render(site());
    push.mockClear();
    follow('/de/besuch');
    expect(push).toHaveBeenCalledOnce();
    expect(drawn()).toBe(expected);
    history.pushState(null, '', '/de/besuch');
    place.pathname = '/de/besuch';
    rerender(site());
    vi.advanceTimersByTime(5000);
    expect(drawn()).toBeUndefined();
    leadTo('/de/kalender');
    expect(drawn()).toBe(expected);
  });

  it('has the name of the page that one goes back to', () => {
    document.body.insertAdjacentHTML('beforeend', '<h1>Kalender</h1><p data-transition-name></p>');
    const { rerender } = render(site());
    history.pushState(null, '', '/de/besuch');
    place.pathname = '/de/besuch';
    rerender(site());
    leadTo('/de/kalender');
    expect(document.querySelector('[data-transition-name]')).toHaveTextContent('Kalender');
  });
});

it('leads to the beginning of a page, but not where the editor goes back to a place in another language', () => {
  render(site());
  for (const [attribute, scroll] of [
    ['data-another', true],
    ['data-other-language', false],
  ] as const) {
    const link = document.createElement('a');
    link.href = '/en/calendar?edit';
    link.setAttribute(attribute, '');
    document.body.append(link);
    fireEvent.click(link);
    expect(push).toHaveBeenLastCalledWith('/en/calendar?edit', { scroll });
  }
});

describe('the menu', () => {
  beforeEach(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div role="dialog" aria-label="Menü" data-site-menu>
        <details id="house"><summary>Haus</summary><a href="/de/team">Team</a></details>
        <details id="art"><summary>Kunst</summary></details>
      </div>
      <details id="question" open><summary>Frage</summary></details>`,
    );
  });
  const opened = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);
  function unfold(name: string): void {
    const submenu = screen.getByText(name).closest('details');
    if (submenu === null) throw new Error(name);
    submenu.open = true;
    fireEvent(submenu, new Event('toggle'));
  }

  it('has one submenu open at a time, also where the browser does not see to it', () => {
    render(site());
    unfold('Haus');
    expect(opened()).toEqual(['house', 'question']);
    unfold('Kunst');
    expect(opened()).toEqual(['art', 'question']);
  });

  it('has none open the next time, whichever way it was closed', () => {
    render(site());
    const menu = screen.getByRole('dialog', { name: 'Menü' });
    unfold('Haus');
    fireEvent(menu, Object.assign(new Event('toggle'), { newState: 'open' }));
    expect(opened()).toEqual(['house', 'question']);
    fireEvent(menu, Object.assign(new Event('toggle'), { newState: 'closed' }));
    expect(opened()).toEqual(['question']);
  });
});

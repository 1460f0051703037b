// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageEvent } from '@/lib/site';
import { consentScript, runConsent, type ConsentOptions } from './consent-script';

const options: ConsentOptions = {
  cookie: 'litfass_consent',
  event: 'litfass:consent',
  pageEvent,
  optional: ['optimisation', 'marketing', 'external'],
  excluded: ['/de/impressum'],
  tagManager: {
    address: 'https://tags.example/x.js',
    layer: 'dataLayer',
    start: { event: 'gtm.js', time: 'gtm.start' },
  },
};

let stop: AbortController;
const reload = vi.fn();

/** The page with its dialog; jsdom knows no popovers. */
function openPage(path = '/de', cookie = ''): HTMLElement {
  history.replaceState(null, '', path);
  document.head.innerHTML = '';
  document.body.innerHTML = `<button data-consent-open>Cookies</button><div data-consent tabindex="-1"><form><h2 tabindex="-1">Cookies</h2>
    <input type="checkbox" name="required" checked disabled>
    ${options.optional.map((name) => `<input type="checkbox" name="${name}">`).join('')}
    <button value="all">Alle</button><button value="none">Keine</button><button value="chosen">Diese</button></form></div>`;
  document.cookie = 'litfass_consent=; Max-Age=0; Path=/';
  if (cookie !== '') document.cookie = `litfass_consent=${cookie}; Path=/`;
  const dialog = document.querySelector<HTMLElement>('[data-consent]');
  if (dialog === null) throw new Error('no dialog');
  let isOpen = false;
  dialog.showPopover = () => void (isOpen = true);
  dialog.hidePopover = () => void (isOpen = false);
  const matches = dialog.matches.bind(dialog);
  const answer = (selector: string): boolean => (selector === ':popover-open' ? isOpen : matches(selector));
  Object.defineProperty(dialog, 'matches', { value: answer });
  runConsent(options);
  return dialog;
}

const isOpen = (dialog: HTMLElement) => dialog.matches(':popover-open');
const press = (dialog: HTMLElement, value: string) =>
  dialog.querySelector<HTMLButtonElement>(`button[value="${value}"]`)?.click();
const box = (dialog: HTMLElement, name: string) => dialog.querySelector<HTMLInputElement>(`[name="${name}"]`);
const kept = () => /litfass_consent=([a-z.]*)/.exec(document.cookie)?.[1];
const tagManagers = () => document.querySelectorAll('script[data-tag-manager]').length;

beforeEach(() => {
  stop = new AbortController();
  for (const target of [document, window]) {
    const listen = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (name: string, listener: unknown, options?: unknown) =>
        listen(name, listener as EventListener, { ...Object(options), signal: stop.signal }),
    );
  }
  const { location } = window;
  vi.stubGlobal('location', {
    get pathname() {
      return location.pathname;
    },
    protocol: 'http:',
    reload,
  });
  reload.mockClear();
});

afterEach(() => {
  stop.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the cookie dialog', () => {
  it('asks where nothing was chosen, and not where something was, nor on pages that must be readable before', () => {
    expect(isOpen(openPage())).toBe(true);
    expect(isOpen(openPage('/de', 'required'))).toBe(false);
    const excluded = openPage('/de/impressum');
    expect(isOpen(excluded)).toBe(false);
    history.replaceState(null, '', '/de');
    document.dispatchEvent(new CustomEvent(pageEvent));
    expect(isOpen(excluded)).toBe(true);
  });

  it('neither asks nor counts in the editor’s preview, but can be opened there', () => {
    vi.stubGlobal('frameElement', document.createElement('iframe'));
    const dialog = openPage();
    expect(isOpen(dialog)).toBe(false);
    document.querySelector<HTMLButtonElement>('[data-consent-open]')?.click();
    expect(isOpen(dialog)).toBe(true);
    stop.abort();
    stop = new AbortController();
    openPage('/de', 'required.optimisation');
    expect(tagManagers()).toBe(0);
  });

  it.each([
    ['all', 'required.optimisation.marketing.external', 1],
    ['none', 'required', 0],
  ])('keeps the answer %s', (answer, cookie, started) => {
    const changed = vi.fn();
    document.addEventListener(options.event, changed);
    const dialog = openPage();
    expect(tagManagers()).toBe(0);
    press(dialog, answer);
    expect([kept(), isOpen(dialog), tagManagers()]).toEqual([cookie, false, started]);
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('keeps what was ticked, shows it again, and starts the tag manager for nothing else', () => {
    const dialog = openPage();
    box(dialog, 'external')?.click();
    press(dialog, 'chosen');
    expect(kept()).toBe('required.external');
    expect(tagManagers()).toBe(0);
    document.querySelector<HTMLButtonElement>('[data-consent-open]')?.click();
    expect(isOpen(dialog)).toBe(true);
    expect([box(dialog, 'external')?.checked, box(dialog, 'marketing')?.checked]).toEqual([true, false]);
    expect(document.activeElement?.tagName).toBe('H2');
  });

  it('is left with Escape where it was asked for, and not where it asks', () => {
    const escape = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    const asking = openPage();
    asking.querySelector<HTMLElement>('h2')?.focus();
    escape();
    expect(isOpen(asking)).toBe(true);
    stop.abort();
    stop = new AbortController();
    const asked = openPage('/de', 'required');
    document.querySelector<HTMLButtonElement>('[data-consent-open]')?.click();
    escape();
    expect(isOpen(asked)).toBe(false);
  });

  it('starts the tag manager as its maker does: first the event with the time, then the script', () => {
    const named = window as unknown as Record<string, unknown>;
    delete named['dataLayer'];
    const before = Date.now();
    press(openPage(), 'all');
    const [first, ...rest] = named['dataLayer'] as Record<string, unknown>[];
    expect(rest).toEqual([]);
    expect(first).toEqual({ event: 'gtm.js', 'gtm.start': expect.any(Number) as number });
    expect(Number(first?.['gtm.start'])).toBeGreaterThanOrEqual(before);
    const script = document.querySelector<HTMLScriptElement>('head > script[data-tag-manager]');
    expect([script?.src, script?.async]).toEqual(['https://tags.example/x.js', true]);
  });

  it('loads the page again when a consent is withdrawn, and starts the tag manager at once where there is one', () => {
    const dialog = openPage('/de', 'required.optimisation');
    expect(tagManagers()).toBe(1);
    document.querySelector<HTMLButtonElement>('[data-consent-open]')?.click();
    press(dialog, 'none');
    expect(kept()).toBe('required');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reads a cookie that somebody made up', () => {
    openPage('/de', 'external.made-up');
    const dialog = openPage('/de', 'external.evil');
    document.querySelector<HTMLButtonElement>('[data-consent-open]')?.click();
    expect(box(dialog, 'external')?.checked).toBe(true);
  });
});

it('stands in the page as text that needs nothing from around it', () => {
  const text = consentScript({ ...options, excluded: ['/de/</script>'] });
  expect(text).not.toContain('</script>');
  stop.abort();
  stop = new AbortController();
  const dialog = openPage();
  stop.abort();
  dialog.hidePopover();
  new Function(text)();
  expect(isOpen(dialog)).toBe(true);
});

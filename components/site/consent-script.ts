/** Options of the script below. */
export interface ConsentOptions {
  cookie: string;
  /** Event on the document when the choice changes. */
  event: string;
  /** Event on the document after another page was loaded into this one. */
  pageEvent: string;
  /** Categories that a visitor may choose, beside the required one. */
  optional: readonly string[];
  /** Paths that can be read before a decision (spec §1). */
  excluded: readonly string[];
  /** The tag manager, which starts after consent to `optimisation`; null if there is none. */
  tagManager: { address: string; layer: string; start: { event: string; time: string } } | null;
}

/**
 * The cookie dialog's behaviour (spec §1). The page contains the text of this function, which runs before the first paint and without the
 * framework, so it must not use anything from outside. It opens the dialog if nothing was chosen yet, stores the choice for a year,
 * starts the tag manager after consent, and reloads the page when consent is withdrawn. In a frame of the site, the editor's preview, the
 * page neither asks nor starts it.
 */
export function runConsent(options: ConsentOptions): void {
  const isFramed = Boolean(window.frameElement);
  const dialog = () => document.querySelector<HTMLElement>('[data-consent]');

  /** The categories agreed to, or null if nothing was chosen yet. */
  const read = (): string[] | null => {
    const value = new RegExp(`(?:^|; )${options.cookie}=([a-z.]*)`).exec(document.cookie)?.[1];
    return value === undefined ? null : value.split('.').filter((name) => options.optional.includes(name));
  };

  const startTagManager = () => {
    const { tagManager } = options;
    if (tagManager === null || isFramed || document.querySelector('script[data-tag-manager]')) return;
    const named = window as unknown as Record<string, Record<string, unknown>[] | undefined>;
    const layer = (named[tagManager.layer] ??= []);
    layer.push({ [tagManager.start.time]: Date.now(), event: tagManager.start.event });
    const script = document.createElement('script');
    script.dataset['tagManager'] = '';
    script.async = true;
    script.src = tagManager.address;
    document.head.append(script);
  };

  const show = (isAsked: boolean) => {
    const element = dialog();
    if (!element || element.matches(':popover-open')) return;
    const chosen = read() ?? [];
    for (const input of element.querySelectorAll('input'))
      input.checked = input.disabled || chosen.includes(input.name);
    element.toggleAttribute('data-asked', isAsked);
    element.showPopover();
    if (isAsked) element.querySelector<HTMLElement>('h2')?.focus();
  };

  const offer = () => {
    if (!isFramed && read() === null && !options.excluded.includes(location.pathname)) show(false);
  };

  const save = (chosen: string[]) => {
    const before = read() ?? [];
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${options.cookie}=${['required', ...chosen].join('.')}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
    if (before.some((name) => !chosen.includes(name))) {
      location.reload();
      return;
    }
    if (chosen.includes('optimisation')) startTagManager();
    document.dispatchEvent(new CustomEvent(options.event));
  };

  // On the window, before anybody else: the framework stops events on a page that it is about to take over.
  const first = { capture: true };
  const open = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[data-consent-open]')) show(true);
  };
  const decide = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.closest('[data-consent]')) return;
    event.preventDefault();
    const answer = event.submitter instanceof HTMLButtonElement ? event.submitter.value : 'none';
    const isChosen = (name: string) =>
      answer === 'all' ||
      (answer === 'chosen' && form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.checked === true);
    save(options.optional.filter(isChosen));
    dialog()?.hidePopover();
  };
  const leave = (event: KeyboardEvent) => {
    const element = dialog();
    if (
      event.key === 'Escape' &&
      element?.hasAttribute('data-asked') &&
      element.contains(document.activeElement)
    )
      element.hidePopover();
  };
  addEventListener('click', open, first);
  addEventListener('submit', decide, first);
  addEventListener('keydown', leave, first);
  // After an excluded page, the visitor is asked on the next one.
  document.addEventListener(options.pageEvent, offer);
  offer();
  if (read()?.includes('optimisation')) startTagManager();
}

/** The script in the page. */
export function consentScript(options: ConsentOptions): string {
  return `(${runConsent.toString()})(${JSON.stringify(options).replaceAll('<', '\\u003c')})`;
}

/**
 * Runs in the browser, as the text of this function, so it must not use anything from outside. It loads the framework's style sheets and
 * scripts at the first sign of interest, or a few seconds after the page has loaded when the browser is idle; for an editor (hint cookie)
 * at once. Everything that the page needs before works without them; a press on anything else is repeated once they are there.
 * @param {string} hint Name of the cookie that says that an editor's session may exist.
 * @param {number} patience Milliseconds after the page has loaded.
 * @param {number} guard Milliseconds within which a page whose data are gone is not reloaded again (spec §9).
 */
export function fetchLate(hint, patience, guard) {
  const own = document.currentScript;
  if (!(own instanceof HTMLScriptElement)) return;
  const { styles = '', data = '', chunks = '', now } = own.dataset;
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'];
  let isDone = false;

  const run = () => {
    if (isDone) return;
    isDone = true;
    for (const sign of signs) removeEventListener(sign, approach, true);
    const inline = document.querySelector('style[data-used]');
    const links = styles.split(' ').map((href) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = href;
      link.dataset.precedence = 'next';
      document.head.insertBefore(link, inline);
      return new Promise((resolve) => {
        link.onload = () => resolve(true);
        link.onerror = () => {
          resolve(false);
          reload();
        };
      });
    });
    // The whole sheets contain the picked rules, too, which would otherwise override rules that come later in the sheets.
    Promise.all(links).then((loaded) => {
      if (loaded.every(Boolean)) inline?.remove();
    });
    for (const address of [data, ...chunks.split(' ')]) {
      const script = document.createElement('script');
      script.src = address;
      script.async = address !== data;
      // A server that does not have the data makes them for the page that asks.
      script.referrerPolicy = 'same-origin';
      script.onerror = reload;
      document.head.append(script);
    }
  };

  /** The last position of the pointer: browsers report its resting place to a new page, which is not interest yet. */
  let place = '';
  const approach = (/** @type {Event} */ event) => {
    if (event instanceof PointerEvent && event.type === 'pointermove') {
      const last = place;
      place = `${event.clientX} ${event.clientY}`;
      if (last === '' || last === place) return;
    }
    run();
  };

  /** The page was published again or the server replaced, so its files no longer exist. */
  const reload = () => {
    if (!navigator.onLine) return;
    const name = 'litfass-reloaded';
    const last = Number(sessionStorage.getItem(name));
    if (Date.now() - last < guard) return;
    sessionStorage.setItem(name, String(Date.now()));
    location.reload();
  };

  /** Whether the framework handles events of an element: it sets properties of its own on each. */
  const isHeard = (/** @type {Element} */ element) =>
    Object.keys(element).some((name) => name.startsWith('__reactProps'));
  /** @type {Set<Element>} */
  const waiting = new Set();
  /** Does something once the framework handles events of an element, unless that takes too long. */
  const whenHeard = (/** @type {Element} */ element, /** @type {() => void} */ act) => {
    if (waiting.has(element)) return;
    waiting.add(element);
    const until = Date.now() + guard;
    const wait = () => {
      // Handlers on ancestors are ready a moment later.
      if (isHeard(element))
        setTimeout(() => {
          waiting.delete(element);
          act();
        }, 100);
      else if (element.isConnected && Date.now() < until) setTimeout(wait, 50);
    };
    wait();
  };
  /** The last press that came past the framework: while it waits for scripts of a page, it stops those that it cannot handle yet. */
  /** @type {Event | null} */
  let passed = null;
  /** A press before the framework handles events is repeated when it does. */
  const repeat = (/** @type {Event} */ event) => {
    const { target } = event;
    const control = target instanceof Element ? target.closest('[data-needs-script]') : null;
    if (!(control instanceof HTMLElement)) return;
    const wasHeard = isHeard(control);
    setTimeout(() => {
      if (!wasHeard || passed !== event) whenHeard(control, () => control.click());
    });
  };
  /** Browsers say in their own language what a field lacks; the form says it in the page's as soon as it can. */
  const holdBack = (/** @type {Event} */ event) => {
    const form = event.target instanceof Element ? event.target.closest('form') : null;
    if (!form || isHeard(form)) return;
    event.preventDefault();
    whenHeard(form, () => form.reportValidity());
  };

  const later = () => ('requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 3000 }) : run());

  /**
   * Asks for what the editor needs of the page's document while its code is still coming. Our own backend, of whose session the exact hint
   * tells, has all of it (lib/client/ahead.ts takes the answers).
   */
  const askEarly = () => {
    const path = document.querySelector('meta[name="litfass-document"]')?.getAttribute('content') ?? '';
    if (path === '' || location.search !== '?edit' || !document.cookie.split('; ').includes(`${hint}=1`))
      return;
    const paths = [path.replace(/document\/.*/, 'user'), path, `${path}/tree`];
    const early = new Map(paths.map((each) => [each, fetch(each, { cache: 'no-store' })]));
    for (const answer of early.values()) answer.catch(() => undefined);
    Object.assign(window, { litfassEarly: early });
  };

  // Where somebody has begun to scroll nothing else scrolls to the fragment of the address (components/site/hash-scroll.ts).
  for (const sign of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(sign, () => document.documentElement.setAttribute('data-taken-over', ''), {
      capture: true,
      passive: true,
      once: true,
    });

  // Somebody who opens a page with `edit` is about to edit.
  const isEditing = /[?&]edit(?:[&=]|$)/.test(location.search);
  const isEditor = document.cookie.includes(`${hint}=`);
  if (now !== undefined || isEditing || isEditor) {
    run();
    askEarly();
    return;
  }
  for (const sign of signs) addEventListener(sign, approach, { capture: true, passive: true });
  addEventListener('click', repeat, true);
  document.documentElement.addEventListener('click', (event) => (passed = event), true);
  addEventListener('invalid', holdBack, true);
  addEventListener('load', () => setTimeout(later, patience));
}

/**
 * Runs in the browser in the head of the page, as the text of this function: if the editor's bar is about to appear, it gets its room
 * before anything is painted. The admin and the hub, whose documents ask for their scripts at once, have none, nor does a page that the
 * editor's preview shows in a frame.
 * @param {string} hint Name of the cookie that says that an editor's session may exist.
 */
export function makeRoom(hint) {
  const { dataset } = document.documentElement;
  if (dataset.scriptsNow !== undefined || window.frameElement) return;
  if (/[?&]noToolbar(?:[&=]|$)/.test(location.search)) return;
  if (document.cookie.includes(`${hint}=`)) dataset.editorBar = 'coming';
}

/**
 * Runs in the browser, as the text of this function: it may use nothing from around it. Fetches style sheets and scripts of the framework at
 * the first sign of interest, or a few seconds after the page has loaded when the browser is idle; for an editor (hint cookie) at once. What
 * the page needs before works without them; a press on what needs them waits for them. Where the editor's bar is about to come, its room is
 * there before anything is painted.
 * @param {string} hint Name of the cookie that says that an editor's session may exist.
 * @param {number} patience Milliseconds after the page has loaded.
 * @param {number} guard Milliseconds within which a page whose data are gone is not loaded again (spec §9).
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
    // The whole sheets say the same and more; what was picked from them would stand after rules that come later in them.
    Promise.all(links).then((loaded) => {
      if (loaded.every(Boolean)) inline?.remove();
    });
    for (const address of [data, ...chunks.split(' ')]) {
      const script = document.createElement('script');
      script.src = address;
      script.async = address !== data;
      script.onerror = reload;
      document.head.append(script);
    }
  };

  /** Where the pointer was: browsers tell a new page where it rests, which is no interest yet. */
  let place = '';
  const approach = (/** @type {Event} */ event) => {
    if (event instanceof PointerEvent && event.type === 'pointermove') {
      const last = place;
      place = `${event.clientX} ${event.clientY}`;
      if (last === '' || last === place) return;
    }
    run();
  };

  /** The page was published anew or the server replaced, and nobody has its files any more. */
  const reload = () => {
    if (!navigator.onLine) return;
    const name = 'litfass-reloaded';
    const last = Number(sessionStorage.getItem(name));
    if (Date.now() - last < guard) return;
    sessionStorage.setItem(name, String(Date.now()));
    location.reload();
  };

  /** Whether the framework hears what happens to an element: it writes its own names onto each. */
  const isHeard = (/** @type {Element} */ element) =>
    Object.keys(element).some((name) => name.startsWith('__reactProps'));
  /** @type {Set<HTMLElement>} */
  const pressed = new Set();
  /** What is pressed before the framework hears it is pressed again when it does, or never if that takes too long. */
  const repeat = (/** @type {Event} */ { target }) => {
    const control = target instanceof Element ? target.closest('[data-needs-script]') : null;
    if (!(control instanceof HTMLElement) || pressed.has(control) || isHeard(control)) return;
    pressed.add(control);
    const until = Date.now() + guard;
    const wait = () => {
      // Whoever listens higher up does so a moment later.
      if (isHeard(control)) setTimeout(() => control.click(), 100);
      else if (control.isConnected && Date.now() < until) setTimeout(wait, 50);
    };
    wait();
  };

  const later = () => ('requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 3000 }) : run());

  // Who asks to edit is about to.
  const isEditing = /[?&]edit(?:[&=]|$)/.test(location.search);
  const isEditor = document.cookie.includes(`${hint}=`);
  if (isEditing && isEditor && !/[?&]noToolbar(?:[&=]|$)/.test(location.search))
    document.documentElement.dataset.editorBar = 'coming';
  if (now !== undefined || isEditing || isEditor) {
    run();
    return;
  }
  for (const sign of signs) addEventListener(sign, approach, { capture: true, passive: true });
  addEventListener('click', repeat, true);
  addEventListener('load', () => setTimeout(later, patience));
}

/** Options of the script below. */
export interface KeepOptions {
  key: string;
  event: string;
  /** Event on the document after another page was loaded into this one. */
  pageEvent: string;
  most: number;
}

/**
 * Bookmarks events and artworks. The page contains the text of this function, which runs without the framework and before it, so it must
 * not use anything from outside. Bookmarks stay on the device.
 */
export function runKeeping({ key, event, pageEvent, most }: KeepOptions): void {
  type Thing = { kind: string; id: number };
  const read = (): Thing[] => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      return Array.isArray(kept) ? (kept as Thing[]) : [];
    } catch {
      return [];
    }
  };
  const thingOf = (button: HTMLElement) => JSON.parse(button.dataset['keep'] ?? '{}') as Thing;
  const isIn = (kept: Thing[], { kind, id }: Thing) =>
    kept.some((each) => each?.kind === kind && each.id === id);

  const show = () => {
    const kept = read();
    for (const button of document.querySelectorAll<HTMLElement>('[data-keep]'))
      button.setAttribute('aria-pressed', String(isIn(kept, thingOf(button))));
  };

  const keep = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-keep]') : null;
    if (!button) return;
    const thing = thingOf(button);
    const kept = read();
    const others = kept.filter((each) => each?.kind !== thing.kind || each.id !== thing.id);
    const next = isIn(kept, thing) ? others : [...others, thing].slice(-most);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // If storage is forbidden, the button stays as it is.
    }
    show();
    document.dispatchEvent(new CustomEvent(event));
  };
  // On the window, before anybody else: the framework stops events on a page that it is about to take over.
  addEventListener('click', keep, { capture: true });
  // Changes in another window, another page, and content added later to this one.
  addEventListener('storage', show);
  document.addEventListener(event, show);
  document.addEventListener(pageEvent, show);
  // After the first paint, which would otherwise wait for the device's storage.
  requestAnimationFrame(() => setTimeout(show));
}

/** The script in the page. */
export function keepScript(options: KeepOptions): string {
  return `(${runKeeping.toString()})(${JSON.stringify(options).replaceAll('<', '\\u003c')})`;
}

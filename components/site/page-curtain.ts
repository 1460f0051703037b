import { pageTransition } from '@/lib/site';

const { close, delay, patience } = pageTransition;

/** Timers of the present curtain. */
let timers: number[] = [];
let isClosed = false;
let isAwaited = false;

/**
 * Draws the curtain of stripes for a page that is being loaded (spec §2), except for editors. It plays beside the navigation and never
 * delays it: it closes, waits for `openCurtain`, and opens. If that takes long, `name` appears on it; its colour is that of the part of
 * the site that `path` belongs to.
 */
export function closeCurtain(name: string, path: string): void {
  stop();
  isClosed = false;
  isAwaited = true;
  const caption = document.querySelector('[data-transition-name]');
  if (caption) caption.textContent = name;
  const stripes = document.querySelector<HTMLElement>('[data-parts]');
  const part = stripes?.dataset['parts']
    ?.split(' ')
    .find((each) => each.startsWith(`${path.split('/')[2]}:`));
  if (part === undefined) stripes?.style.removeProperty('--stripe');
  else stripes?.style.setProperty('--stripe', `var(--color-${part.split(':')[1]})`);
  show('closing');
  timers = [
    window.setTimeout(() => {
      isClosed = true;
      if (!isAwaited) open();
    }, close),
    window.setTimeout(() => show('late'), patience),
  ];
}

/** To be called when the page is there. Does nothing without a curtain. */
export function openCurtain(): void {
  if (!isAwaited) return;
  isAwaited = false;
  if (isClosed) open();
}

function open(): void {
  stop();
  show('opening');
  timers = [
    window.setTimeout(() => document.documentElement.removeAttribute('data-transition'), delay - close),
  ];
}

function show(state: 'closing' | 'late' | 'opening'): void {
  document.documentElement.setAttribute('data-transition', state);
}

function stop(): void {
  for (const timer of timers) window.clearTimeout(timer);
  timers = [];
}

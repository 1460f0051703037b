import { readHint } from '@/lib/client/editor-hint';
import { alertDuration } from '@/lib/site';

/**
 * Registers the service worker at /sw.js (spec §1); a failure does not matter. An editor's browser has none and stores nothing, since
 * editors need to see the server's state.
 */
export function startWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  if (readHint() !== null) {
    void forgetAll().catch(() => undefined);
    return;
  }
  navigator.serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' }).catch(() => undefined);
}

async function forgetAll(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('litfass-')).map((name) => caches.delete(name)));
}

/** Tells the worker about a page that was opened within the site, with the files it has used. */
export function tellVisit(): void {
  if (!('serviceWorker' in navigator) || readHint() !== null || !navigator.onLine) return;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) =>
        origin === location.origin && /^\/(?:_next|page-data|media|map|water)\//.test(pathname),
    )
    .map(({ pathname }) => pathname);
  const url = `${location.pathname}${location.search}`;
  void navigator.serviceWorker.ready
    .then(({ active }) => active?.postMessage({ type: 'visited', url, files: [...new Set(files)] }))
    .catch(() => undefined);
}

/** Announces when the network is gone and back. Returns a function that stops it. */
export function watchNetwork(): () => void {
  let timer = 0;
  const say = (name: 'gone' | 'back' | null) => {
    const notice = document.querySelector<HTMLElement>('[data-network]');
    if (notice) notice.textContent = name === null ? '' : (notice.dataset[name] ?? '');
  };
  const onOffline = () => {
    window.clearTimeout(timer);
    say('gone');
  };
  const onOnline = () => {
    say('back');
    timer = window.setTimeout(() => say(null), alertDuration);
  };
  addEventListener('offline', onOffline);
  addEventListener('online', onOnline);
  if (!navigator.onLine) onOffline();
  return () => {
    window.clearTimeout(timer);
    removeEventListener('offline', onOffline);
    removeEventListener('online', onOnline);
  };
}

/** Says in place of a link that its content is not available offline. */
export function sayUnreachable(link: HTMLElement, words: string): void {
  const next = link.nextElementSibling;
  const notice =
    next instanceof HTMLElement && next.dataset['unreachable'] === '' ? next : document.createElement('p');
  notice.dataset['unreachable'] = '';
  notice.setAttribute('role', 'status');
  link.after(notice);
  notice.textContent = words;
  addEventListener('online', () => notice.remove(), { once: true });
}

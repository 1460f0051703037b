import { prefetchIdleTimeout } from '@/lib/site';
import { internalAddress } from './internal-link';

const linksPrefetched = 6;

/** The target of a link within the site, as path, query and fragment; null if the browser has to follow it itself (spec §2). */
export function readAddress(link: HTMLAnchorElement): string | null {
  if (!link.hasAttribute('href')) return null;
  return internalAddress(
    { href: link.href, target: link.target, isDownload: link.hasAttribute('download') },
    location.href,
  );
}

/** The same of what is worth fetching ahead: what is searched or filtered is made for each request, and the other language is seldom next. */
function readPrefetchAddress(link: HTMLAnchorElement): string | null {
  const address = readAddress(link);
  return link.hreflang !== '' && address?.includes('?') === true ? null : address;
}

/** Prefetches the target of a link that is pointed at or focused. */
export function prefetchLink(target: EventTarget | null, prefetch: (address: string) => void): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const address = link && isConnectionGood() ? readPrefetchAddress(link) : null;
  if (address !== null) prefetch(address);
}

/**
 * Prefetches the targets of the first six visible links, each page once, when the browser is idle, after 2000 ms at the latest (spec §2,
 * §9). Returns a function that cancels it.
 */
export function prefetchWhenIdle(prefetch: (address: string) => void): () => void {
  return whenIdle(() => {
    if (!isConnectionGood()) return;
    const seen = new Set([location.pathname]);
    for (const link of document.querySelectorAll('a')) {
      const address =
        seen.size <= linksPrefetched && link.checkVisibility() ? readPrefetchAddress(link) : null;
      if (address === null || address.includes('#') || seen.has(address)) continue;
      seen.add(address);
      prefetch(address);
    }
  });
}

/** No prefetch on slow or metered connections, or without one (spec §2). */
function isConnectionGood(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return navigator.onLine && connection?.saveData !== true && !/2g/.test(connection?.effectiveType ?? '');
}

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: prefetchIdleTimeout });
    return () => cancelIdleCallback(handle);
  }
  const timer = window.setTimeout(work, prefetchIdleTimeout);
  return () => window.clearTimeout(timer);
}

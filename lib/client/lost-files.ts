import { chunkReloadGuard } from '@/lib/site';

/** Shared with what fetches a lean page's first files (scripts/serve/late-scripts.mjs). */
const name = 'litfass-reloaded';

/**
 * Reloads the page, at most once a minute, when a script or style sheet of this build is gone because a new version was deployed (spec
 * §4, §9). Returns a function that stops watching.
 */
export function watchFiles(): () => void {
  addEventListener('error', reloadOnLostFile, { capture: true });
  return () => removeEventListener('error', reloadOnLostFile, { capture: true });
}

function reloadOnLostFile({ target }: Event): void {
  const address =
    target instanceof HTMLScriptElement ? target.src : target instanceof HTMLLinkElement ? target.href : '';
  // Without a network, the page on the screen is better than one that cannot be loaded.
  if (!address.includes('/_next/static/') || !navigator.onLine) return;
  if (Date.now() - Number(sessionStorage.getItem(name) ?? 0) < chunkReloadGuard) return;
  sessionStorage.setItem(name, String(Date.now()));
  location.reload();
}

import { chunkReloadGuard } from '@/lib/site';

/** Shared with what fetches a lean page's first files (scripts/serve/late-scripts.mjs). */
const name = 'litfass-reloaded';

/**
 * Reloads the page, at most once a minute, when a script or style sheet of this build is gone because a new version was deployed (spec
 * §4, §9). Returns a function that stops watching.
 */
export function watchFiles(): () => void {
  const follow = (event: Event) => void reloadOnLostFile(event);
  addEventListener('error', follow, { capture: true });
  return () => removeEventListener('error', follow, { capture: true });
}

async function reloadOnLostFile({ target }: Event): Promise<void> {
  const address =
    target instanceof HTMLScriptElement ? target.src : target instanceof HTMLLinkElement ? target.href : '';
  // Without a network or server, the page on the screen is better than one that cannot be loaded.
  if (!address.includes('/_next/static/') || !navigator.onLine || !(await isAnswered(address))) return;
  if (Date.now() - Number(sessionStorage.getItem(name) ?? 0) < chunkReloadGuard) return;
  sessionStorage.setItem(name, String(Date.now()));
  location.reload();
}

/** Whether the server itself says something of a file, and no proxy that it is away. */
async function isAnswered(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}

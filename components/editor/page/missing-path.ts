import { decodePath } from '@/lib/contract/paths';
import { makePathSlug } from '@/lib/records/slug';

/**
 * The address below the language that has no page, on the screen that says so (spec §7: `error-html`), as far as a page can have it; null on
 * every page that is there.
 */
export function missingPath(): string | null {
  if (document.querySelector('.error-html') === null) return null;
  const path = decodePath(location.pathname) ?? '';
  return makePathSlug(path.split('/').slice(2).join('/'));
}

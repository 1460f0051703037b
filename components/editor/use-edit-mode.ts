import { useSyncExternalStore } from 'react';
import { type EditWish, hasEditFlag } from '@/lib/client/edit-flag';
import { onParameter } from '@/lib/contract/on-a-date';

const changed = 'litfass:edit-mode';

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  window.addEventListener(changed, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(changed, listener);
  };
}

/** The same, read once. */
export function isEditMode(): boolean {
  const query = new URLSearchParams(location.search);
  return hasEditFlag(query) && !isElsewhere(query);
}

/** Whether the address shows something other than the draft being edited: a version, or the site on a date. */
function isElsewhere(query: URLSearchParams): boolean {
  return query.has('v') || query.has(onParameter);
}

/** Whether the address has the edit flag (spec §2). */
export function useEditMode(): boolean {
  return useSyncExternalStore(subscribe, isEditMode, () => false);
}

/**
 * Adds the edit flag to the address or removes it, without loading the page again, except for a preview (spec §2: `v`) and the site on a
 * date, which show something other than the draft.
 */
export function setEditMode(on: boolean): void {
  const url = new URL(location.href);
  if (on && isElsewhere(url.searchParams)) {
    url.search = '?edit';
    location.assign(url);
    return;
  }
  url.searchParams.delete('edit');
  const query = url.searchParams.toString();
  const parts = [query, on ? 'edit' : ''].filter((part) => part !== '').join('&');
  history.pushState(null, '', `${url.pathname}${parts === '' ? '' : `?${parts}`}${url.hash}`);
  window.dispatchEvent(new Event(changed));
}

/** Whether the address asks for something with edit mode (`?edit=translation`); it does so only once. */
export function takeWish(wish: EditWish): boolean {
  const url = new URL(location.href);
  if (url.searchParams.get('edit') !== wish) return false;
  const search = url.search.replace(`edit=${wish}`, 'edit');
  history.replaceState(history.state, '', `${url.pathname}${search}${url.hash}`);
  return true;
}

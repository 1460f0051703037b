import { hintCookie } from '@/lib/hint-cookie.mjs';

const hint = new RegExp(`(?:^|; )${hintCookie}=([^;]+)`);

/** The value of the hint cookie, one of `hintValues`; null if there can be no editor's session. */
export function readHint(): string | null {
  return hint.exec(document.cookie)?.[1] ?? null;
}

/** The session has ended: from the next page on this is a visitor's browser, which keeps no room for the editor's bar. */
export function forgetHint(): void {
  document.cookie = `${hintCookie}=; path=/; max-age=0`;
}

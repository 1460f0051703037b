import { hintCookie } from '@/lib/contract/user';

const hint = new RegExp(`(?:^|; )${hintCookie}=([^;]+)`);

/** The value of the hint cookie, one of `hintValues`; null if there can be no editor's session. */
export function readHint(): string | null {
  return hint.exec(document.cookie)?.[1] ?? null;
}

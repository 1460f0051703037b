import { hintCookie } from '@/lib/contract/user';

const hint = new RegExp(`(?:^|; )${hintCookie}=([^;]+)`);

/** What the hint cookie says: one of `hintValues`, or null where no editor's session can exist. */
export function readHint(): string | null {
  return hint.exec(document.cookie)?.[1] ?? null;
}

import type { AsyncLocalStorage } from 'node:async_hooks';

/** What the answer to a request was made of. */
export interface PageUse {
  tags: string[];
  /** The last change (lib/changes) before the oldest part of it was read. */
  since: number;
  /** When the oldest part of it was read, in milliseconds since 1970. */
  made: number;
  /** Whether it came from something that is kept, or is kept now. */
  isKept: boolean;
  /** Whether any change makes it stale, whatever its tags. */
  isAnyChange: boolean;
  /** The rendered page, if it is one. */
  page: object | null;
  /** Whether the store of rendered pages was asked: who is given what is being made for another request does not ask. */
  isLookedUp: boolean;
  /** Whether something that it needs could not be asked. */
  isAway: boolean;
}

/** Of the request being answered. The server's front opens it (scripts/serve/framework-answer.mjs); what is kept elsewhere writes itself down in it. */
export const pageUse: AsyncLocalStorage<PageUse>;

/** Writes down that something could not be asked that the answer needs: if it fails for that, it is "not now" (503) and no fault. */
export function noteAway(): void;

import type { AsyncLocalStorage } from 'node:async_hooks';

/** A rendered page or answer as the framework hands it over; only what is looked at here. */
export interface PageValue {
  html?: string;
  body?: Uint8Array;
  rscData?: Uint8Array;
  segmentData?: Map<string, Uint8Array>;
  headers?: Record<string, unknown>;
}

export interface KeptPage {
  entry: { lastModified: number; value: PageValue; cacheControl: unknown };
  tags: string[];
  /** The last change (lib/changes) when its rendering began. */
  since: number;
  bytes: number;
}

/** What the answer to a request was made of. */
export interface PageUse {
  tags: string[];
  since: number;
  /** Whether it came from something that is kept, or is kept now. */
  isKept: boolean;
  /** Whether any change makes it stale, whatever its tags. */
  isAnyChange: boolean;
  /** The rendered page, if it is one. */
  page: object | null;
}

export const pageUse: AsyncLocalStorage<PageUse>;

export default class PageCache {
  constructor(context: object);
  get(key: string, context: { kind: string }): Promise<unknown>;
  set(
    key: string,
    value: PageValue | null,
    context: { fetchCache?: boolean; cacheControl?: unknown },
  ): Promise<void>;
  revalidateTag(): Promise<void>;
  resetRequestCache(): void;
}

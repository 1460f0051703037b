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

import type { IncomingMessage } from 'node:http';

type Asked = Pick<IncomingMessage, 'headers' | 'url'>;

/** Whether a request may be answered with what another one got. */
export function isForEverybody(request: Asked, sessionCookies: readonly string[]): boolean;

/** Under what its answer is kept; null if it is not worth it. */
export function cacheKey(request: Asked): string | null;

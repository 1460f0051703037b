import { HttpError } from 'ra-core';
import { RequestError } from '@/lib/client/request';

/** Repeats a read only if it may succeed later: no network, an overloaded server. */
export function retryRead(failures: number, error: unknown): boolean {
  const status = error instanceof HttpError || error instanceof RequestError ? error.status : null;
  return failures < 2 && status !== null && (status === 0 || status >= 500);
}

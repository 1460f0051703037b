import { HttpError } from 'ra-core';
import { RequestError } from '@/lib/client/request';

/** Asks again only where the same question may get an answer later: no network, an overloaded server. */
export function retryRead(failures: number, error: unknown): boolean {
  const status = error instanceof HttpError || error instanceof RequestError ? error.status : null;
  return failures < 2 && status !== null && (status === 0 || status >= 500);
}

import { HttpError, type TranslateFunction } from 'ra-core';
import { RequestError } from '@/lib/client/request';

/** An error as a sentence for people. The server's own sentence takes precedence. */
export function describeError(error: unknown, translate: TranslateFunction): string {
  const status = error instanceof HttpError || error instanceof RequestError ? Number(error.status) : null;
  if (status === null) return translate('admin.error.unknown');
  if (status === 0 || status === 503) return translate('admin.error.unreachable');
  if (status === 429) return translate('admin.error.too_many');
  const sentence = error instanceof Error ? error.message : '';
  return status < 500 && sentence !== '' ? sentence : translate('admin.error.unknown');
}

/** Whether a record does not exist (any more). */
export function isGone(error: unknown): boolean {
  return error instanceof HttpError && error.status === 404;
}

/** Whether a call got no final answer, so that it may have been carried out. */
export function isUnanswered(error: unknown): boolean {
  const body: unknown = error instanceof HttpError ? error.body : null;
  return typeof body === 'object' && body !== null && 'isPassing' in body && body.isPassing === true;
}

/** The body of an error answer, if there was one. */
export function answerOf(error: unknown): unknown {
  if (error instanceof RequestError) return error.body;
  if (!(error instanceof HttpError)) return null;
  const body: unknown = error.body;
  return typeof body === 'object' && body !== null && 'answer' in body ? body.answer : null;
}

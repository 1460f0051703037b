import crypto from 'node:crypto';
import { problemAnswer } from '@/lib/backend/http/answer';
import { readJson } from '@/lib/backend/http/body';
import { parseInput } from '@/lib/backend/http/endpoint';
import { revalidateHere } from '@/lib/backend/http/revalidate';
import { ProblemError } from '@/lib/backend/problem';
import { invalidatePathIndex } from '@/lib/content/path-index';
import { revalidateSchema } from '@/lib/contract/site-status';
import { contentTag } from '@/lib/contract/tags';
import { env } from '@/lib/env';

/**
 * Makes pages of this instance fresh: those with the named tags, or all. For the webhook of an external content system, and for news from
 * other instances. Needs `Authorization: Bearer <REVALIDATE_SECRET>`.
 */
export async function POST(request: Request): Promise<Response> {
  try {
    if (!isAuthorised(request.headers.get('authorization'))) throw new ProblemError('not_authenticated');
    const body = parseInput(revalidateSchema, await readJson(request), 'en');
    revalidateHere(body?.tags ?? [contentTag]);
    invalidatePathIndex();
    return new Response(null, { status: 204 });
  } catch (error) {
    return problemAnswer(error, request);
  }
}

function isAuthorised(header: string | null): boolean {
  if (env.REVALIDATE_SECRET === undefined || header === null) return false;
  const digest = (value: string) => crypto.createHash('sha256').update(value).digest();
  return crypto.timingSafeEqual(digest(header), digest(`Bearer ${env.REVALIDATE_SECRET}`));
}

import { problemAnswer } from '@/lib/backend/http/answer';
import { carriesSecret } from '@/lib/backend/http/bearer';
import { readJson } from '@/lib/backend/http/body';
import { parseInput } from '@/lib/backend/http/endpoint';
import { tellHere } from '@/lib/backend/changes/changes';
import { ProblemError } from '@/lib/backend/kernel/problem';
import { revalidateSchema } from '@/lib/contract/site-status';
import { env } from '@/lib/env';

/**
 * Makes pages of this instance fresh: those with the given tags, or all. For the webhook of an external content system. Needs
 * `Authorization: Bearer <REVALIDATE_SECRET>`.
 */
export async function POST(request: Request): Promise<Response> {
  try {
    if (!carriesSecret(request.headers, env.REVALIDATE_SECRET)) throw new ProblemError('not_authenticated');
    const body = parseInput(revalidateSchema, await readJson(request));
    tellHere(body?.tags ?? null);
    return new Response(null, { status: 204 });
  } catch (error) {
    return problemAnswer(error, request);
  }
}

import { passReportOn } from '@/lib/backend/kernel/error-reports';
import { jsonAnswer, problemAnswer } from '@/lib/backend/http/answer';
import { readBody } from '@/lib/backend/http/body';
import { isSameOrigin } from '@/lib/backend/http/origin';
import { callerNetwork } from '@/lib/caller';
import { ProblemError } from '@/lib/backend/kernel/problem';
import { env } from '@/lib/env';

export const dynamic = 'force-dynamic';

/** The project that a browser reports its errors to; asked after the first error, so that no page carries it. */
export function GET(): Response {
  return jsonAnswer({ dsn: env.SENTRY_DSN ?? null });
}

/** Takes a browser's report. It uses neither session nor database, since errors are also reported when those are down. */
export async function POST(request: Request): Promise<Response> {
  try {
    if (!isSameOrigin(request.headers)) throw new ProblemError('forbidden', 'request.origin');
    await passReportOn(await readBody(request), callerNetwork(request.headers));
    return new Response(null, { status: 202, headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    return problemAnswer(error, request);
  }
}

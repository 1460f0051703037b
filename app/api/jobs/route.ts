import { carriesSecret } from '@/lib/backend/http/bearer';
import { endpoint } from '@/lib/backend/http/endpoint';
import { runDueJobs } from '@/lib/backend/jobs/run-due';
import { ProblemError } from '@/lib/backend/kernel/problem';
import { env, isExternal } from '@/lib/env';

export const dynamic = 'force-dynamic';

/** Seconds that a serverless host lets it work. */
export const maxDuration = 60;

/**
 * Does the jobs that are due, for a scheduler to call where no process stays awake (SERVERLESS). Needs
 * `Authorization: Bearer <CRON_SECRET>`; elsewhere, and without that secret, there is no such path.
 */
export const GET = endpoint({
  access: 'public',
  handle: async ({ request }) => {
    if (!env.SERVERLESS || isExternal || env.CRON_SECRET === undefined) throw new ProblemError('not_found');
    if (!carriesSecret(request.headers, env.CRON_SECRET)) throw new ProblemError('not_authenticated');
    await runDueJobs();
  },
});

import { carriesSecret } from '@/lib/backend/http/bearer';
import { endpoint } from '@/lib/backend/http/endpoint';
import { runDueJobs } from '@/lib/backend/jobs/run-due';
import { ProblemError } from '@/lib/backend/kernel/problem';
import { env, isExternal } from '@/lib/env';

export const dynamic = 'force-dynamic';

/** Seconds that a serverless host allows. */
export const maxDuration = 60;

/**
 * Runs due jobs, for a scheduler on hosts where no process stays awake (SERVERLESS). Needs `Authorization: Bearer <CRON_SECRET>`; without
 * that setting, or on other hosts, the path is a 404.
 */
export const GET = endpoint({
  access: 'public',
  handle: async ({ request }) => {
    if (!env.SERVERLESS || isExternal || env.CRON_SECRET === undefined) throw new ProblemError('not_found');
    if (!carriesSecret(request.headers, env.CRON_SECRET)) throw new ProblemError('not_authenticated');
    await runDueJobs();
  },
});
